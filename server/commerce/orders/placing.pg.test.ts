import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { mailOutbox, orders, providerCharges, reservations } from '#server/platform/db/schema/commerce.ts';
import { promotionRedemptions } from '#server/platform/db/schema/promotions.ts';
import {
  CARD,
  type Call,
  ada,
  checkout,
  count,
  database,
  folder,
  emails,
  mailer,
  onHand,
  place,
  placing,
  prepare,
  shop,
  tokenOf,
  useOrderShop,
} from './testing.ts';

useOrderShop();

describe('placing', () => {
  test('the order charges the displayed total, takes the units, closes the cart and sends an email', async () => {
    const cart = await checkout({
      items: [
        ['five', 2],
        ['tee', 1],
      ],
      address: ADDRESSES.NY,
    });
    await prepare(cart);
    const { status, body } = await place(cart);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'PLACED',
      totals: { total: cart.totals.total, remainingToPay: 0 },
      items: [{ qty: 2 }, { qty: 1 }],
      shipments: [{ label: 'Standard delivery', address: { province: 'NY' } }],
      paymentMethod: { code: 'CREDIT_CARD', last4: '4242' },
      billingAddress: { city: 'New York' },
    });
    expect(await database.db.select().from(providerCharges)).toMatchObject([
      { reference: body.orderNumber, amount: cart.totals.total, currency: 'USD', status: 'captured' },
    ]);
    expect([await onHand('five'), await onHand('tee'), await count(reservations)]).toEqual([3, 49, 0]);
    expect((await ada('GET', `/cart/v1/cart/${cart.id}`)).code).toBe('BSK404');
    expect(await mailer.deliverDue()).toBe(1);
    const [name = ''] = emails();
    const mail = readFileSync(join(folder, name), 'utf8');
    expect(mail).toContain(`Message-ID: <order-${body.orderNumber.toLowerCase()}@shop.example>`);
    expect(mail).toContain('To: ada@example.com');
    expect(mail).toContain(`Subject: Your order ${body.orderNumber} is confirmed`);
  });

  test('keeps all lines of the address, and the phone of whoever takes the parcel for the parcel alone', async () => {
    const lines = { addressLine2: 'Building C', addressLine3: 'Behind the mill' };
    const cart = await checkout({ address: { ...ADDRESSES.OR, ...lines, recipientContactPhone: '503 555 0101' } });
    const { body } = await place(cart);
    expect(body).toMatchObject({ shipments: [{ address: { ...lines, recipientContactPhone: '+15035550101' } }], billingAddress: lines });
    expect(body.billingAddress).not.toHaveProperty('recipientContactPhone');
    expect((await ada('GET', `/cart/v2/checkout/order/${body.orderNumber}`)).body.shipments).toEqual(body.shipments);
  });

  test('says when it comes from the day on which the last of it is out', async () => {
    const cart = await checkout({
      items: [
        ['tee', 1],
        ['later', 1],
      ],
    });
    const [entry] = cart.shippingMethods;
    expect(entry?.applicableShippingMethods.map(({ deliveryTime }) => deliveryTime.notBefore)).toEqual(['2031-03-12', '2031-03-12']);
    expect(cart.items.map(({ shippingOptions }) => shippingOptions[0]?.shippingMethod.deliveryTime.notBefore)).toEqual([undefined, '2031-03-12']);
    const { body } = await place(cart);
    expect(body.shipments[0]?.deliveryTime).toEqual({ minDays: 3, maxDays: 5, notBefore: '2031-03-12' });
    expect(await mailer.deliverDue()).toBe(1);
    const mail = readFileSync(join(folder, emails()[0] ?? ''), 'utf8').replaceAll(/=\r?\n/g, '');
    expect(mail).toContain('Arrives Mon, Mar 17');
  });

  test('a repeat with the same key returns the same order', async () => {
    const cart = await checkout();
    const key = uuidv7();
    const first = await place(cart, {}, { key });
    const again = await place(cart, {}, { key });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await place(cart, { total: 1 }, { key })).toMatchObject({ status: 422, code: 'WMK422' });
    expect(await count(providerCharges)).toBe(1);
  });

  test('a request with another key returns the order that the cart became', async () => {
    const cart = await checkout();
    const first = await place(cart);
    expect((await place(cart)).body).toEqual({ ...first.body, state: 'FINALISED' });
    expect((await place(cart, {}, { call: shop.as('eve') })).code).toBe('BSK404');
    expect([await count(orders), await count(providerCharges), await onHand('five')]).toEqual([1, 1, 4]);
  });

  test('five concurrent requests make one order, with one key or with five', async () => {
    for (const keyOf of [(key: string) => () => key, () => uuidv7]) {
      const cart = await checkout();
      const next = keyOf(uuidv7());
      const answers = await Promise.all(Array.from({ length: 5 }, () => place(cart, {}, { key: next() })));
      const placed = answers.filter(({ status }) => status === 200);
      expect(placed.length).toBeGreaterThan(0);
      expect(new Set(placed.map(({ body }) => body.orderNumber)).size).toBe(1);
      for (const answer of answers) if (answer.status !== 200) expect(answer.code).toBe('WMK409K');
    }
    expect([await count(providerCharges), await onHand('five')]).toEqual([2, 3]);
  });

  test('nothing is charged if version or total differ from what the shopper saw', async () => {
    const cart = await checkout();
    expect(await place(cart, { total: 1 })).toMatchObject({
      status: 409,
      code: 'WMK409',
      details: { total: cart.totals.total, seenTotal: 1, version: cart.version },
    });
    expect(await place(cart, { cartVersion: cart.version - 1 })).toMatchObject({ code: 'WMK409' });
    expect([await count(providerCharges), await onHand('five'), await count(reservations)]).toEqual([0, 5, 0]);
    expect((await place(cart)).status).toBe(200);
  });

  test('the order is refused with TAX310 if only the tax has changed since the summary', async () => {
    const cart = await checkout({ address: ADDRESSES.NY, items: [['shoe', 1]] });
    await prepare(cart);
    const { tax, total } = cart.totals;
    expect(tax).toBeGreaterThan(0);
    await database.db.update(orders).set({ seen: { version: cart.version, total: total - 100, tax: tax - 100 } });
    expect(await place(cart, { total: total - 100 })).toMatchObject({ status: 409, code: 'TAX310', details: { total, seenTotal: total - 100 } });
    await database.db.update(orders).set({ seen: { version: cart.version, total: total - 100, tax } });
    expect((await place(cart, { total: total - 100 })).code).toBe('WMK409');
  });

  test.each([
    ['4000000000000002', 402, 'PAY400', 'card_declined'],
    ['4000000000009995', 402, 'PAY400', 'insufficient_funds'],
    ['4000000000000127', 402, 'PAY400', 'incorrect_cvc'],
    ['4000000000000119', 402, 'PAY400', 'processing_error'],
    ['4000000000000069', 422, 'FE309', 'expired_card'],
    ['4100000000000019', 402, 'PYT402', 'fraud'],
    ['4000008400001280', 402, 'PAY400', 'authentication_failed'],
  ])('an order with card %s is refused without any effect', async (number, status, code, reason) => {
    const cart = await checkout({ card: number, items: [['five', 2]] });
    await ada('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'WELCOME10' } });
    const seen = (await ada('GET', `/cart/v1/cart/${cart.id}`)).body;
    const key = uuidv7();
    const refused = await place(seen, {}, { key });
    expect([refused.code, refused.details?.reason]).toEqual([code, reason]);
    if (code !== 'FE309') expect(refused.status).toBe(status);
    expect(await place(seen, {}, { key })).toMatchObject({ code });
    expect([await onHand('five'), await count(reservations), await count(promotionRedemptions), await count(mailOutbox)]).toEqual([5, 0, 0, 0]);
    expect((await ada<unknown>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body).toEqual({ state: 'none' });
    // Another card, another try: a new order with a number of its own.
    const body = { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) };
    const next = (await ada<{ cart: Cart }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body })).body.cart;
    expect((await place(next)).body.state).toBe('PLACED');
    expect([await onHand('five'), await count(promotionRedemptions)]).toEqual([3, 1]);
  });

  test('an order with missing data is refused', async () => {
    const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
    const current = async () => (await ada('GET', `/cart/v1/cart/${id}`)).body;
    const code = async (more = {}) => (await place(await current(), more)).code;
    expect(await code()).toBe('ORD430');
    await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('five') } });
    expect(await code()).toBe('CHK380');
    await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
    expect(await code()).toBe('BIL400');
    expect(await code({ billingAddress: { ...ADDRESSES.OR, phone: '' } })).toBe('BILL410');
    expect(await code({ billingAddress: { ...ADDRESSES.OR, city: '' } })).toBe('PYT406');
    expect(await code({ billingAddress: { ...ADDRESSES.OR, addressId: uuidv7() } })).toBe('PYT405');
    expect(await code({ billingAddress: ADDRESSES.OR })).toBe('PYT404');
    await ada('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) } });
    expect(
      await code({ billingAddress: ADDRESSES.OR, paymentMethod: { code: 'CREDIT_CARD', additionalData: { payment_instrument_id: uuidv7() } } }),
    ).toBe('PYT404');
    expect(await code({ billingAddress: ADDRESSES.OR, paymentMethod: { code: 'KLARNA' } })).toBe('PYT404');
    expect(await code({ billingAddress: ADDRESSES.OR, inStoreSalesInfo: { storeId: 'NOWHERE', storeEmployeeId: '7' } })).toBe('STR404');
    expect((await ada('PUT', '/cart/v2/checkout/order', { body: { ...placing(await current()), legalAccepted: false } })).code).toBe('WMK400');
    // Who has no session of a store cannot say that it was sold in one.
    expect(await code({ billingAddress: ADDRESSES.OR, inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: '7' } })).toBe('STR404');
    expect((await place(await current(), { billingAddress: ADDRESSES.OR })).body.state).toBe('PLACED');
  });

  test('a single-use coupon is redeemed once, even by another guest with the same email address', async () => {
    const withCoupon = async (call: Call) => {
      const cart = await checkout({ call });
      return (await call('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: 'WELCOME10' } })) as { code: string | undefined; body: Cart };
    };
    const first = await withCoupon(ada);
    const rival = await withCoupon(shop.as('ada-again'));
    expect((await place(first.body)).status).toBe(200);
    expect((await place(rival.body, {}, { call: shop.as('ada-again') })).code).toBe('WMK409');
    expect((await withCoupon(ada)).code).toBe('PRM150');
  });
});

