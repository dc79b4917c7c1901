import { beforeEach, describe, expect, test } from 'vitest';
import { CURRENCIES } from '#contract/money.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { PaymentMethod } from '#contract/payment-instrument.ts';
import { isCharged } from '#domain/charged-methods.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { TEST_VARIANTS, type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import { joinLoyalty } from '#server/commerce/loyalty/members.ts';
import { confirmMember } from '#server/customers/membership/confirm-member.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { collectionPoints, stock, stores } from '#server/platform/db/schema/catalogue.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { SEED_COLLECTION_POINTS } from '#demo/seed/collection-points.ts';
import { SEED_STORES } from '#demo/seed/stores.ts';
import { ada, atProvider, type Call, CARD, clock, database, placing, shop, tokenOf, useOrderShop } from './testing.ts';

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

/** Who shops, and where. */
interface Shopper {
  readonly call: Call;
  readonly locale: LocaleId;
}
type Pay = (cart: Cart, shopper: Shopper) => Promise<Cart>;
const attachTo = async ({ id }: Cart, { call, locale }: Shopper, body: Readonly<Record<string, unknown>>): Promise<Cart> => {
  const answer = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body, locale });
  expect(answer.status).toBe(201);
  return answer.body.cart;
};
const byApproval =
  (method: 'KLARNA' | 'PAYPAL'): Pay =>
  async (cart, shopper) => {
    const { call, locale } = shopper;
    const asked = await attachTo(cart, shopper, { payment_method_id: method, returnPath: `/${locale}/checkout` });
    const [payment] = asked.payment_instruments;
    await atProvider(payment?.approval?.redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    const path = `/cart/v1/cart/${cart.id}/paymentInstruments/${payment?.payment_instrument_id}/details`;
    return (await call<{ cart: Cart }>('POST', path, { body: {}, locale })).body.cart;
  };
/** The cards to try have one number for each currency. */
const giftedTo = (method: 'GIFT_CARD' | 'REWARD_CARD', { locale }: Shopper, first: number): Readonly<Record<string, unknown>> => ({
  payment_method_id: method,
  card_number: demoNumber(first + CURRENCIES.indexOf(LOCALES[locale].currency)),
  pin: DEMO_PIN,
});
const byCard: Pay = async (cart, shopper) => attachTo(cart, shopper, { payment_method_id: 'CREDIT_CARD', token: await tokenOf(CARD) });
/** What pays, in the order in which it is attached: the order is placed with the last. */
const PAYMENTS: Readonly<Record<string, { readonly parts: readonly PaymentMethod[]; readonly pay: Pay }>> = {
  'a card': { parts: ['CREDIT_CARD'], pay: byCard },
  Klarna: { parts: ['KLARNA'], pay: byApproval('KLARNA') },
  PayPal: { parts: ['PAYPAL'], pay: byApproval('PAYPAL') },
  'a gift card': { parts: ['GIFT_CARD'], pay: (cart, shopper) => attachTo(cart, shopper, giftedTo('GIFT_CARD', shopper, 21)) },
  'a gift card and a card': {
    parts: ['GIFT_CARD', 'CREDIT_CARD'],
    pay: async (cart, shopper) => byCard(await attachTo(cart, shopper, giftedTo('GIFT_CARD', shopper, 51)), shopper),
  },
  'points, rewards and a card': {
    parts: ['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'CREDIT_CARD'],
    pay: async (cart, shopper) => {
      const code = `THANKS-${LOCALES[shopper.locale].currency}`;
      await attachTo(cart, shopper, { payment_method_id: 'LOYALTY_POINTS' });
      await attachTo(cart, shopper, { payment_method_id: 'REWARD_CODE', code });
      return byCard(await attachTo(cart, shopper, giftedTo('REWARD_CARD', shopper, 41)), shopper);
    },
  },
  'an athlete’s credit': {
    parts: ['ATHLETES_PAYMENT'],
    pay: (cart, shopper) => attachTo(cart, shopper, { payment_method_id: 'ATHLETES_PAYMENT' }),
  },
};
/** Points and credit belong to an account. */
const isAccounts = (name: string): boolean => PAYMENTS[name]?.parts.some((part) => part === 'LOYALTY_POINTS' || part === 'ATHLETES_PAYMENT') === true;
/** What was given pays for no gift card. */
const paysGiftCards = (name: string): boolean => PAYMENTS[name]?.parts.every(isCharged) === true;
const paymentsIn = (locale: LocaleId, way: string): string[] => {
  const { klarna } = settingsFor(locale).payment;
  return Object.keys(PAYMENTS).filter((name) => (name !== 'Klarna' || klarna) && (way !== 'digital' || paysGiftCards(name)));
};

/** A member with an athlete's credit. */
const athleteIn = async (locale: LocaleId): Promise<Shopper> => {
  const { db } = database;
  const now = clock();
  const id = (await createAccount(db, { email: PERSON.email, passwordHash: 'none', consumerType: 'ATHLETE', locale, now })) ?? '';
  const { letter } = await joinLoyalty(db, { accountId: id, now });
  await confirmMember(db, letter, id, now);
  const [account] = await db.select({ subject: accounts.subject }).from(accounts);
  return { call: shop.as(`${account?.subject}; account=${id}`), locale };
};

/** A cart whose goods come this way to this place, ready to be paid. */
const fill = async ({ call, locale }: Shopper, { good, shippingCode, method }: Way, storeId: string | undefined): Promise<Cart> => {
  const { id } = (await call('POST', '/cart/v1/cart', { body: {}, locale })).body;
  const place = storeId === undefined ? {} : { storeId, shippingCode };
  expect(await call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(good, place) }, locale })).toMatchObject({ status: 200 });
  const address = { ...PERSON, ...HOMES[locale] };
  const { body } = await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, locale });
  if (method) await call('POST', '/cart/v1/shippingMethod', { body: { cartId: id, shippingId: 'home', code: method }, locale });
  expect(body.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).toContain(
    method ?? shippingCode ?? body.shippingMethods[0]?.code,
  );
  return (await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, locale })).body;
};

