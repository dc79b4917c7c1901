import { beforeEach, describe, expect, test } from 'vitest';
import { CURRENCIES } from '#contract/money.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { TEST_VARIANTS, type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import { collectionPoints, stock, stores } from '#server/platform/db/schema/catalogue.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { SEED_COLLECTION_POINTS } from '#demo/seed/collection-points.ts';
import { SEED_STORES } from '#demo/seed/stores.ts';
import { ada, atProvider, CARD, database, placing, tokenOf, useOrderShop } from './testing.ts';

useOrderShop();

const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const HOMES: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = {
  'en-us': { phone: '212 555 0100', addressLine1: '1 Broadway', city: 'New York', postalCode: '10004', province: 'NY', countryCode: 'US' },
  'en-ca': { phone: '416 555 0100', addressLine1: '1 Front Street', city: 'Toronto', postalCode: 'M5J 2X2', province: 'ON', countryCode: 'CA' },
  'en-gb': { phone: '020 7946 0100', addressLine1: '1 High Street', city: 'London', postalCode: 'EC1R 4QL', countryCode: 'GB' },
  'fr-fr': { phone: '06 12 34 56 78', addressLine1: '1 rue du Lac', city: 'Annecy', postalCode: '74000', countryCode: 'FR' },
  'de-de': { phone: '030 23125 100', addressLine1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', countryCode: 'DE' },
};

const placesOf = (rows: readonly { id: string; countryCode: string }[], locale: LocaleId): string[] =>
  rows.filter(({ countryCode }) => countryCode === LOCALES[locale].country).map(({ id }) => id);

/** How goods come, and where they can be ordered to: a store, a collection point, or nothing but an address. */
interface Way {
  readonly good: TestVariantName;
  readonly shippingCode?: string;
  readonly method?: string;
  readonly places?: (locale: LocaleId) => string[];
}
const WAYS: Readonly<Record<string, Way>> = {
  standard: { good: 'shoe' },
  express: { good: 'shoe', method: 'express' },
  pickup: { good: 'shoe', shippingCode: 'pickup', places: (locale) => placesOf(SEED_STORES, locale) },
  sts: {
    good: 'shoe',
    shippingCode: 'sts',
    places: (locale) =>
      placesOf(
        SEED_STORES.filter(({ services }) => services?.includes('sts')),
        locale,
      ),
  },
  pudo: { good: 'shoe', shippingCode: 'pudo', places: (locale) => placesOf(SEED_COLLECTION_POINTS, locale) },
  customs: { good: 'custom' },
  digital: { good: 'giftCard' },
};

type Pay = (cart: Cart, locale: LocaleId) => Promise<Cart>;
const attachTo = async ({ id }: Cart, locale: LocaleId, body: Readonly<Record<string, unknown>>): Promise<Cart> => {
  const answer = await ada<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body, locale });
  expect(answer.status).toBe(201);
  return answer.body.cart;
};
const byApproval =
  (method: 'KLARNA' | 'PAYPAL'): Pay =>
  async (cart, locale) => {
    const asked = await attachTo(cart, locale, { payment_method_id: method, returnPath: `/${locale}/checkout` });
    const [payment] = asked.payment_instruments;
    await atProvider(payment?.approval?.redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    const path = `/cart/v1/cart/${cart.id}/paymentInstruments/${payment?.payment_instrument_id}/details`;
    return (await ada<{ cart: Cart }>('POST', path, { body: {}, locale })).body.cart;
  };
const giftCardOf = (locale: LocaleId, first: number): Readonly<Record<string, unknown>> => ({
  payment_method_id: 'GIFT_CARD',
  card_number: demoNumber(first + CURRENCIES.indexOf(LOCALES[locale].currency)),
  pin: DEMO_PIN,
});
const byCard: Pay = async (cart, locale) => attachTo(cart, locale, { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) });
/** What pays, and the method that the order is placed with. */
const PAYMENTS: Readonly<Record<string, { readonly code: string; readonly pay: Pay }>> = {
  'a card': { code: 'CREDIT_CARD', pay: byCard },
  Klarna: { code: 'KLARNA', pay: byApproval('KLARNA') },
  PayPal: { code: 'PAYPAL', pay: byApproval('PAYPAL') },
  'a gift card': { code: 'GIFT_CARD', pay: (cart, locale) => attachTo(cart, locale, giftCardOf(locale, 21)) },
  'a gift card and a card': {
    code: 'CREDIT_CARD',
    pay: async (cart, locale) => byCard(await attachTo(cart, locale, giftCardOf(locale, 51)), locale),
  },
};
const paymentsIn = (locale: LocaleId, way: string): string[] => {
  const { klarna } = settingsFor(locale).payment;
  // What was given pays for no gift card.
  return Object.keys(PAYMENTS).filter((name) => (name !== 'Klarna' || klarna) && (way !== 'digital' || !name.startsWith('a gift card')));
};

