import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import type { HeldBasket, StoreCustomer, StoreSession } from '#contract/store-session.ts';
import { accountOrderHandlers } from '../account-orders/handlers.ts';
import { type AccountShop, openAccountShop, TEST_PASSWORD, type TestBrowser } from '../accounts/testing.ts';
import { createCartReader } from '../cart/handlers.ts';
import { ADDRESSES, fillShop, findTestVariants, GOODS, wish } from '../cart/testing.ts';
import type { OpenDatabase } from '../db/open.ts';
import { consumerProfiles } from '../db/schema/consumer.ts';
import { carts, cartShipments, idempotencyKeys } from '../db/schema/commerce.ts';
import { storeEmployees, storeSales } from '../db/schema/in-store.ts';
import { loyaltyMembers, loyaltyTransactions } from '../db/schema/loyalty.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createIdempotencyStore } from '../idempotency/store.ts';
import { createRateLimit } from '../limits/token-bucket.ts';
import { readHolding } from '../loyalty/book.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { paymentHandlers } from '../payment/handlers.ts';
import { createSandbox } from '../payment/sandbox/create-sandbox.ts';
import { inStoreHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const clock = () => NOW;
const CONSUMER = '/consumers-v3/consumer';
const AGENT = `${CONSUMER}/agent`;

let database: OpenDatabase;
let shop: AccountShop;
let sandboxRoutes: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
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

const connect = (browser: TestBrowser, storeId: string, storeEmployeeId: string) =>
  browser.call<StoreSession>('PUT', `${AGENT}/session`, { storeId, storeEmployeeId });

/** A device of an account of its own, at the counter of a store. */
const device = async (storeEmployeeId = 'PDX-01'): Promise<TestBrowser> => {
  const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
  const browser = shop.browser();
  await browser.signIn(email);
  await connect(browser, storeEmployeeId.slice(0, 3), storeEmployeeId);
  return browser;
};
const session = async (browser: TestBrowser): Promise<StoreSession> => (await browser.call<StoreSession>('GET', `${AGENT}/session`)).body;

const held = (more: Record<string, unknown> = {}) => ({
  kind: 'parked',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-01',
  at: '2026-11-21T11:30:00.000Z',
  items: [wish('tee', { qty: 2 })],
  ...more,
});
const keep = (browser: TestBrowser, id: string, body = held()) => browser.call('PUT', `${AGENT}/baskets/${id}`, body);
const resume = (browser: TestBrowser, id: string, cartId?: string) =>
  browser.call<Cart>('POST', `${AGENT}/baskets/${id}/resume`, cartId === undefined ? {} : { cartId });
const baskets = async (browser: TestBrowser): Promise<readonly HeldBasket[]> =>
  (await browser.call<{ baskets: HeldBasket[] }>('GET', `${AGENT}/baskets`)).body.baskets;
const find = (browser: TestBrowser, wanted: Record<string, unknown>) => browser.call<StoreCustomer>('POST', `${AGENT}/customers`, wanted);
const attach = (browser: TestBrowser, customerRef: string | null) => browser.call('PUT', `${AGENT}/customer`, { customerRef });

const member = async (memberId: string): Promise<{ id: string; email: string }> => {
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
const place = async (browser: TestBrowser, id: string, more: Record<string, unknown> = {}) => {
  await browser.call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
  await browser.call('POST', `/cart/v1/cart/${id}/billingAddress`, ADDRESSES.OR);
  const payment = { payment_method_id: 'CREDIT_CARD', token: await cardToken() };
  const { cart } = (await browser.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, payment)).body;
  const seen = { cartId: id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
  return browser.call<Order>('PUT', '/cart/v2/checkout/order', { ...seen, ...more });
};
const newCart = async (browser: TestBrowser): Promise<string> => (await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('shoe'))).body.id;

describe('the sign-in of the store', () => {
  const login = async (browser: TestBrowser, username: string, password = TEST_PASSWORD) => {
    await browser.token();
    return browser.call('POST', `${AGENT}/login`, { type: 'Registered', username, password, codeChallenge: 'c'.repeat(43) });
  };

  it('opens for an associate', async () => {
    const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
    expect((await login(shop.browser(), email)).body).toMatchObject({ authorizationCode: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('refuses a shopper with the right password in the words of a wrong one', async () => {
    const { email } = await shop.account();
    const associate = await shop.account({ consumerType: 'ASSOCIATE' });
    const right = await login(shop.browser('192.0.2.7'), email);
    const wrong = await login(shop.browser('192.0.2.8'), associate.email, 'not the password');
    const said = ({ status, body }: typeof right) => ({ status, errors: (body as { errorDetails: unknown }).errorDetails });
    expect(said(right)).toEqual(said(wrong));
    expect(right.code).toBe('AUT401');
  });
});

describe('store and employee', () => {
  it('stores are everybody’s to know, who works in them is not', async () => {
    const guest = shop.browser();
    await guest.token();
    const stores = (await guest.call<{ stores: { id: string }[] }>('GET', '/consumers-v3/utilities/stores')).body.stores;
    expect(stores.map(({ id }) => id)).toEqual(['YYZ', 'PAR', 'ANC', 'PDX']);
    const { email } = await shop.account();
    const consumer = shop.browser();
    await consumer.signIn(email);
    for (const nobody of [guest, consumer]) expect((await nobody.call('GET', '/consumers-v3/utilities/stores/PDX/employees')).code).toBe('AUT404');
    const associate = await device();
    expect((await associate.call('GET', '/consumers-v3/utilities/stores/PDX/employees')).body).toEqual({
      employees: [
        { id: 'PDX-01', name: 'Maya Brooks' },
        { id: 'PDX-02', name: 'Owen Castillo' },
      ],
    });
    expect((await associate.call('GET', '/consumers-v3/utilities/stores/NOWHERE/employees')).code).toBe('STR404');
  });

  it('connects when both are set, survives a renewed token, and ends with the sign-out', async () => {
    const { email } = await shop.account({ consumerType: 'ASSOCIATE' });
    const browser = shop.browser();
    await browser.signIn(email);
    expect(await session(browser)).toEqual({ connected: false });
    const connected = { connected: true, storeId: 'PDX', storeName: 'Store PDX', storeEmployeeId: 'PDX-02', storeEmployeeName: 'Owen Castillo' };
    expect((await connect(browser, 'PDX', 'PDX-02')).body).toEqual(connected);
    await browser.token();
    expect(await session(browser)).toEqual(connected);
    await browser.signOut();
    await browser.signIn(email);
    expect(await session(browser)).toEqual({ connected: false });
  });

  it.each([
    ['PDX', 'ANC-01'],
    ['PDX', 'PDX-99'],
    ['PAR', 'PDX-01'],
    ['NOWHERE', 'PDX-01'],
  ])('refuses %s with %s', async (storeId, employee) => {
    expect((await connect(await device(), storeId, employee)).code).toBe('STR404');
  });

  it('lets nobody but a connected associate do anything', async () => {
    const { email } = await shop.account();
    const consumer = shop.browser();
    await consumer.signIn(email);
    const idle = await shop.account({ consumerType: 'ASSOCIATE' });
    const notConnected = shop.browser();
    await notConnected.signIn(idle.email);
    for (const [who, code] of [
      [consumer, 'AUT404'],
      [notConnected, 'STR404'],
    ] as const) {
      const answers = [
        await find(who, { email }),
        await attach(who, null),
        await who.call('GET', `${AGENT}/baskets`),
        await keep(who, uuidv7()),
        await resume(who, uuidv7()),
        await who.call('DELETE', `${AGENT}/baskets/${uuidv7()}`),
      ];
      expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => code));
    }
    expect((await session(notConnected)).connected).toBe(false);
    expect((await connect(consumer, 'PDX', 'PDX-01')).code).toBe('AUT404');
  });
});

describe('an order', () => {
  it('carries store and employee of its session, whether the body says so or not', async () => {
    const browser = await device('PDX-02');
    const here = { storeId: 'PDX', storeEmployeeId: 'PDX-02' };
    expect((await place(browser, await newCart(browser))).body).toMatchObject({ state: 'PLACED', inStoreSalesInfo: here });
    expect((await place(browser, await newCart(browser), { inStoreSalesInfo: here })).body.inStoreSalesInfo).toEqual(here);
  });

  it.each([
    { storeId: 'ANC', storeEmployeeId: 'PDX-01' },
    { storeId: 'PDX', storeEmployeeId: 'PDX-02' },
    { storeId: 'ANC', storeEmployeeId: 'ANC-01' },
  ])('of a body that disagrees with the session is refused: %o', async (inStoreSalesInfo) => {
    const browser = await device('PDX-01');
    expect((await place(browser, await newCart(browser), { inStoreSalesInfo })).code).toBe('STR404');
  });

  it('of a shopper who claims to be a store is refused', async () => {
    const { email } = await shop.account();
    const consumer = shop.browser();
    await consumer.signIn(email);
    const claim = { inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: 'PDX-01' } };
    expect((await place(consumer, await newCart(consumer), claim)).code).toBe('STR404');
    expect((await place(consumer, await newCart(consumer))).body).not.toHaveProperty('inStoreSalesInfo');
  });
});

describe('a customer', () => {
  it('is found by the whole address or loyalty id, with a name and what the sale needs', async () => {
    const browser = await device();
    const { email, id } = await member('WM0000000001');
    const known = { customerRef: expect.any(String), firstName: 'Ada', lastName: 'Stone', isLoyaltyMember: true, memberId: 'WM0000000001' };
    const found = await find(browser, { email: email.toUpperCase() });
    expect(found.body).toEqual(known);
    expect((await find(browser, { loyaltyId: ' wm 0000 000001' })).body).toEqual(known);
    expect(JSON.stringify(found.body)).not.toContain(id);
    expect((await find(browser, { email: email.slice(1) })).code).toBe('CCN404');
    expect((await find(browser, { loyaltyId: 'WM000000000' })).code).toBe('4044');
    expect((await find(browser, { email: '%@waymark.example' })).code).toBe('CCN404');
  });

  it('goes with the sale until it is an order, which is noted as theirs', async () => {
    const browser = await device();
    const { email, id } = await member('WM0000000002');
    const { customerRef } = (await find(browser, { email })).body;
    expect((await attach(browser, customerRef)).status).toBe(200);
    expect((await session(browser)).customer).toMatchObject({ customerRef, firstName: 'Ada' });
    const order = (await place(browser, await newCart(browser))).body;
    expect(order.state).toBe('PLACED');
    expect(await session(browser)).not.toHaveProperty('customer');
    const next = (await place(browser, await newCart(browser))).body;
    const sales = await database.db.select().from(storeSales);
    const whose = (orderNumber: string) => sales.find((sale) => sale.orderNumber === orderNumber)?.accountId;
    expect([whose(order.orderNumber), whose(next.orderNumber)]).toEqual([id, null]);
  });

  it('finds the sale among their orders, and has its points; whoever sold it earns nothing', async () => {
    const browser = await device();
    const { email, id } = await member('WM0000000025');
    await attach(browser, (await find(browser, { email })).body.customerRef);
    const { orderNumber } = (await place(browser, await newCart(browser))).body;
    const unnamed = (await place(browser, await newCart(browser))).body;
    const [customer, stranger] = [shop.browser(), shop.browser()];
    await customer.signIn(email);
    await stranger.signIn((await member('WM0000000026')).email);
    const history = (of: TestBrowser) => of.call<{ purchases: { orderNumber: string }[] }>('POST', `${CONSUMER}/purchasehistory`, {});
    expect((await history(customer)).body.purchases).toMatchObject([{ orderNumber }]);
    expect((await history(stranger)).body.purchases).toEqual([]);
    const open = (of: TestBrowser, number: string) => of.call('GET', `${CONSUMER}/purchase/${number}`);
    expect((await open(customer, orderNumber)).body).toMatchObject({ order: { orderNumber, inStoreSalesInfo: { storeId: 'PDX' } } });
    expect((await open(customer, unnamed.orderNumber)).code).toBe('OHS4004');
    expect((await open(stranger, orderNumber)).code).toBe('OHS4004');
    const booked = await database.db.select().from(loyaltyTransactions).where(eq(loyaltyTransactions.reference, orderNumber));
    expect(booked).toMatchObject([{ accountId: id, kind: 'earn' }]);

    expect((await customer.call('POST', `${CONSUMER}/CancelOrder`, { orderId: orderNumber })).status).toBe(200);
    expect((await readHolding(database.db, id)).lots).toEqual([]);
  });

  it('is let go again, and nobody is attached by another store’s name for them', async () => {
    const [portland, anchorage] = [await device('PDX-01'), await device('ANC-01')];
    const { email } = await member('WM0000000003');
    const { customerRef } = (await find(portland, { email })).body;
    expect((await attach(anchorage, customerRef)).code).toBe('CCN404');
    expect((await attach(portland, uuidv7())).code).toBe('CCN404');
    await attach(portland, customerRef);
    await attach(portland, null);
    expect(await session(portland)).not.toHaveProperty('customer');
  });

  it('is nowhere in what is remembered of answers', async () => {
    const browser = await device();
    const { email } = await member('WM0000000004');
    const { customerRef } = (await find(browser, { email })).body;
    await attach(browser, customerRef);
    expect((await connect(browser, 'PDX', 'PDX-02')).body).not.toHaveProperty('customer');
    expect((await session(browser)).customer).toMatchObject({ firstName: 'Ada' });
    await keep(browser, uuidv7(), held({ customerRef }));
    const kept = JSON.stringify(await database.db.select().from(idempotencyKeys));
    expect([kept.includes('Stone'), kept.includes(email), kept.includes('WM0000000004')]).toEqual([false, false, false]);
  });

  it('cannot be guessed by asking often', async () => {
    const browser = await device();
    const answers = [];
    for (let tries = 0; tries < 41; tries += 1) answers.push((await find(browser, { loyaltyId: `WM${tries}` })).code);
    expect(new Set(answers.slice(0, 40))).toEqual(new Set(['4044']));
    expect(answers[40]).toBe('WMK429');
  });
});

describe('a basket that is put aside', () => {
  it.each([
    ['when it is', async (browser: TestBrowser) => void (await keep(browser, uuidv7()))],
    [
      'when its last line is taken out',
      async (browser: TestBrowser, { id, items }: Cart) => void (await browser.call('DELETE', '/cart/v1/item', { cartId: id, itemId: items[0]?.id })),
    ],
  ])('leaves nothing of its customer to the next one %s', async (_when, leave) => {
    const browser = await device();
    const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    await browser.call('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
    await browser.call('POST', `/cart/v1/cart/${cart.id}/billingAddress`, ADDRESSES.OR);
    await leave(browser, cart);
    await browser.call('POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe') });
    const { body: next } = await browser.call<Cart>('GET', `/cart/v1/cart/${cart.id}`);
    expect(JSON.stringify(next)).not.toContain(ADDRESSES.OR.email);
    expect(next.version).toBeGreaterThan(cart.version + 3);
  });

  it('leaves no coupon in the till that its last line was taken out of', async () => {
    const browser = await device();
    const { body: cart } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    const { body: with10 } = await browser.call<Cart>('PUT', '/cart/v1/coupon', { cartId: cart.id, code: 'WELCOME10' });
    expect(with10.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    await browser.call('DELETE', '/cart/v1/item', { cartId: cart.id, itemId: cart.items[0]?.id });
    const { body: next } = await browser.call<Cart>('POST', '/cart/v1/item', { cartId: cart.id, ...wish('shoe') });
    expect(next.couponItems).toEqual([]);
  });

  it('leaves no address either that comes in while it is put aside', async () => {
    const browser = await device();
    const id = await newCart(browser);
    const { version } = (await browser.call<Cart>('GET', `/cart/v1/cart/${id}`)).body;
    const address = { ...ADDRESSES.OR, addressId: 'a', country: 'United States', isValidated: true } as unknown as Address;
    let kept: ReturnType<typeof keep> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, id)).for('update');
      kept = keep(browser, uuidv7());
      // Time for it to come as far as the lock, where transactions run side by side.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.insert(cartShipments).values({ cartId: id, shippingId: 'home', address, code: null });
      await tx
        .update(carts)
        .set({ version: version + 1 })
        .where(eq(carts.id, id));
    });
    expect((await kept)?.status).toBe(200);
    const { body: next } = await browser.call<Cart>('GET', `/cart/v1/cart/${id}`);
    expect(JSON.stringify(next)).not.toContain(ADDRESSES.OR.email);
    expect(next.version).toBe(version + 2);
  });

  it('waits in its store for any of its devices, and one of them gets it', async () => {
    const [one, other, elsewhere] = [await device('PDX-01'), await device('PDX-02'), await device('ANC-01')];
    const id = uuidv7();
    await keep(one, id, held({ note: ' red bag ', coupons: ['WELCOME10'], total: { amount: 60_00, currency: 'USD' } }));
    expect((await baskets(other)).find(({ basketId }) => basketId === id)).toEqual({
      basketId: id,
      kind: 'parked',
      storeId: 'PDX',
      storeEmployeeId: 'PDX-01',
      storeEmployeeName: 'Maya Brooks',
      at: '2026-11-21T11:30:00.000Z',
      note: 'red bag',
      total: { amount: 60_00, currency: 'USD' },
      items: [{ upc: GOODS.tee.upc, qty: 2, name: 'Tee' }],
    });
    expect(await baskets(elsewhere)).toEqual([]);
    expect((await resume(elsewhere, id)).code).toBe('WMK404B');
    const [first, second] = [await resume(other, id), await resume(one, id)];
    expect(first.body.items).toMatchObject([{ upc: GOODS.tee.upc, qty: 2 }]);
    expect(first.body.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    expect(second.code).toBe('WMK404B');
  });

  it('does not come back when its device, which never heard the answer, sends it again', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id);
    await resume(browser, id);
    expect((await keep(browser, id)).status).toBe(200);
    expect((await baskets(browser)).some(({ basketId }) => basketId === id)).toBe(false);
  });

  it('joins the basket that is at the counter', async () => {
    const browser = await device();
    const cartId = await newCart(browser);
    const id = uuidv7();
    await keep(browser, id);
    const cart = (await resume(browser, id, cartId)).body;
    expect([cart.id, cart.items.map(({ upc }) => upc)]).toEqual([cartId, [GOODS.shoe.upc, GOODS.tee.upc]]);
  });

  it('comes back without what is sold out meanwhile, and says so', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id, held({ items: [wish('withdrawn', { qty: 1 }), wish('tee', { qty: 1 })] }));
    const cart = (await resume(browser, id)).body;
    expect(cart.items.map(({ upc }) => upc)).toEqual([GOODS.tee.upc]);
    expect(cart.flash).toContainEqual(expect.objectContaining({ code: 'ProductItemNotAvailable' }));
  });

  it('takes its customer along, and leaves nobody at the counter', async () => {
    const browser = await device();
    const { email } = await member('WM0000000005');
    const { customerRef } = (await find(browser, { email })).body;
    await attach(browser, customerRef);
    const id = uuidv7();
    await keep(browser, id, held({ customerRef }));
    expect(await session(browser)).not.toHaveProperty('customer');
    await resume(browser, id);
    expect((await session(browser)).customer).toMatchObject({ customerRef });
  });

  it('is let go once', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id);
    const drop = () => browser.call('DELETE', `${AGENT}/baskets/${id}`);
    expect([(await drop()).status, (await drop()).code, (await resume(browser, id)).code]).toEqual([200, 'WMK404B', 'WMK404B']);
  });

  it('of another store, or by nobody of this one, is not taken', async () => {
    const browser = await device('PDX-01');
    expect((await keep(browser, uuidv7(), held({ storeId: 'ANC', storeEmployeeId: 'ANC-01' }))).code).toBe('STR404');
    expect((await keep(browser, uuidv7(), held({ storeEmployeeId: 'ANC-01' }))).code).toBe('STR404');
    expect((await keep(browser, uuidv7(), held({ storeEmployeeId: 'PDX-99' }))).status).toBe(200);
  });

  it('cannot be put into another’s basket', async () => {
    const [one, other] = [await device(), await device()];
    const foreign = await newCart(other);
    const id = uuidv7();
    await keep(one, id);
    expect((await resume(one, id, foreign)).code).toBe('BSK404');
    expect((await resume(one, id)).status).toBe(200);
  });
});

describe('a sale that was rung up without network', () => {
  it('keeps who, where and when until it is the order of whoever places it', async () => {
    const browser = await device('PDX-02');
    const id = uuidv7();
    await keep(browser, id, held({ kind: 'sale', storeEmployeeId: 'PDX-01' }));
    const cart = (await resume(browser, id)).body;
    const info = { storeId: 'PDX', storeEmployeeId: 'PDX-02' };
    expect((await place(browser, cart.id)).body.inStoreSalesInfo).toEqual({
      ...info,
      rungUp: { storeEmployeeId: 'PDX-01', at: '2026-11-21T11:30:00.000Z' },
    });
    expect((await place(browser, await newCart(browser))).body.inStoreSalesInfo).toEqual(info);
  });

  it('was not rung up in the future, whatever the clock of its device says', async () => {
    const browser = await device();
    const id = uuidv7();
    await keep(browser, id, held({ kind: 'sale', at: '2031-01-01T00:00:00.000Z' }));
    expect((await baskets(browser)).find(({ basketId }) => basketId === id)?.at).toBe(NOW.toISOString());
  });
});
