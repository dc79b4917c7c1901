import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { asPlaced } from './find-own.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import type { OrderFacts } from './facts.ts';
import { database, member, now, points, shop, useLoyaltyShop } from '#server/commerce/loyalty/testing.ts';
import { loyaltyOfCancelled, loyaltyOfReturn } from './loyalty-of-return.ts';
import { planRefund } from './rules.ts';

useLoyaltyShop();

const rowOf = async (orderNumber: string) => {
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const placed = asPlaced(row);
  if (!placed) throw new Error('no such order');
  return placed;
};
const returned = (id: string, state: 'REFUNDED' | 'RECEIVED', itemId: string, qty: number, amount = 0): OrderFacts['returns'][number] => ({
  row: { id, state, amount } as OrderFacts['returns'][number]['row'],
  lines: [{ returnId: id, itemId, qty, reason: 'other', amount }] as unknown as OrderFacts['returns'][number]['lines'],
});

it('takes what pieces had earned as they come back, once each, and nothing is left in the end', async () => {
  const ann = await member();
  const { orderNumber, items } = (await ann.pay(await ann.cart(['shoe', 3]))).body;
  const row = await rowOf(orderNumber);
  const itemId = items[0]?.id ?? '';
  const earned = (await points(ann)) - 25;
  const first = returned('R1', 'REFUNDED', itemId, 1);
  const rest = returned('R2', 'REFUNDED', itemId, 2);
  const facts = (...returns: OrderFacts['returns']): OrderFacts => ({ fulfilments: [], events: [], cancellation: undefined, returns });
  for (const _ of ['once', 'again']) await database.db.transaction((tx) => loyaltyOfReturn(tx, row, facts(first), 'R1', now));
  expect(await points(ann)).toBe(25 + Math.floor((earned * 2) / 3));
  await database.db.transaction((tx) => loyaltyOfReturn(tx, row, facts(first, rest), 'R2', now));
  expect(await points(ann)).toBe(25);
});

it('gives a voucher’s points back with a cancelled order, and never more money than was charged', async () => {
  const ann = await member();
  await ann.pay(await ann.cart(['shoe', 1]));
  const { orderNumber, items, totals } = (await ann.pay((await ann.voucher(await ann.cart(['kidsBoot', 1]), 100)).body)).body;
  const row = await rowOf(orderNumber);
  const wish = [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'other' as const }];
  const facts: OrderFacts = { fulfilments: [], events: [], cancellation: undefined, returns: [] };
  expect(planRefund(row.document, 'en-us', facts, wish).total).toBe(totals.total - 5_00);
  await database.db.transaction((tx) => loyaltyOfCancelled(tx, row, now));
  expect(await points(ann)).toBe(145);
});

it('has nothing to do with a guest’s order', async () => {
  const ann = await shop.shopper();
  const { orderNumber } = (await ann.pay(await ann.cart(['shoe', 1]))).body;
  const row = { ...(await rowOf(orderNumber)), subject: 'guest-1' };
  await database.db.transaction((tx) => loyaltyOfCancelled(tx, row, now));
  expect(await points(ann)).toBe(0);
});
