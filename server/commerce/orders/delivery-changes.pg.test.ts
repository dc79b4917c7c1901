import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { stock, stores } from '#server/platform/db/schema/catalogue.ts';
import { reservations } from '#server/platform/db/schema/commerce.ts';
import { ada, count, database, minutes, onHand, place, prepare, attach, tokenOf, CARD, useOrderShop } from './testing.ts';

useOrderShop();

/** A cart of one tee that comes in some way, with a contact. */
const cartOf = async (more: Readonly<Record<string, unknown>>): Promise<Cart> => {
  const { body } = await ada('POST', '/cart/v1/cart', { body: {} });
  await ada('POST', '/cart/v1/item', { body: { cartId: body.id, ...wish('tee', more) } });
  await ada('POST', `/cart/v1/cart/${body.id}/billingAddress`, { body: ADDRESSES.OR });
  return (await ada('POST', `/cart/v2/cart/${body.id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } })).body;
};
const empty = (location: string) =>
  database.db
    .update(stock)
    .set({ onHand: 0 })
    .where(and(eq(stock.upc, TEST_VARIANTS.tee.upc), eq(stock.location, location)));
const closeStore = () => database.db.delete(stores).where(eq(stores.id, 'PDX'));

describe('an order whose fulfilment would differ from the chosen one', () => {
  test.each([
    ['its shelf is empty: it would be sent to the store', {}, () => empty('PDX'), 'ORD518', 'PickupToShipToStore', 'sts-PDX'],
    ['its store is gone: it would be sent home', {}, closeStore, 'ORD517', 'PickupToHomeDelivery', 'home'],
    ['the warehouse is empty: it would be collected', { shippingCode: 'sts' }, () => empty('ship'), 'ORD516', 'ShipToStoreToPickup', 'pickup-PDX'],
  ])('the order is refused because %s, and the cart can be ordered after another read', async (_, more, happens, code, flash, shippingId) => {
    const cart = await cartOf({ storeId: 'PDX', ...more });
    await happens();
    expect(await prepare(cart)).toMatchObject({ code, details: { items: [{ itemId: cart.items[0]?.id, upc: TEST_VARIANTS.tee.upc }] } });
    expect(await count(reservations)).toBe(0);
    const { body } = await ada('GET', `/cart/v1/cart/${cart.id}`, { query: { isPatchRequired: 'true' } });
    expect(body.flash.map((one) => one.code)).toEqual([flash]);
    expect(body.shipments.map((shipment) => shipment.shippingId)).toEqual([shippingId]);
    await ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
    expect((await prepare(cart)).status).toBe(200);
  });

  test('the order is refused as sold out if its store no longer exists and no stock is left elsewhere', async () => {
    const cart = await cartOf({ storeId: 'PDX' });
    await closeStore();
    await empty('ship');
    expect(await prepare(cart)).toMatchObject({ code: 'INV407', details: { items: [{ itemId: cart.items[0]?.id }] } });
  });
});

test('units that a store reserved stay reserved while their order is prepared, and become part of it', async () => {
  const { body: cart } = await ada('POST', '/cart/v1/cart', { body: {} });
  const { body } = await ada('POST', '/cart/v1/reserveWithItem', { body: { cartId: cart.id, storeId: 'PDX', ...wish('tee', { qty: 2 }) } });
  const until = body.items[0]?.reservedUntil;
  await ada('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { body: ADDRESSES.OR });
  await ada('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
  minutes(30);
  const prepared = await prepare(cart);
  expect(prepared.body.cart.items[0]?.reservedUntil).toBe(until);
  await attach(cart, { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) });
  const { body: now } = await ada('GET', `/cart/v1/cart/${cart.id}`);
  expect((await place(now)).status).toBe(200);
  expect(await count(reservations)).toBe(0);
  expect(await onHand('tee', 'PDX')).toBe(3);
});
