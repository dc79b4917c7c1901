import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { StoreSession } from '#contract/calls/store-session.ts';
import { estimateCart } from '#pricing/estimate.ts';
import { type AccountShop, openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { findTestVariants, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { storeEmployees } from '#server/platform/db/schema/in-store.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { inStoreHandlers } from '#server/in-store/handlers.ts';
import { adjustmentHandlers } from './handlers.ts';
import { assertSoldInStore } from './limits.ts';

let database: OpenDatabase;
let shop: AccountShop;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  await database.db.insert(storeEmployees).values({ id: 'PDX-01', storeId: 'PDX', name: 'Maya Brooks' });
  const carts = { findVariants: findTestVariants };
  shop = openAccountShop(database.db, { ...inStoreHandlers({ carts }), ...adjustmentHandlers({ carts }) });
});
afterAll(() => database.close());

const AGENT = '/consumers-v3/consumer/agent/session';

/** A device at the counter with two pairs of shoes (240.00, less 20.00 for the season) and a tee (30.00) in its cart. */
const counter = async ({ connected = true } = {}) => {
  const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
  const browser = shop.browser();
  await browser.signIn(email);
  if (connected) await browser.call<StoreSession>('PUT', AGENT, { storeId: 'PDX', storeEmployeeId: 'PDX-01' });
  const { body: empty } = await browser.call<Cart>('POST', '/cart/v1/cart', {});
  await browser.call('POST', '/cart/v1/item', { cartId: empty.id, ...wish('shoe', { qty: 2 }) });
  const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/item', { cartId: empty.id, ...wish('tee') });
  const path = `/cart/v1/cart/${cart.id}/price_adjustments`;
  const adjust = (body: Record<string, unknown>) => browser.call<Cart>('POST', path, { reason: 'DAMAGED', ...body });
  const change = (id: string | undefined, body: Record<string, unknown>) => browser.call<Cart>('PATCH', `${path}/${id ?? ''}`, body);
  const drop = (id: string | undefined) => browser.call<Cart>('DELETE', `${path}/${id ?? ''}`, { adjustmentId: id });
  return { browser, cart, shoe: cart.items[0]?.id, tee: cart.items[1]?.id, adjust, change, drop };
};
const amounts = ({ priceAdjustments = [] }: Cart) => priceAdjustments.map(({ level, amount }) => [level, amount]);

