import { afterEach, expect, it } from 'vitest';
import { type RecImpressionPorts, startRecImpressions } from './rec-impressions.ts';

const rows: HTMLElement[] = [];
afterEach(() => {
  for (const row of rows.splice(0)) row.remove();
});

const row = (count: number, shown: number): HTMLElement => {
  const element = document.createElement('div');
  element.dataset['recSet'] = 'recently-viewed';
  for (let index = 1; index <= count; index += 1) {
    const card = document.createElement('article');
    card.dataset['product'] = `P${index}`;
    card.style.cssText = `position: absolute; block-size: 10px; inline-size: 10px; top: ${index > shown ? '500vh' : `${index * 10}px`}; left: 0`;
    element.append(card);
  }
  document.body.append(element);
  rows.push(element);
  return element;
};

const start = (granted = true) => {
  const sent: Parameters<RecImpressionPorts['send']>[0][] = [];
  let number = 0;
  startRecImpressions({
    granted: () => granted,
    newId: () => `id-${(number += 1)}`,
    send: async (impression) => void sent.push(impression),
  });
  return sent;
};

it('recommended products are reported together when they are seen, with their position, and once', async () => {
  const element = row(3, 2);
  const sent = start();
  const at = (impressionId: string, ...positions: number[]) => ({
    impressionId,
    channel: 'ECOMM',
    recSetId: 'recently-viewed',
    items: positions.map((position) => ({ productId: `P${position}`, position })),
  });
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual([at('id-1', 1, 2)]);
  for (const card of element.querySelectorAll<HTMLElement>('article')) card.style.top = '0';
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual([at('id-1', 1, 2), at('id-2', 3)]);
});

it('of a long row the first twenty products are reported, also where it is drawn later', async () => {
  const sent = start();
  row(25, 25);
  await expect.poll(() => sent.flatMap(({ items }) => items.map(({ position }) => position)), { timeout: 5_000 }).toHaveLength(20);
});

it('a row may set a lower limit', async () => {
  row(5, 5).dataset['recLimit'] = '2';
  const sent = start();
  await expect.poll(() => sent.flatMap(({ items }) => items.map(({ position }) => position)), { timeout: 5_000 }).toEqual([1, 2]);
});

it('without consent nothing is reported', async () => {
  row(1, 1);
  const refused = start(false);
  const sent = start();
  await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(1);
  expect(refused).toEqual([]);
});
