import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { carts, idempotencyKeys, reservations } from '#server/platform/db/schema/commerce.ts';
import { CARD, type Call, ada, checkout, count, database, minutes, onHand, place, prepare, shop, tokenOf, useOrderShop } from './testing.ts';

useOrderShop();

describe('payment', () => {
  test('payment by card and by other methods is offered, with fields of the provider', async () => {
    const cart = await checkout();
    expect((await ada<unknown>('GET', `/cart/v1/cart/${cart.id}/paymentMethods`)).body).toMatchObject({
      paymentMethods: [{ code: 'CREDIT_CARD', label: 'Credit or debit card' }, { code: 'KLARNA' }, { code: 'PAYPAL' }, { code: 'GIFT_CARD' }, {}, {}],
    });
    const session = await ada<{ meta: { frameUrl: string; frameOrigin: string } }>('GET', '/cart/v1/paymentSession', { query: { cartId: cart.id } });
    expect(session.body.meta).toMatchObject({ frameOrigin: 'null', frameUrl: expect.stringMatching(/^\/provider\//) });
  });

  test('an attached payment is a token with the card data that may be shown, and another card replaces it', async () => {
    const cart = await checkout();
    expect(cart.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', amount: cart.totals.total, card: { last4: '4242', bin: '424242' } },
    ]);
    const key = uuidv7();
    const body = { payment_method_id: 'CREDIT_CARD', token: await tokenOf('5555555555554444') };
    const attach = () => ada<{ cart: Cart; payment_instruments: unknown[] }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body, key });
    const first = await attach();
    expect(first.body.payment_instruments).toHaveLength(1);
    const again = await attach();
    expect(again.body.cart.version).toBe(first.body.cart.version);
    const id = first.body.cart.payment_instruments[0]?.payment_instrument_id;
    const remove = () => ada('DELETE', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body: { payment_instrument_id: id } });
    expect((await remove()).body.payment_instruments).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, code: 'PYT404' });
  });

  test("a token that the provider does not know, and another shopper's cart, are refused", async () => {
    const cart = await checkout();
    const attach = (call: Call, body: unknown, id = cart.id) => call('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body });
    expect((await attach(ada, { payment_method_id: 'CREDIT_CARD', token: 'card_made_up' })).code).toBe('PYT404');
    expect((await attach(ada, { payment_method_id: 'CREDIT_CARD' })).code).toBe('PYT404');
    expect((await attach(ada, { payment_method_id: 'ATHLETES_PAYMENT' })).code).toBe('PYT404');
    expect((await attach(shop.as('eve'), { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) })).code).toBe('BSK404');
    for (const path of [`/cart/v1/cart/${cart.id}/paymentMethods`, `/cart/v1/paymentSession`]) {
      expect((await shop.as('eve')('GET', path, { query: { cartId: cart.id } })).code).toBe('BSK404');
    }
  });
});

describe('preparing', () => {
  test('the units are reserved for a while, and unavailable to others', async () => {
    const cart = await checkout({ items: [['five', 4]] });
    const { body } = await prepare(cart);
    expect(body).toMatchObject({
      reservedUntil: '2026-11-21T12:15:00.000Z',
      orderNumber: expect.stringMatching(/^WM-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      cart: { version: cart.version },
    });
    expect((await prepare(cart)).body.orderNumber).toBe(body.orderNumber);
    const eve = shop.as('eve');
    const { id } = (await eve('POST', '/cart/v1/cart', { body: {} })).body;
    expect(await eve('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 2 }) } })).toMatchObject({
      code: 'INV408',
      details: { maxAllowedQty: 1 },
    });
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).body.items[0]?.availability.quantity).toBe(5);
    minutes(16);
    expect((await eve('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five', { qty: 2 }) } })).status).toBe(200);
    expect(await onHand('five')).toBe(5);
  });

  test('a cart that cannot become an order is refused', async () => {
    const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
    const code = async () => (await prepare({ id } as Cart)).code;
    expect(await code()).toBe('ORD430');
    await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('fewLeft', { qty: 2 }) } });
    expect(await code()).toBe('CHK380');
    await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
    await database.db.update(stock).set({ onHand: 1 }).where(eq(stock.upc, TEST_VARIANTS.fewLeft.upc));
    expect(await prepare({ id } as Cart)).toMatchObject({ code: 'INV409', details: { items: [{ wanted: 2, available: 1 }] } });
    await database.db.update(stock).set({ onHand: 0 }).where(eq(stock.upc, TEST_VARIANTS.fewLeft.upc));
    expect(await code()).toBe('INV406');
    expect((await prepare({ id } as Cart, shop.as('eve'))).code).toBe('BSK404');
    expect(await count(reservations)).toBe(0);
  });

  test('an address in a country that the locale does not serve, and items no longer sold, are refused', async () => {
    const cart = await checkout({ items: [['dollarsOnly', 1]] });
    const french = await ada('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: cart.id }, locale: 'fr-fr' });
    expect(french.code).toBe('ORD430');
    const tee = await checkout({ items: [['tee', 1]] });
    expect((await ada('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: tee.id }, locale: 'fr-fr' })).code).toBe('PAY401');
  });
});

describe('an order', () => {
  test('an order can be read by its shopper, by its key and by its token, and does not exist for others', async () => {
    const cart = await checkout();
    const key = uuidv7();
    const { body: placed } = await place(cart, {}, { key });
    const order = { ...placed, state: 'FINALISED' };
    const eve = shop.as('eve');
    const read = (call: Call, name: string, st?: string) =>
      call<Order>('GET', `/cart/v2/checkout/order/${name}`, st === undefined ? {} : { query: { st } });
    expect((await read(ada, order.orderNumber)).body).toEqual(order);
    expect((await read(ada, order.orderNumber.toLowerCase())).body).toEqual(order);
    expect((await read(ada, key)).body).toEqual(order);
    expect((await read(eve, order.orderNumber, order.st)).body).toEqual(order);
    for (const answer of [
      await read(eve, order.orderNumber),
      await read(eve, order.orderNumber, 'guess'),
      await read(eve, key),
      await read(ada, 'WM-00000-00000'),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'ORD409']);
    }
    expect((await ada<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({
      state: 'FINALISED',
      orderNumber: order.orderNumber,
      st: order.st,
    });
    expect((await eve<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({ state: 'none' });
  });

  test('a prepared order cannot be read as an order', async () => {
    const cart = await checkout();
    const { orderNumber } = (await prepare(cart)).body;
    expect((await ada('GET', `/cart/v2/checkout/order/${orderNumber}`)).code).toBe('ORD409');
    expect((await ada<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state).toBe('PREPARED');
  });

  test('an order contains no card number, no security code and no provider token', async () => {
    const { body } = await place(await checkout());
    const kept = JSON.stringify([body, await database.db.select().from(idempotencyKeys)]);
    expect(kept).not.toMatch(/4242424242|card_[\w-]{10}/);
  });
});

test('a cart that became an order restores nothing in a rebuild', async () => {
  const cart = await checkout();
  await place(cart);
  const rebuilt = await ada('POST', '/cart/v1/cart', { body: { rebuildOf: { cartId: cart.id, epoch: 2 }, items: [wish('tee')] } });
  expect(rebuilt.body.items).toEqual([]);
  expect(await database.db.$count(carts)).toBe(2);
});
