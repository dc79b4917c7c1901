import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { NoAnswer } from '#contract/client/client.ts';
import { orders, providerCharges } from '#server/platform/db/schema/commerce.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { ada, checkout, count, database, onHand, place, postToProvider, shop, useOrderShop } from '#server/commerce/orders/testing.ts';
import { type ApplePayUpdate, openApplePay } from '#src/checkout/express/apple-pay.ts';
import type { ExpressInput, ExpressPorts } from '#src/checkout/express/flow.ts';
import { createFakeApplePay } from '#src/checkout/express/testing/fake-apple-pay.ts';
import { ADA, expressTo, REQUEST, sealed } from '../support/wallet-shop.ts';

useOrderShop();

/** What a shopper has when the button is pressed. */
const fillCart = async (...names: Parameters<typeof wish>[0][]): Promise<Cart> => {
  const { id } = (await ada('POST', '/cart/v1/cart', { body: {} })).body;
  let cart: Cart | undefined;
  for (const name of names) cart = (await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name) } })).body;
  return cart as Cart;
};

const press = async (more: { items?: Parameters<typeof wish>[0][]; ports?: Partial<ExpressPorts>; input?: Partial<ExpressInput> } = {}) => {
  const cart = await fillCart(...(more.items ?? (['five'] as const)));
  const express = expressTo({ app: shop.app, subject: 'ada', openCart: () => Promise.resolve(cart), post: postToProvider, ...more });
  const wallet = createFakeApplePay();
  openApplePay(wallet.platform)(REQUEST, express.handlers);
  await wallet.sheet.ready();
  const read = async (): Promise<Cart> => (await ada('GET', `/cart/v1/cart/${cart.id}`)).body;
  return { cart, express, wallet, read };
};
const cents = (update: ApplePayUpdate | undefined): number => Math.round(Number(update?.newTotal.amount) * 100);
const charged = () =>
  database.db.select({ status: providerCharges.status, amount: providerCharges.amount }).from(providerCharges).orderBy(providerCharges.createdAt);
const PAYMENT = { shippingContact: ADA, billingContact: ADA };

