import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { orderHandlers } from './handlers.ts';

const open = createTestTemplate(fillShop);
const clock = () => new Date('2026-11-21T12:00:00Z');
let database: OpenDatabase;
let shop: ReturnType<typeof openTestShop>;
let cart: Cart;
beforeAll(async () => {
  database = await open();
  const { provider } = createSandbox({ db: database.db, clock, publicUrl: 'http://shop.test' });
  shop = openTestShop(
    database.db,
    (carts, keys) => ({
      ...cartHandlers(carts),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
    }),
    { clock },
  );
  const ada = shop.as('ada');
  cart = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
  cart = (await ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') } })).body;
});
afterAll(() => database.close());

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HOSTILE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🥾'.repeat(40),
  'x'.repeat(5000),
  '%00',
  "'; drop table carts; --",
  '{}',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { toString: 1 },
];

/** Every place of a body, as a path. */
const placesIn = (value: Json, path: string[] = []): string[][] => {
  const children = Array.isArray(value)
    ? value.map((part, index): [string, Json] => [String(index), part])
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return [path, ...children.flatMap(([key, part]) => placesIn(part, [...path, key]))];
};

const replaced = (value: Json, [key, ...rest]: string[], by: Json): Json => {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? replaced(part, rest, by) : part));
  if (value === null || typeof value !== 'object') return value;
  return { ...value, [key]: replaced(value[key] ?? null, rest, by) };
};

const CALLS = (): readonly (readonly [method: string, path: string, body: Json, query?: Record<string, string>])[] => {
  const id = cart.id;
  const address: Json = {
    ...ADDRESSES.OR,
    addressLine2: 'Flat 2',
    phoneCode: '1',
    shippingId: 'home',
    addressId: 'a',
    subscriptions: { newsletterConsent: true },
  };
  const item: Json = {
    upc: TEST_VARIANTS.tee.upc,
    product: TEST_VARIANTS.tee.productId,
    qty: 1,
    storeId: 'PDX',
    shippingCode: 'sts',
    maxQty: 5,
    context: 'pdp',
    recipeId: 'r',
    giftOption: { to: 'Bea', email: 'b@example.com', message: 'Hi' },
  };
  return [
    ['POST', '/cart/v1/cart', { rebuildOf: { cartId: uuidv7(), epoch: 1 }, items: [item], coupons: ['WELCOME10'] }],
    ['POST', '/cart/v1/cartWithItem', item],
    ['POST', '/cart/v1/item', { cartId: id, saveForLaterItemId: uuidv7(), ...item }],
    ['DELETE', '/cart/v1/item', { cartId: id, itemId: 'x', upc: TEST_VARIANTS.tee.upc }],
    [
      'PUT',
      `/cart/v1/cart/${id}/item`,
      {
        qty: 2,
        upc: TEST_VARIANTS.shoe.upc,
        product: TEST_VARIANTS.shoe.productId,
        storeId: null,
        shippingCode: 'standard',
        recipeId: 'r',
        giftOption: null,
      },
      { itemId: cart.items[0]?.id ?? '' },
    ],
    ['PUT', '/cart/v1/coupon', { cartId: id, code: 'WELCOME10' }],
    ['DELETE', '/cart/v1/coupon', { cartId: id, code: 'WELCOME10' }],
    ['POST', '/cart/v1/shippingMethod', { cartId: id, code: 'express', shippingId: 'home', shopperAppliedSM: true }],
    ['POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [address], recaptcha_response: 'x', context: 'COLLECTION', bid: 'x' }],
    ['POST', `/cart/v1/cart/${id}/shippingAddress/validation`, address],
    ['POST', `/cart/v1/cart/${id}/billingAddress`, address],
    ['POST', `/cart/v1/cart/${id}/paymentInstruments`, { payment_method_id: 'CREDIT_CARD', token: 'x' }],
    ['DELETE', `/cart/v1/cart/${id}/paymentInstruments`, { payment_instrument_id: 'x' }],
    ['POST', '/cart/v1/cart/prepareOrder', { basketId: id }],
    [
      'PUT',
      '/cart/v2/checkout/order',
      {
        cartId: id,
        cartVersion: 1,
        total: 1,
        legalAccepted: true,
        billingAddress: address,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: 'x', bin: '424242', type: 'x', payment_instrument_id: 'x' } },
        inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: '7' },
        deviceFingerPrint: 'x',
      },
    ],
  ];
};

test('no value in a body, anywhere, causes a server error', async () => {
  const ada = shop.as('ada');
  const calls = CALLS();
  const attack = fc.record({
    call: fc.nat(calls.length - 1),
    place: fc.nat(60),
    value: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ call, place, value }) => {
      const [method = '', path = '', body = null, query = {}] = calls[call] ?? [];
      const places = placesIn(body);
      const answer = await ada<unknown>(method, path, { body: replaced(body, places[place % places.length] ?? [], value), query });
      if (answer.status >= 500) expect([method, path, answer.code]).toBe('an answer below 500');
      if (answer.status >= 400) expect(answer.code).toBeDefined();
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('no value in an address causes a server error', async () => {
  const ada = shop.as('ada');
  for (const value of ['%00', '%FF', '..%2F', 'x'.repeat(300), '%F0%9F%A5%BE', "';--", '__proto__']) {
    for (const [method, path] of [
      ['GET', `/cart/v1/cart/${value}`],
      ['GET', `/cart/v2/checkout/order/${value}`],
      ['GET', `/cart/v2/checkout/cart/${value}/order`],
    ] as const) {
      expect((await ada<unknown>(method, path)).status).toBeLessThan(500);
    }
    for (const name of ['favStoreId', 'itemId', 'st', 'locale']) {
      const query = { [name]: value };
      expect((await ada<unknown>('GET', `/cart/v1/cart/${cart.id}`, { query })).status).toBeLessThan(500);
      expect((await ada<unknown>('GET', '/cart/v2/checkout/order/WM-00000-00000', { query })).status).toBeLessThan(500);
    }
  }
}, 60_000);
