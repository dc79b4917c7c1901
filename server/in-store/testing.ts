import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { ParkedCart, StoreCustomer, StoreSession } from '#contract/calls/store-session.ts';
import { accountOrderHandlers } from '#server/commerce/after-sales/handlers.ts';
import { type AccountShop, openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import { createCartReader } from '#server/commerce/cart/handlers.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { findTestVariants, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import { storeEmployees } from '#server/platform/db/schema/in-store.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { listenToStatements } from '#server/platform/db/statements-sent.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createIdempotencyStore } from '#server/platform/idempotency/store.ts';
import { createRateLimit } from '#server/platform/rate-limits/token-bucket.ts';
import { orderHandlers } from '#server/commerce/orders/handlers.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { inStoreHandlers } from './handlers.ts';

export const NOW = new Date('2026-11-21T12:00:00.000Z');
const clock = () => NOW;
export const CONSUMER = '/consumers-v3/consumer';
export const AGENT = `${CONSUMER}/agent`;

export let database: OpenDatabase;
export let shop: AccountShop;
let sandboxRoutes: Hono;

export const connect = (browser: TestBrowser, storeId: string, storeEmployeeId: string) =>
  browser.call<StoreSession>('PUT', `${AGENT}/session`, { storeId, storeEmployeeId });

/** A device of an account of its own, at the counter of a store. */
export const device = async (storeEmployeeId = 'PDX-01'): Promise<TestBrowser> => {
  const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
  const browser = shop.browser();
  await browser.signIn(email);
  await connect(browser, storeEmployeeId.slice(0, 3), storeEmployeeId);
  return browser;
};
export const session = async (browser: TestBrowser): Promise<StoreSession> => (await browser.call<StoreSession>('GET', `${AGENT}/session`)).body;

export const held = (more: Record<string, unknown> = {}) => ({
  kind: 'parked',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-01',
  at: '2026-11-21T11:30:00.000Z',
  items: [wish('tee', { qty: 2 })],
  ...more,
});
export const keep = (browser: TestBrowser, id: string, body = held()) => browser.call('PUT', `${AGENT}/baskets/${id}`, body);
export const resume = (browser: TestBrowser, id: string, cartId?: string) =>
  browser.call<Cart>('POST', `${AGENT}/baskets/${id}/resume`, cartId === undefined ? {} : { cartId });
export const parkedCartsOf = async (browser: TestBrowser): Promise<readonly ParkedCart[]> =>
  (await browser.call<{ baskets: ParkedCart[] }>('GET', `${AGENT}/baskets`)).body.baskets;
export const find = (browser: TestBrowser, wanted: Record<string, unknown>) => browser.call<StoreCustomer>('POST', `${AGENT}/customers`, wanted);
export const attach = (browser: TestBrowser, customerRef: string | null) => browser.call('PUT', `${AGENT}/customer`, { customerRef });

export const member = async (memberId: string): Promise<{ id: string; email: string }> => {
  const account = await shop.account();
  const now = { createdAt: NOW, updatedAt: NOW };
  await database.db
    .insert(consumerProfiles)
    .values({ accountId: account.id, firstName: 'Ada', lastName: 'Stone', phone: '5035550100', version: 1, ...now });
  await database.db.insert(loyaltyMembers).values({ accountId: account.id, memberId, joinedAt: NOW, letter: memberId, welcomeCode: memberId });
  return account;
};

const cardToken = async (): Promise<string> => {
  const body = { session: `fields_${'a'.repeat(24)}`, number: '4242424242424242', month: 12, year: 2030, code: '123' };
  const answer = await sandboxRoutes.request('/provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { token: string }).token;
};

/** The same checkout as everybody's. */
export const place = async (browser: TestBrowser, id: string, more: Record<string, unknown> = {}) => {
  await browser.call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
  await browser.call('POST', `/cart/v1/cart/${id}/billingAddress`, ADDRESSES.OR);
  const payment = { payment_method_id: 'CREDIT_CARD', token: await cardToken() };
  const { cart } = (await browser.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, payment)).body;
  const seen = { cartId: id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
  return browser.call<Order>('PUT', '/cart/v2/checkout/order', { ...seen, ...more });
};
export const newCart = async (browser: TestBrowser): Promise<string> =>
  (await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('shoe'))).body.id;

/** One shop for all tests of a file: the people of two stores, and a counter that pays with the provider's sandbox. */
export const useStoreShop = (): void => {
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    listenToStatements(db);
    await fillShop(db);
    await db.insert(storeEmployees).values([
      { id: 'PDX-01', storeId: 'PDX', name: 'Maya Brooks' },
      { id: 'PDX-02', storeId: 'PDX', name: 'Owen Castillo' },
      { id: 'PDX-99', storeId: 'PDX', name: 'Long Gone', active: false },
      { id: 'ANC-01', storeId: 'ANC', name: 'Priya Raman' },
    ]);
    const ports = { findVariants: findTestVariants };
    const keys = createIdempotencyStore({ readCart: createCartReader(ports, clock), secret: 'test' });
    const sandbox = createSandbox({ db, clock, publicUrl: 'http://shop.test' });
    sandboxRoutes = new Hono().route('/provider', sandbox.routes);
    const { provider } = sandbox;
    shop = openAccountShop(
      db,
      {
        ...inStoreHandlers({ carts: ports }),
        ...paymentHandlers({ provider, carts: ports, keys }),
        ...orderHandlers({ carts: ports, keys, provider, wakeMail: () => {} }),
        ...accountOrderHandlers({ keys, provider, wakeMail: () => {}, speed: 1 }),
      },
      { limit: createRateLimit(clock, { 'agent.findCustomer': { burst: 40, perMinute: 6, by: 'subject' } }) },
    );
  });
  afterAll(() => database.close());
};