/** A cart whose goods come this way to this place, ready to be paid. */
const fill = async (locale: LocaleId, { good, shippingCode, method }: Way, storeId: string | undefined): Promise<Cart> => {
  const { id } = (await ada('POST', '/cart/v1/cart', { body: {}, locale })).body;
  const place = storeId === undefined ? {} : { storeId, shippingCode };
  expect(await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish(good, place) }, locale })).toMatchObject({ status: 200 });
  const address = { ...PERSON, ...HOMES[locale] };
  const { body } = await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, locale });
  if (method) await ada('POST', '/cart/v1/shippingMethod', { body: { cartId: id, shippingId: 'home', code: method }, locale });
  expect(body.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).toContain(
    method ?? shippingCode ?? body.shippingMethods[0]?.code,
  );
  return (await ada('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, locale })).body;
};

/** Prepared, placed and read again. */
const order = async (locale: LocaleId, way: string, payment: string, storeId: string | undefined): Promise<Order> => {
  const { code, pay } = PAYMENTS[payment] ?? { code: '', pay: byCard };
  const paid = await pay(await fill(locale, WAYS[way] ?? { good: 'shoe' }, storeId), locale);
  const what = `${way} to ${storeId ?? 'an address'}, paid with ${payment}`;
  const prepared = await ada<{ cart: Cart }>('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: paid.id }, locale });
  expect({ what, ...prepared }).toMatchObject({ what, status: 200 });
  const body = placing(prepared.body.cart, { paymentMethod: { code }, remainingToPay: prepared.body.cart.totals.remainingToPay });
  const placed = await ada<Order>('PUT', '/cart/v2/checkout/order', { body, locale });
  expect({ what, ...placed }).toMatchObject({
    what,
    status: 200,
    body: { state: 'PLACED', shipments: [{ code: way, ...(storeId ? { storeId } : {}) }] },
  });
  return placed.body;
};

beforeEach(async () => {
  const { db } = database;
  await insertRows(db, stores, SEED_STORES);
  await insertRows(db, collectionPoints, SEED_COLLECTION_POINTS);
  await insertRows(
    db,
    stock,
    SEED_STORES.map(({ id }) => ({ upc: TEST_VARIANTS.shoe.upc, location: id, onHand: 20 })),
  );
});

describe.each(LOCALE_IDS)('the shop %s', (locale) => {
  test.each(Object.keys(WAYS))('items with fulfilment %s can be ordered with every payment', async (way) => {
    const [place] = WAYS[way]?.places?.(locale) ?? [];
    for (const payment of paymentsIn(locale, way)) {
      const { totals, payments = [] } = await order(locale, way, payment, place);
      expect(payments.reduce((sum, { amount }) => sum + amount, 0) + totals.appliedRewards).toBe(totals.total);
    }
  });
});

test('the tax of every place in the demo shop is known', () => {
  const untaxed = [...SEED_STORES, ...SEED_COLLECTION_POINTS].filter(({ countryCode, province }) => !regionTax(countryCode, province ?? undefined));
  expect(untaxed).toEqual([]);
});
