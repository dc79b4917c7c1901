import { Hono } from 'hono';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { Answer, CallOptions } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import type { Sandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';

/** One shopper's calls. */
export type Ask = <T = Cart>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>;

const PAYING = '4242424242424242';

export interface Payment {
  readonly locale?: string;
  readonly address?: Record<string, unknown>;
  /** Where it is not the one of the delivery. */
  readonly bill?: Record<string, unknown>;
  readonly card?: string;
}

export interface Buying extends Payment {
  readonly coupon?: string;
}

/** Shoppers who buy with a card of the sandbox. */
export const createBuyer = ({ routes }: Pick<Sandbox, 'routes'>) => {
  const fields = new Hono().route('/provider', routes);

  const tokenOf = async (number: string): Promise<string> => {
    const answer = await fields.request('/provider/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: `fields_${'a'.repeat(24)}`, number, month: 12, year: 2030, code: '123' }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  const fill = async (
    call: Ask,
    items: readonly (readonly [TestVariantName, number, Record<string, unknown>?])[],
    locale = 'en-us',
  ): Promise<Cart> => {
    const { id: cartId } = (await call('POST', '/cart/v1/cart', { body: {}, locale })).body;
    for (const [name, qty, more] of items) await call('POST', '/cart/v1/item', { body: { cartId, ...wish(name, { qty, ...more }) }, locale });
    return (await call('GET', `/cart/v1/cart/${cartId}`, { locale })).body;
  };

  /** The cart as it stands, ordered and paid with a card. */
  const pay = async (call: Ask, { id: cartId }: Cart, { locale = 'en-us', address = ADDRESSES.OR, bill = address, card = PAYING }: Payment = {}) => {
    await call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { body: { addresses: [address] }, locale });
    await call('POST', `/cart/v1/cart/${cartId}/billingAddress`, { body: bill, locale });
    const paid = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${cartId}/paymentInstruments`, {
      body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(card) },
      locale,
    });
    const { version, totals } = paid.body.cart;
    const body = { cartId, cartVersion: version, total: totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
    return call<Order>('PUT', '/cart/v2/checkout/order', { body, locale });
  };

  const buy = async (call: Ask, items: Parameters<typeof fill>[1], { coupon, ...payment }: Buying = {}): Promise<Order> => {
    const cart = await fill(call, items, payment.locale);
    if (coupon !== undefined)
      await call('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: coupon }, ...(payment.locale && { locale: payment.locale }) });
    const placed = await pay(call, cart, payment);
    if (placed.status !== 200) throw new Error(`the order was refused with ${placed.code ?? ''}`);
    return placed.body;
  };

  return { tokenOf, fill, pay, buy };
};
