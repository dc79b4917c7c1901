import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import { idempotencyKeys } from '#server/platform/db/schema/commerce.ts';
import { storeSales } from '#server/platform/db/schema/in-store.ts';
import { loyaltyTransactions } from '#server/platform/db/schema/loyalty.ts';
import { readHolding } from '#server/commerce/loyalty/book.ts';
import {
  AGENT,
  attach,
  connect,
  CONSUMER,
  database,
  device,
  find,
  held,
  keep,
  member,
  newCart,
  place,
  resume,
  session,
  shop,
  useStoreShop,
} from './testing.ts';

useStoreShop();

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