/** Prepared, placed and read again. */
const order = async (shopper: Shopper, way: string, payment: string, storeId: string | undefined): Promise<Order> => {
  const { call, locale } = shopper;
  const { parts, pay } = PAYMENTS[payment] ?? { parts: [], pay: byCard };
  const paid = await pay(await fill(shopper, WAYS[way] ?? { good: 'shoe' }, storeId), shopper);
  const what = `${way} to ${storeId ?? 'an address'}, paid with ${payment}`;
  const prepared = await call<{ cart: Cart }>('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: paid.id }, locale });
  expect({ what, ...prepared }).toMatchObject({ what, status: 200 });
  const { cart } = prepared.body;
  const body = placing(cart, { paymentMethod: { code: parts.at(-1) }, remainingToPay: cart.totals.remainingToPay });
  const placed = await call<Order>('PUT', '/cart/v2/checkout/order', { body, locale });
  expect({ what, ...placed }).toMatchObject({
    what,
    status: 200,
    body: { state: 'PLACED', shipments: [{ code: way, ...(storeId ? { storeId } : {}) }], payments: parts.map((code) => ({ code })) },
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
    const [guest, athlete] = [{ call: ada, locale }, await athleteIn(locale)];
    for (const payment of paymentsIn(locale, way)) {
      const { totals, payments = [] } = await order(isAccounts(payment) ? athlete : guest, way, payment, place);
      expect(payments.reduce((sum, { amount }) => sum + amount, 0) + totals.appliedRewards).toBe(totals.total);
    }
  });
});

test('the tax of every place in the demo shop is known', () => {
  const untaxed = [...SEED_STORES, ...SEED_COLLECTION_POINTS].filter(({ countryCode, province }) => !regionTax(countryCode, province ?? undefined));
  expect(untaxed).toEqual([]);
});