describe('many concurrent orders', () => {
  test('concurrent orders of the same items in different sequences do not deadlock', async () => {
    await database.db.update(stock).set({ onHand: 100 });
    const orderings: (readonly (readonly [TestVariantName, number])[])[] = [
      [
        ['five', 1],
        ['tee', 1],
        ['shoe', 1],
      ],
      [
        ['shoe', 1],
        ['five', 1],
        ['tee', 1],
      ],
      [
        ['tee', 1],
        ['shoe', 1],
        ['five', 1],
      ],
    ];
    const shoppers = Array.from({ length: 12 }, (_, index) => shop.as(`shopper-${index}`));
    const carts: Cart[] = [];
    for (const [index, call] of shoppers.entries()) carts.push(await checkout({ call, items: orderings[index % 3] ?? [] }));
    const answers = await Promise.all(
      carts.flatMap((cart, index) => [
        prepare(cart, shoppers[index] ?? ada).then(({ status }) => status),
        place(cart, {}, { call: shoppers[index] ?? ada }).then(({ status }) => status),
      ]),
    );
    for (const status of answers) expect([200, 404, 409]).toContain(status);
    expect([await count(providerCharges), await onHand('five'), await onHand('tee'), await onHand('shoe')]).toEqual([12, 88, 88, 88]);
  }, 60_000);
});
