import { and, eq, gt, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';
import { checkout, clock, database, place, prepare, shop, useOrderShop } from './testing.ts';

useOrderShop();

const heldUnits = async (): Promise<number> => {
  const [row] = await database.db
    .select({ held: sql<number>`coalesce(sum(${reservations.qty}), 0)::int` })
    .from(reservations)
    .where(and(eq(reservations.upc, TEST_VARIANTS.tee.upc), gt(reservations.expiresAt, clock())));
  return row?.held ?? 0;
};

describe('reservations of prepared orders', () => {
  test('one address reserves at most half of a stock, and prevents no order', async () => {
    await database.db.update(stock).set({ onHand: 36 }).where(eq(stock.upc, TEST_VARIANTS.tee.upc));
    const carts = [];
    for (let guest = 0; guest < 5; guest += 1) {
      const call = shop.as(`guest-${guest}`);
      const cart = await checkout({ call, items: [['tee', 5]] });
      expect(await prepare(cart, call)).toMatchObject({ status: 200 });
      carts.push({ call, cart });
    }
    expect(await heldUnits()).toBe(15);
    const last = carts.at(-1);
    if (!last) throw new Error('nobody has looked');
    expect(await place(last.cart, {}, { call: last.call })).toMatchObject({ status: 200 });
  });

  test('one address reserves a line of a cart if the stock is small', async () => {
    const call = shop.as('guest-alone');
    const cart = await checkout({ call, items: [['tee', 5]] });
    await database.db.update(stock).set({ onHand: 6 }).where(eq(stock.upc, TEST_VARIANTS.tee.upc));
    expect(await prepare(cart, call)).toMatchObject({ status: 200 });
    expect(await heldUnits()).toBe(5);
  });
});

test('the guests of one address put at most half of a store’s stock aside', async () => {
  const { upc } = TEST_VARIANTS.tee;
  await database.db
    .update(stock)
    .set({ onHand: 36 })
    .where(and(eq(stock.upc, upc), eq(stock.location, 'PDX')));
  const answers = [];
  for (let guest = 0; guest < 5; guest += 1) {
    const call = shop.as(`aside-${guest}`);
    answers.push(await call('POST', '/cart/v1/cartWithItem', { body: { ...wish('tee'), qty: 5, storeId: 'PDX', reserve: true } }));
  }
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([201, 201, 201, 'INV701', 'INV701']);
  expect(await heldUnits()).toBe(15);
});