describe('Apple Pay', () => {
  it('pays: the merchant is validated, contact and method bring their figures, the order is placed', async () => {
    const { express, wallet, read } = await press();
    expect(wallet.seen.request).toMatchObject({ countryCode: 'US', currencyCode: 'USD', total: { label: 'Waymark', type: 'pending' } });
    expect(wallet.seen.merchant).toMatchObject({ displayName: 'Waymark' });

    const update = await wallet.sheet.chooseContact(ADA);
    expect(update?.errors).toEqual([]);
    expect(update?.newShippingMethods?.map(({ identifier }) => identifier)).toEqual(expect.arrayContaining(['standard', 'express']));
    const lines = update?.newLineItems.map(({ amount }) => Math.round(Number(amount) * 100)) ?? [];
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(update?.newTotal.amount) * 100));
    expect((await read()).shippingMethods[0]?.address).toMatchObject({ city: 'New York', firstName: '', addressLine1: '', isValidated: false });

    const faster = await wallet.sheet.chooseMethod('express');
    expect(Number(faster?.newTotal.amount)).toBeGreaterThan(Number(update?.newTotal.amount));

    expect(await wallet.sheet.authorise(PAYMENT, sealed())).toEqual({ status: 0 });
    expect(wallet.ended()).toBe('paid');
    const outcome = await express.outcome;
    expect(outcome).toMatchObject({ at: 'placed', orderNumber: expect.stringMatching(/^\S+$/) });
    expect(await count(orders)).toBe(1);
    expect(await onHand('five')).toBe(4);
  });

  it('asks for a payment session again after three seconds, as often as is set, and fails then', async () => {
    const refuse: Partial<ExpressPorts> = { paymentSession: () => Promise.reject(new NoAnswer('network', true)) };
    const { express, wallet } = await press({ ports: refuse });
    expect(express.waits).toEqual([3000, 3000]);
    expect((await express.outcome).at).toBe('failed');
    expect(wallet.ended()).toBe('aborted');
  });

  it('goes on once a payment session is there in the second try', async () => {
    let tries = 0;
    const session = { walletUrl: '/provider/wallet-tokens', merchantSession: { merchantSessionIdentifier: 'second' } };
    const { express, wallet } = await press({
      ports: { paymentSession: () => ((tries += 1) === 1 ? Promise.reject(new NoAnswer('timeout', true)) : Promise.resolve(session)) },
    });
    expect([express.waits, wallet.seen.merchant]).toEqual([[3000], session.merchantSession]);
  });

  it('applies a stored promo code, and sells without it where it does not hold', async () => {
    const good = await press({ items: ['shoe'], ports: { autoPromo: () => 'WELCOME10' } });
    expect((await good.read()).couponItems).toMatchObject([{ code: 'WELCOME10', valid: true }]);
    const bad = await press({ items: ['shoe'], ports: { autoPromo: () => 'NOSUCH' } });
    expect([(await bad.read()).couponItems, bad.express.state().at]).toEqual([[], 'choosing']);
  });

  it.each([
    [
      'a country that is not the store’s',
      { countryCode: 'CA' },
      { code: 'shippingContactInvalid', contactField: 'country', message: 'applePayCountryError countryCode' },
    ],
    [
      'a city of more than 50 letters',
      { locality: 'L'.repeat(51) },
      { code: 'shippingContactInvalid', contactField: 'locality', message: 'applePayCityNameLength locality' },
    ],
    ['a place that nobody delivers to', { postalCode: 'nowhere' }, { code: 'addressUnserviceable', message: 'applePayShippingMethodError' }],
  ])('says in the sheet that it cannot be %s', async (_what, change, error) => {
    const { wallet, express } = await press();
    expect((await wallet.sheet.chooseContact({ ...ADA, ...change }))?.errors).toMatchObject([error]);
    expect(express.state().at).toBe('choosing');
    expect((await wallet.sheet.chooseContact(ADA))?.errors).toEqual([]);
  });

  it('never offers a counter to collect from, and says so of a method that cannot be chosen', async () => {
    const { wallet } = await press();
    const update = await wallet.sheet.chooseContact(ADA);
    for (const code of ['pickup', 'pudo', 'sts']) expect(update?.newShippingMethods?.map(({ identifier }) => identifier)).not.toContain(code);
    expect((await wallet.sheet.chooseMethod('pickup'))?.errors).toMatchObject([{ code: 'unknown', message: 'applePayShippingMethodListError' }]);
  });

  it.each([
    ['shipping', 'no street', { shippingContact: { ...ADA, addressLines: [] } }, 'addressLines'],
    ['shipping', 'no postcode', { shippingContact: { ...ADA, postalCode: '' } }, 'postalCode'],
    ['shipping', 'a sign that no name has', { shippingContact: { ...ADA, givenName: 'Ada <3' } }, 'name'],
    ['billing', 'no family name', { billingContact: { ...ADA, familyName: '' } }, 'name'],
    ['shipping', 'a telephone that the shop cannot dial', { shippingContact: { ...ADA, phoneNumber: '12' } }, 'phoneNumber'],
  ])('names the field of a %s contact with %s, and takes the corrected one', async (whose, _what, change, field) => {
    const { wallet, express } = await press();
    await wallet.sheet.chooseContact(ADA);
    const refused = await wallet.sheet.authorise({ ...PAYMENT, ...change }, sealed());
    expect(refused).toMatchObject({ status: 1, errors: [{ code: `${whose}ContactInvalid`, contactField: field }] });
    expect([wallet.isShown(), await count(orders)]).toEqual([true, 0]);
    expect(await wallet.sheet.authorise(PAYMENT, sealed())).toEqual({ status: 0 });
    expect((await express.outcome).at).toBe('placed');
  });

  it('breaks a street that is longer than our lines between its words, and asks for a shorter one where three do not hold it', async () => {
    const { wallet, read } = await press();
    const lines = ['Building 12, The Old Observatory', 'Upper Mountain Road 118, Second Floor'];
    const authorise = (addressLines: string[]) => wallet.sheet.authorise({ ...PAYMENT, shippingContact: { ...ADA, addressLines } }, sealed());
    await wallet.sheet.chooseContact(ADA);
    expect(await authorise(lines)).toMatchObject({ status: 1, errors: [{ contactField: 'addressLines' }] });
    expect((await read()).shippingMethods[0]?.address?.addressLine1).toBe('');
    expect(await authorise(lines.slice(1))).toEqual({ status: 0 });
  });

  it('ends with cancel, places nothing, and takes the place that it had shown out of the cart', async () => {
    const { wallet, express, read } = await press();
    await wallet.sheet.chooseContact(ADA);
    wallet.sheet.cancel();
    expect(await express.outcome).toEqual({ at: 'cancelled' });
    expect(await count(orders)).toBe(0);
    expect((await read()).shippingMethods[0]?.address).toBeUndefined();
  });

  it('ends with failure where the card is declined: nothing is ordered, the pieces are back', async () => {
    const { wallet, express } = await press();
    await wallet.sheet.chooseContact(ADA);
    const result = await wallet.sheet.authorise(PAYMENT, sealed('4000000000000002'));
    expect(result).toMatchObject({ status: 1, errors: [{ code: 'unknown', message: 'applePayUnknown' }] });
    expect(wallet.ended()).toBe('aborted');
    expect(await express.outcome).toMatchObject({ at: 'failed', reason: { code: 'PAY400' } });
    expect(await onHand('five')).toBe(5);
  });

  it('shows what goes to the door whole, with what is made to order beside what is on the shelf', async () => {
    const { wallet, express } = await press({ items: ['custom', 'shoe'] });
    const update = await wallet.sheet.chooseContact(ADA);
    expect(update?.newShippingMethods?.map(({ identifier }) => identifier)).toEqual(expect.arrayContaining(['standard', 'express']));
    expect(await wallet.sheet.authorise(PAYMENT, sealed())).toEqual({ status: 0 });
    expect((await express.outcome).at).toBe('placed');
    expect(await charged()).toEqual([{ status: 'captured', amount: cents(update) }]);
  });

  it('charges nothing where the email voids a code and makes it more than the sheet showed; the next sheet shows that, and is paid', async () => {
    const before = await checkout({ call: shop.as('eve'), items: [['shoe', 1]], address: { ...ADDRESSES.OR, email: ADA.emailAddress } });
    const { body } = await shop.as('eve')('PUT', '/cart/v1/coupon', { body: { cartId: before.id, code: 'WELCOME10' } });
    expect((await place(body, {}, { call: shop.as('eve') })).body.state).toBe('PLACED');
    const first = await charged();

    const { wallet, express, cart, read } = await press({ items: ['shoe'], ports: { autoPromo: () => 'WELCOME10' } });
    const shown = cents(await wallet.sheet.chooseContact(ADA));
    expect(await wallet.sheet.authorise(PAYMENT, sealed())).toMatchObject({ status: 1, errors: [{ message: 'applePayUnknown' }] });
    expect(wallet.ended()).toBe('aborted');
    const { remainingToPay } = (await read()).totals;
    expect(remainingToPay).toBeGreaterThan(shown);
    expect(await express.outcome).toMatchObject({ at: 'failed', reason: { name: 'Grown', shown, now: remainingToPay } });
    expect(await charged()).toEqual(first);

    const again = await press({ ports: { openCart: read } });
    expect(cents(await again.wallet.sheet.chooseContact(ADA))).toBe(remainingToPay);
    expect(await again.wallet.sheet.authorise(PAYMENT, sealed())).toEqual({ status: 0 });
    expect(await charged()).toEqual([...first, { status: 'captured', amount: remainingToPay }]);
    expect(cart.couponItems).toEqual([]);
  });

  it('shows the total before it is paid where nothing goes to a door: what the page knew is not what it comes to', async () => {
    const { wallet, express } = await press({ items: ['giftCard'] });
    const shown = await wallet.sheet.chooseCard();
    expect([cents(shown), REQUEST.content.total]).toEqual([50_00, 60_00]);
    expect(express.state().at).toBe('choosing');
  });

  it('is one sheet at a time', async () => {
    const { wallet, express } = await press();
    let failure: unknown;
    openApplePay(wallet.platform)(REQUEST, { ...express.handlers, fail: (reason) => (failure = reason) });
    expect(String(failure)).toContain('InvalidAccessError');
  });
});
