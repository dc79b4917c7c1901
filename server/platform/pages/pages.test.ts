import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** A shop whose pages are rendered by `render`, which may count an outage. */
const shopOf = (render: (lose: () => void) => Response) => {
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
const failed = (): Response => new Response('<p>Something went wrong</p>', { status: 500, headers: { 'Content-Type': 'text/html' } });

test('a page whose calls found the database lost says when to come back, and is not kept', async () => {
  let isLost = true;
  const shop = shopOf((lose) => {
    if (!isLost) return new Response('<p>Boots</p>', { headers: { 'Content-Type': 'text/html' } });
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