describe('a price adjustment', () => {
  it('can be added, changed and taken back, and the totals follow', async () => {
    const { cart, shoe, adjust, change, drop } = await counter();
    const added = await adjust({ level: 'ITEM', itemId: shoe, kind: 'PERCENT', value: 10_000 });
    expect(added.status).toBe(201);
    expect(added.body.priceAdjustments).toMatchObject([
      { level: 'ITEM', itemId: shoe, kind: 'PERCENT', value: 10_000, reason: 'DAMAGED', amount: 24_00, storeEmployeeId: 'PDX-01' },
    ]);
    expect(added.body.items[0]?.price.priceAfterItemDiscount).toBe(216_00);
    expect(added.body.totals.totalDiscount).toBe(cart.totals.totalDiscount + 24_00);
    expect(added.body.version).toBe(cart.version + 1);
    const id = added.body.priceAdjustments?.[0]?.adjustmentId;
    const changed = await change(id, { kind: 'FIXED_PRICE', value: 90_00, reason: 'PRICE_MATCH' });
    expect(changed.body.priceAdjustments).toMatchObject([{ adjustmentId: id, kind: 'FIXED_PRICE', amount: 60_00, reason: 'PRICE_MATCH' }]);
    expect(changed.body.items[0]?.price.priceAfterItemDiscount).toBe(180_00);
    const gone = await drop(id);
    expect(gone.body.priceAdjustments).toBeUndefined();
    expect(gone.body.totals).toEqual(cart.totals);
    expect((await drop(id)).body.version).toBe(gone.body.version);
  });

  it('of lines, the order and a shipment come after the promotions of their level, and the device estimates the same', async () => {
    const { browser, cart, tee, adjust } = await counter();
    await browser.call('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
    await browser.call('POST', '/cart/v1/shippingMethod', { cartId: cart.id, shippingId: 'home', code: 'express' });
    await adjust({ level: 'ITEM', itemId: tee, kind: 'AMOUNT', value: 5_00 });
    await adjust({ level: 'ORDER', kind: 'PERCENT', value: 20_000, reason: 'GOODWILL' });
    const { body } = await adjust({ level: 'SHIPPING', shippingId: 'home', kind: 'FIXED_PRICE', value: 1_00, reason: 'LATE_DELIVERY' });
    // 240.00 and 25.00, less 20.00 for the season: a fifth of 245.00
    const express = body.shippingMethods[0]?.applicableShippingMethods.find(({ code }) => code === 'express')?.price.amount ?? 0;
    expect(amounts(body)).toEqual([
      ['ITEM', 5_00],
      ['ORDER', 49_00],
      ['SHIPPING', express - 1_00],
    ]);
    expect(body.totals).toMatchObject({ itemSubTotal: 270_00, totalDiscount: 74_00, shipping: 1_00, total: 197_00 });
    expect(estimateCart(body)).toEqual(body);
  });

  it('takes no more than the shop allows, also when the cart shrinks afterwards', async () => {
    const { browser, cart, shoe, adjust, change } = await counter();
    const refused = (answer: { code?: string | undefined }) => expect(answer.code).toBe('WMK422A');
    refused(await adjust({ level: 'ITEM', itemId: shoe, kind: 'PERCENT', value: 50_001 }));
    refused(await adjust({ level: 'ITEM', itemId: shoe, kind: 'AMOUNT', value: 120_01 }));
    refused(await adjust({ level: 'ITEM', itemId: shoe, kind: 'FIXED_PRICE', value: 59_99 }));
    refused(await adjust({ level: 'ITEM', itemId: shoe, kind: 'FIXED_PRICE', value: 120_00 }));
    refused(await adjust({ level: 'ITEM', itemId: shoe, kind: 'AMOUNT', value: 0 }));
    refused(await adjust({ level: 'ORDER', kind: 'FIXED_PRICE', value: 100_00 }));
    refused(await adjust({ level: 'ORDER', kind: 'PERCENT', value: 20_001 }));
    // Standard delivery is free here: there is nothing to take off from.
    refused(await adjust({ level: 'SHIPPING', shippingId: 'home', kind: 'AMOUNT', value: 1 }));
    const { body } = await adjust({ level: 'ITEM', itemId: shoe, kind: 'AMOUNT', value: 120_00 });
    const id = body.priceAdjustments?.[0]?.adjustmentId;
    refused(await change(id, { value: 120_01 }));
    refused(await change(id, { kind: 'PERCENT' }));
    const { body: one } = await browser.call<Cart>('PUT', `/cart/v1/cart/${cart.id}/item`, { qty: 1 }, { query: { itemId: shoe ?? '' } });
    expect(amounts(one)).toEqual([['ITEM', 60_00]]);
  });

  it('is one for each line: another takes its place, and it goes with its line', async () => {
    const { browser, cart, tee, adjust } = await counter();
    await adjust({ level: 'ITEM', itemId: tee, kind: 'PERCENT', value: 10_000 });
    const { body } = await adjust({ level: 'ITEM', itemId: tee, kind: 'PERCENT', value: 50_000 });
    expect(amounts(body)).toEqual([['ITEM', 15_00]]);
    const { body: without } = await browser.call<Cart>('DELETE', '/cart/v1/item', { cartId: cart.id, itemId: tee });
    expect(without.priceAdjustments).toBeUndefined();
  });

  it('goes when its cart is emptied: whoever comes next pays what the shop asks', async () => {
    const { browser, cart, shoe, tee, adjust } = await counter();
    await adjust({ level: 'ORDER', kind: 'PERCENT', value: 10_000 });
    for (const itemId of [shoe, tee]) await browser.call('DELETE', '/cart/v1/item', { cartId: cart.id, itemId });
    const { body } = await browser.call<Cart>('POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe') });
    expect(body.priceAdjustments).toBeUndefined();
  });

  it('is refused for a line, a shipment or an adjustment that is not there', async () => {
    const { browser, adjust, change, drop } = await counter();
    expect((await browser.call('POST', '/cart/v1/cart/none/price_adjustments', {})).code).toBe('BSK404');
    expect((await adjust({ level: 'ITEM', kind: 'PERCENT', value: 1000 })).code).toBe('ORD430');
    expect((await adjust({ level: 'ITEM', itemId: uuidv7(), kind: 'PERCENT', value: 1000 })).code).toBe('ORD430');
    expect((await adjust({ level: 'SHIPPING', shippingId: 'pickup-PDX', kind: 'PERCENT', value: 1000 })).code).toBe('SHP404');
    expect(await change(uuidv7(), { value: 1 })).toMatchObject({ status: 404, code: 'WMK404A' });
    expect((await drop(uuidv7())).status).toBe(200);
    expect(await adjust({ level: 'LINE', kind: 'PERCENT', value: 1.5, reason: 'because' })).toMatchObject({ status: 400, code: 'WMK400' });
  });

  it('is for associates in a store alone, each in their own cart', async () => {
    const counted = await counter();
    const body = { level: 'ORDER', kind: 'PERCENT', value: 1000, reason: 'GOODWILL' };
    const path = `/cart/v1/cart/${counted.cart.id}/price_adjustments`;
    const ask = async (browser: TestBrowser) => (await browser.call('POST', path, body)).code;
    expect(await ask((await counter()).browser)).toBe('BSK404');
    expect((await (await counter({ connected: false })).adjust(body)).code).toBe('STR404');
    const guest = shop.browser();
    await guest.token();
    expect(await ask(guest)).toBe('AUT404');
    const consumer = shop.browser();
    await consumer.signIn((await shop.account()).email);
    expect(await ask(consumer)).toBe('AUT404');
    // Who left the store's employ sells nothing any more.
    await database.db.update(storeEmployees).set({ active: false }).where(eq(storeEmployees.id, 'PDX-01'));
    expect((await counted.adjust(body)).code).toBe('STR404');
    await database.db.update(storeEmployees).set({ active: true }).where(eq(storeEmployees.id, 'PDX-01'));
  });

  describe('of a cart that is put aside', () => {
    const change = (kind: string, value: number, storeEmployeeId = 'PDX-01') => ({ kind, value, reason: 'DAMAGED', storeEmployeeId });
    const comeBack = async (
      more: Record<string, unknown>,
      { cartId, storeEmployeeId = 'PDX-01' }: { cartId?: string; storeEmployeeId?: string } = {},
    ) => {
      const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
      const browser = shop.browser();
      await browser.signIn(email);
      await browser.call<StoreSession>('PUT', AGENT, { storeId: 'PDX', storeEmployeeId });
      const id = uuidv7();
      const facts = { kind: 'parked', storeId: 'PDX', storeEmployeeId, at: '2026-11-21T11:30:00.000Z' };
      const carts = AGENT.replace('session', `baskets/${id}`);
      expect((await browser.call('PUT', carts, { ...facts, ...more })).status).toBe(200);
      return (await browser.call<Cart>('POST', `${carts}/resume`, cartId === undefined ? {} : { cartId })).body;
    };

    it('comes back as it was: what each took off, why, and who made it', async () => {
      await database.db.insert(storeEmployees).values({ id: 'PDX-02', storeId: 'PDX', name: 'Ben Ito' }).onConflictDoNothing();
      const { browser, cart, shoe, adjust } = await counter();
      await adjust({ level: 'ITEM', itemId: shoe, kind: 'PERCENT', value: 10_000 });
      const { body: before } = await adjust({ level: 'ORDER', kind: 'PERCENT', value: 10_000, reason: 'GOODWILL' });
      const back = await comeBack(
        {
          items: [wish('shoe', { qty: 2, adjustment: change('PERCENT', 10_000) }), wish('tee', { qty: 1 })],
          adjustments: [{ ...change('PERCENT', 10_000), reason: 'GOODWILL', level: 'ORDER' }],
        },
        { storeEmployeeId: 'PDX-02' },
      );
      expect(back.priceAdjustments).toMatchObject([
        { level: 'ITEM', itemId: back.items[0]?.id, reason: 'DAMAGED', amount: 24_00, storeEmployeeId: 'PDX-01' },
        { level: 'ORDER', reason: 'GOODWILL', storeEmployeeId: 'PDX-01' },
      ]);
      expect(back.totals).toEqual(before.totals);
      expect(back.flash).toEqual([]);
      expect((await browser.call<Cart>('GET', `/cart/v1/cart/${cart.id}`)).body.priceAdjustments).toHaveLength(2);
    });

    it('is held to what the shop allows, named after nobody of another store, and the cart says what did not come back', async () => {
      const back = await comeBack({
        items: [
          wish('shoe', { qty: 1, adjustment: change('PERCENT', 60_000) }),
          wish('tee', { qty: 1, adjustment: change('PERCENT', 5_000, 'ANC-01') }),
        ],
        adjustments: [{ ...change('FIXED_PRICE', 1), level: 'ORDER' }],
      });
      expect(back.priceAdjustments).toMatchObject([{ level: 'ITEM', itemId: back.items[1]?.id, value: 5_000, storeEmployeeId: 'PDX-01' }]);
      expect(back.flash.map(({ code }) => code)).toEqual(['PriceAdjustmentEnded']);
    });
  });

  it('is paid at a counter: what was changed in a store is not ordered from anywhere else', () => {
    const adjusted = { priceAdjustments: [{}] } as unknown as Cart;
    expect(() => assertSoldInStore(adjusted, undefined)).toThrow(Refusal);
    expect(() => assertSoldInStore(adjusted, { storeId: 'PDX' })).not.toThrow();
    expect(() => assertSoldInStore({} as Cart, undefined)).not.toThrow();
  });
});
