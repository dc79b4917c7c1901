import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { providerCharges } from '#server/platform/db/schema/commerce.ts';
import { ada, atProvider, attach, database, minutes, place, useOrderShop } from '#server/commerce/orders/testing.ts';

useOrderShop();

const TORONTO = {
  ...ADDRESSES.OR,
  phone: '416 555 0100',
  addressLine1: '1 Front Street West',
  city: 'Toronto',
  postalCode: 'M5J 2X2',
  province: 'ON',
  countryCode: 'CA',
};
interface Where {
  readonly express?: boolean;
  readonly locale?: string;
  readonly address?: Record<keyof typeof TORONTO, string>;
}

const PAID = { paymentMethod: { code: 'PAYPAL' } };

/** Approved at PayPal before anybody knew where it goes, and the place has brought its tax since. */
const approved = async ({ express = true, locale = 'en-us', address = ADDRESSES.NY }: Where = {}): Promise<Cart> => {
  const { id } = (await ada('POST', '/cart/v1/cart', { body: {}, locale })).body;
  await ada('POST', '/cart/v1/item', { body: { cartId: id, ...wish('shoe') }, locale });
  const body = { payment_method_id: 'PAYPAL', express, returnPath: `/${locale}/express` };
  const { cart } = (await ada<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body, locale })).body;
  const { countryCode: _, ...payer } = address;
  const form = new URLSearchParams({ decision: 'approve', ...payer });
  await atProvider(cart.payment_instruments[0]?.approval?.redirectUrl ?? '', { method: 'POST', body: form });
  await agree(cart, undefined, locale);
  await ada('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address], context: 'PAYPAL_EXPRESS' }, locale });
  return (await ada('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, locale })).body;
};

const agree = ({ id, payment_instruments: [payment] }: Cart, amount?: number, locale = 'en-us') =>
  ada<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments/${payment?.payment_instrument_id}/details`, {
    body: amount === undefined ? {} : { amount },
    locale,
  });

const charged = () => database.db.select({ status: providerCharges.status, amount: providerCharges.amount }).from(providerCharges);

describe('what the address adds to PayPal express', () => {
  test.each([
    ['a state with a tax', 'en-us', ADDRESSES.NY],
    ['a province with a tax', 'en-ca', TORONTO],
  ])('%s is charged once the shopper has agreed to it, and not before', async (_what, locale, address) => {
    const cart = await approved({ locale, address });
    const { remainingToPay, tax } = cart.totals;
    expect(cart.payment_instruments[0]?.approval).toEqual({ state: 'approved', amount: remainingToPay - tax, express: true });
    expect(await place(cart, PAID, { locale })).toMatchObject({ code: 'PYT400', details: { approved: remainingToPay - tax } });
    expect(await charged()).toEqual([]);

    const agreed = (await agree(cart, remainingToPay, locale)).body.cart;
    expect(agreed.payment_instruments[0]?.approval?.amount).toBe(remainingToPay);
    expect((await place(agreed, PAID, { locale })).body).toMatchObject({ state: 'PLACED', totals: { total: remainingToPay } });
    expect(await charged()).toEqual([{ status: 'captured', amount: remainingToPay }]);
  });

  test('is not agreed to where the shopper saw another amount than it is', async () => {
    const cart = await approved();
    const { remainingToPay, total } = cart.totals;
    for (const seen of [remainingToPay - 1, remainingToPay + 1])
      expect(await agree(cart, seen)).toMatchObject({ code: 'WMK409', details: { total, remainingToPay } });
    expect((await place(cart, PAID)).code).toBe('PYT400');
  });

  test('agreed to twice is agreed to once, and more than that is asked for again', async () => {
    const cart = await approved();
    const { remainingToPay } = cart.totals;
    const [first, again] = [await agree(cart, remainingToPay), await agree(cart, remainingToPay)];
    expect([first.status, again.status, again.body.cart.version]).toEqual([200, 200, first.body.cart.version]);
    const more = (await ada('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee') } })).body;
    expect((await place(more, PAID)).code).toBe('PYT400');
  });

  test('is approved anew where PayPal did not leave it open, and where the time is over', async () => {
    const closed = await approved({ express: false });
    expect(closed.payment_instruments[0]?.approval?.express).toBeUndefined();
    expect((await agree(closed, closed.totals.remainingToPay)).code).toBe('PYT400');
    const late = await approved();
    minutes(61);
    expect((await agree(late, late.totals.remainingToPay)).code).toBe('PYT400');
    const anew = (await attach(late, { payment_method_id: 'PAYPAL', returnPath: '/en-us/checkout' })).body.cart;
    expect(anew.payment_instruments[0]?.approval).toMatchObject({ state: 'pending', amount: late.totals.remainingToPay });
  });
});
