import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import type { PageToSend } from './renderer.ts';

/** A shop whose pages are rendered by `render`, which may count an outage. */
const shopOf = (render: (lose: () => void) => PageToSend) => {
  let outages = 0;
  return pages({
    render: async () => render(() => void (outages += 1)),
    publicUrl: 'http://shop.test',
    outages: () => outages,
    version: async () => '1',
    mayPreview: async () => false,
    keeps: true,
    kit: false,
    movedAddress: async () => undefined,
    isGone: async () => false,
    policy: () => "default-src 'self'",
  });
};
const page = (status: number, html: string): PageToSend => ({ status, headers: new Headers({ 'Content-Type': 'text/html' }), html });
const failed = (): PageToSend => page(500, '<p>Something went wrong</p>');

test('a page whose calls found the database lost says when to come back, and is not kept', async () => {
  let isLost = true;
  const shop = shopOf((lose) => {
    if (!isLost) return page(200, '<p>Boots</p>');
    lose();
    return failed();
  });
  const answer = await shop.request('/en-us');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  isLost = false;
  const next = await shop.request('/en-us');
  expect([next.status, next.headers.get('retry-after'), await next.text()]).toEqual([200, null, '<p>Boots</p>']);
});

test('a page that fails for another reason is a 500', async () => {
  const answer = await shopOf(failed).request('/en-us');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
});
