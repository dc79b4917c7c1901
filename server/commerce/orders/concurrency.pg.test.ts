import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { TEST_VARIANTS } from '#server/commerce/cart/testing-variants.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { orders, providerCharges, reservations } from '#server/platform/db/schema/commerce.ts';
import { valuePostings } from '#server/platform/db/schema/payments.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { ada, attach, type Call, checkout, count, database, onHand, patch, place, answerChallenge, shop, useOrderShop } from './testing.ts';

useOrderShop();

const setUnits = (units: number) =>
  database.db
    .update(stock)
    .set({ onHand: units })
    .where(and(eq(stock.upc, TEST_VARIANTS.five.upc), eq(stock.location, 'ship')));
const shoppers = (howMany: number) => Array.from({ length: howMany }, (_, index) => shop.as(`shopper-${index}`));
const carts = async (calls: readonly Call[], pay?: Record<string, unknown>): Promise<Cart[]> => {
  const made: Cart[] = [];
  for (const call of calls) {
    const cart = await checkout({ call });
    made.push(pay ? (await attach(cart, pay, call)).body.cart : cart);
  }
  return made;
};
const placeAll = (calls: readonly Call[], carts: readonly Cart[]) =>
  Promise.all(carts.map((cart, index) => place(cart, {}, { call: calls[index] ?? ada })));
const spentOf = (answers: Awaited<ReturnType<typeof placeAll>>, wanted: string): number =>
  answers
    .flatMap(({ status, body }) => (status === 200 ? (body.payments ?? []) : []))
    .reduce((sum, { code, amount }) => (code === wanted ? sum + amount : sum), 0);

test('two hundred concurrent shoppers for the last twenty units place exactly twenty orders', async () => {
  await setUnits(20);
  const calls = shoppers(200);
  const answers = await placeAll(calls, await carts(calls));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  for (const { status, code } of answers) if (status !== 200) expect(code).toBe('INV406');
  expect([await onHand('five'), await count(providerCharges), await count(reservations)]).toEqual([0, 20, 0]);
}, 240_000);

test.each([
  ['a gift card', 'GIFT_CARD', { payment_method_id: 'GIFT_CARD', card_number: demoNumber(1), pin: DEMO_PIN }, 50_00],
  ['a reward code', 'REWARD_CODE', { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' }, 10_00],
])(
  '%s in eight concurrent carts is spent once',
  async (_, method, pay, worth) => {
    await setUnits(50);
    const calls = shoppers(8);
    const answers = await placeAll(calls, await carts(calls, pay));
    expect(spentOf(answers, method)).toBe(worth);
    for (const { status, code } of answers) if (status !== 200) expect(['GFC740', 'WMK409']).toContain(code);
    const books = await database.db
      .select({ sum: sql<number>`sum(${valuePostings.amount})::int` })
      .from(valuePostings)
      .groupBy(valuePostings.cardId);
    for (const { sum } of books) expect(sum).toBe(0);
    const charged = await database.db.select({ sum: sql<number>`sum(${providerCharges.amount})::int` }).from(providerCharges);
    const owed = answers.reduce((sum, { status, body }) => (status === 200 ? sum + body.totals.total : sum), 0);
    expect((charged[0]?.sum ?? 0) + worth).toBe(owed);
  },
  120_000,
);

test('one order from four tabs, with its challenge answered in all of them, is one order and one charge', async () => {
  const cart = await checkout({ card: '4000000000003220' });
  const placed = await Promise.all(Array.from({ length: 4 }, () => place(cart)));
  const [order] = placed.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  if (!order) throw new Error('nothing was placed');
  await answerChallenge(order, { password: 'password' });
  await Promise.all(Array.from({ length: 4 }, () => patch(order.orderNumber)));
  expect([await count(orders), await count(providerCharges), await onHand('five')]).toEqual([1, 1, 4]);
}, 60_000);
