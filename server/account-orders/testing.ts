import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import type { Purchase } from '#contract/orders.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { ADDRESSES, type GoodName, openTestShop, wish } from '../cart/testing.ts';
import { contactHandlers } from '../contact/handlers.ts';
import type { Db } from '../db/open.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { receiveReturns } from '../returns/receive-returns.ts';
import { accountOrderHandlers } from './handlers.ts';
import { settleRefunds } from './refunds.ts';
import { advanceShipments } from './warehouse.ts';

export type Call = ReturnType<ReturnType<typeof openTestShop>['as']>;

/** Cookie of an account's session, as `makeServicePorts` reads it. */
export const accountCookie = (subject: string): string => `${subject}; account=0193b0a4-77aa-7000-8000-000000000001`;

const LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** A shop in which orders are placed, paid and followed up, over a database filled by `fillShop`. Time passes when a test says so. */
export const openOrderShop = (db: Db, dataDir = '/nonexistent') => {
  let now = new Date('2026-06-01T12:00:00Z');
  const clock = () => now;
  const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
  const fields = new Hono().route('/provider', sandbox.routes);
  let refunding = true;
  const refuse = () => Promise.reject(new Error('connection reset'));
  const provider: PaymentProvider = {
    ...sandbox.provider,
    refund: (reference) => (refunding ? sandbox.provider.refund(reference) : refuse()),
    refundPart: (part) => (refunding ? sandbox.provider.refundPart(part) : refuse()),
  };
  const shop = openTestShop(
    db,
    (carts, keys) => ({
      ...cartHandlers(carts),
      ...paymentHandlers({ provider, carts, keys }),
      ...orderHandlers({ carts, keys, provider, wakeMail: () => {} }),
      ...accountOrderHandlers({ keys, provider, wakeMail: () => {}, speed: 1 }),
      ...contactHandlers({ keys, dataDir, wakeMail: () => {} }),
    }),
    { clock },
  );

  const work = async (): Promise<void> => {
    await advanceShipments({ db, clock, speed: 1 });
    await receiveReturns(db, now);
    await settleRefunds({ db, clock, log: LOG, provider });
  };

  const tokenOf = async (): Promise<string> => {
    const answer = await fields.request('/provider/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: `fields_${'a'.repeat(24)}`, number: '4242424242424242', month: 12, year: 2030, code: '123' }),
    });
    return ((await answer.json()) as { token: string }).token;
  };

  const order = async (
    call: Call,
    goods: readonly (readonly [GoodName, number, Record<string, unknown>?])[],
    { locale = 'en-us', address = ADDRESSES.NY, coupon }: { locale?: string; address?: Record<string, unknown>; coupon?: string } = {},
  ): Promise<Order> => {
    const { id } = (await call('POST', '/cart/v1/cart', { body: {}, locale })).body;
    for (const [name, qty, more] of goods) await call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name, { qty, ...more }) }, locale });
    if (coupon !== undefined) await call('PUT', '/cart/v1/coupon', { body: { cartId: id, code: coupon }, locale });
    await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, locale });
    await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, locale });
    const paid = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, {
      body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf() },
      locale,
    });
    const { cart } = paid.body;
    const placed = await call<Order>('PUT', '/cart/v2/checkout/order', {
      body: { cartId: id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } },
      key: uuidv7(),
      locale,
    });
    if (placed.status !== 200) throw new Error(`the order was refused with ${placed.code ?? ''}`);
    return placed.body;
  };

  return {
    as: shop.as,
    order,
    now: clock,
    provider,
    /** Lets so many days pass, with all that the background does in them. */
    days: async (count: number): Promise<void> => {
      now = new Date(now.getTime() + count * 86_400_000);
      await work();
    },
    work,
    /** Whether the provider answers about refunds. */
    setRefunding: (answers: boolean): void => {
      refunding = answers;
    },
    purchase: (call: Call, orderNumber: string) => call<Purchase>('GET', `/consumers-v3/consumer/purchase/${orderNumber}`),
  };
};
