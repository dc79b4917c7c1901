import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { TEST_PASSWORD } from '#server/customers/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { keepPictures, picturesFolder } from '#server/customers/contact/pictures.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { idempotencyKeys, mailOutbox, orders } from '#server/platform/db/schema/commerce.ts';
import { storeSales } from '#server/platform/db/schema/in-store.ts';
import { promotionRedemptions } from '#server/platform/db/schema/promotions.ts';
import { contactCases, fulfilments } from '#server/platform/db/schema/returns.ts';
import * as schema from '#server/platform/db/schema/index.ts';
import { listenToStatements, placeOf, statementsOf } from '#server/platform/db/statements-sent.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { giftEmailId } from '#server/commerce/gift-cards/issue.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { ownedTables } from './owned-tables.ts';
import { BOOK_ADDRESS, type ConsumerShop, openConsumerShop } from './testing.ts';

let database: OpenDatabase;
let shop: ConsumerShop;
let db: Db;
let folder = '';
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  listenToStatements(db);
  await fillShop(db);
  folder = mkdtempSync(join(tmpdir(), 'waymark-data-'));
  shop = openConsumerShop(db, folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const PATH = '/consumers-v3/consumer';
/** Words that stand nowhere else. */
const HOME = { ...BOOK_ADDRESS, firstName: 'Zebedee', lastName: 'Quillfeather', phone: '(503) 555-0199', addressLine1: '77 Unmistakable Row' };
const PLACED: Omit<Address, 'email'> = { ...HOME, addressId: 'a', country: 'United States', isValidated: true };

let people = 1000;

/** Somebody with something in every corner of the shop. */
const somebody = async () => {
  const shopper = await shop.signedIn();
  const { browser, email, subject } = shopper;
  await browser.call('POST', PATH, {
    consumerProfile: { consumerDetails: { firstName: HOME.firstName, phone: `503555${String((people += 1)).padStart(4, '0')}` } },
  });
  await browser.call('POST', `${PATH}/address`, { ...HOME, approachType: 'B' });
  await browser.call('POST', `${PATH}/payment_instruments`, { payment_method_id: 'CREDIT_CARD', token: await shop.card() });
  await browser.call('POST', `${PATH}/subscription`, { channel: 'email' });
  await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee', { qty: 2 }));
  await browser.call('POST', '/wishlists/v2/favorites', { id: 'TRAIL001BLK', itemType: 'product', qty: 1 });
  const orderNumber = `WM-${uuidv7().slice(-8)}`;
  const address = { ...PLACED, email };
  const document = {
    orderNumber,
    st: 'proof',
    state: 'PLACED',
    items: ['given', 'waiting'].map((id) => ({ id, isDigitalProduct: true })),
    shipments: [{ shippingId: 'home', code: 'standard', label: 'Standard', address, itemIds: [], deliveryTime: { minDays: 1, maxDays: 2 } }],
    billingAddress: address,
    totals: { total: 3000, currency: 'USD' },
  } as unknown as Order;
  const about = { st: 'proof', cartId: uuidv7(), locale: 'en-us', currency: 'USD', total: 3000, createdAt: shop.now() } as const;
  await db.insert(orders).values({ orderNumber, subject, state: 'PLACED', document, ...about });
  const redeemed = { orderNumber, code: 'WELCOME10', subject, emailHash: `hash of ${email}`, redeemedAt: shop.now() };
  await db.insert(promotionRedemptions).values(redeemed);
  await db.insert(fulfilments).values({ orderNumber, shippingId: 'home', step: 'SHIPPED', trackingNumber: 'WT000000000001' });
  const inStore = `WM-${uuidv7().slice(-8)}`;
  const counter = { ...about, cartId: uuidv7(), subject: 'account-of-a-device', state: 'PLACED' } as const;
  const sold = { ...document, orderNumber: inStore, inStoreSalesInfo: { storeId: 'PDX', storeEmployeeId: 'PDX-01' } };
  await db.insert(orders).values({ orderNumber: inStore, ...counter, document: sold });
  await db.insert(storeSales).values({ orderNumber: inStore, storeId: 'PDX', employeeId: 'PDX-01', accountId: shopper.id, soldAt: shop.now() });
  return { ...shopper, orderNumber, inStore, document };
};

/** Tables in which a text stands. */
const tablesWith = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, entry] of Object.entries(schema) as [string, unknown][]) {
    if (!is(entry, PgTable)) continue;
    const rows: unknown = await db.select().from(entry as never);
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
};

describe('one’s own data', () => {
  it('come as one answer with what is kept in every corner, and nothing that opens anything', async () => {
    const { browser, email, orderNumber, inStore } = await somebody();
    const { status, body } = await browser.call<{ account: object; records: Record<string, Record<string, unknown>[]> }>('GET', `${PATH}/data`);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ email });
    expect(Object.keys(body.records)).toEqual(
      expect.arrayContaining([
        'consumer_profiles',
        'consumer_addresses',
        'consumer_cards',
        'subscriptions',
        'carts',
        'cart_items',
        'wish_lists',
        'wish_items',
        'orders',
        'fulfilments',
        'store_sales',
        'promotion_redemptions',
        'sessions',
      ]),
    );
    expect(body.records['orders']).toMatchObject([{ orderNumber }, { orderNumber: inStore }]);
    expect(JSON.stringify(body)).not.toMatch(/"proof"|argon2|card_[\w-]{20}|passwordHash|"token"|secretHash/);
  });

  it('are the asker’s and nobody else’s', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { body } = await one.browser.call('GET', `${PATH}/data`);
    expect(JSON.stringify(body)).not.toContain(other.email);
    expect(JSON.stringify(body)).not.toContain(other.orderNumber);
    const guest = shop.browser();
    await guest.token();
    expect((await guest.call('GET', `${PATH}/data`)).code).toBe('AUT404');
  });
});

describe('the end of an account', () => {
  it('needs the password, and locks like a sign-in', async () => {
    const { browser, id } = await shop.signedIn();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await browser.call('POST', `${PATH}/erase`, { password: 'wrong' })).code);
    expect(codes).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423']);
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toHaveLength(1);
  });

  it('leaves nothing of the person but what the books need', async () => {
    const { browser, email, id, subject, orderNumber, inStore } = await somebody();
    const other = await somebody();
    const cookie = browser.cookie;
    expect(await browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD })).toMatchObject({ status: 200 });
    expect(browser.cookie).toBeUndefined();
    for (const trace of [email, id, subject]) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(order).toMatchObject({ total: 3000, document: { billingAddress: { lastName: 'Quillfeather', email: '' } } });
    expect(JSON.stringify(order)).not.toContain('555-0199');
    expect(JSON.stringify(order?.document?.shipments)).not.toContain('Unmistakable');
    const [sold] = await db.select().from(orders).where(eq(orders.orderNumber, inStore));
    expect(sold).toMatchObject({ subject: 'account-of-a-device', document: { inStoreSalesInfo: { storeId: 'PDX' } } });
    expect(sold?.st).not.toBe('proof');
    browser.cookie = cookie;
    expect((await browser.token()).body.type).toBe('Guest');
    expect((await browser.password(email, TEST_PASSWORD)).code).toBe('AUT401');
    expect((await other.browser.call('GET', PATH)).status).toBe(200);
  });

  it('takes the pictures of a case along, and every email about it or an order, whoever that went to, but no gift that is on its way', async () => {
    const { browser, email, subject, orderNumber, document } = await somebody();
    const number = 'W-0123456789';
    const pictures = await keepPictures(createFolderStorage(folder), number, [Buffer.from('a worn heel')]);
    const about = { number, name: HOME.firstName, email, message: 'It came off.', about: { title: 'Ridge Runner' }, pictures };
    await db.insert(contactCases).values({ id: uuidv7(), kind: 'warranty', subject, locale: 'en-us', createdAt: shop.now(), ...about });
    const mail = (template: string, recipient: string, data: Record<string, unknown>, messageId = `${template}-${number}`, sentAt = shop.now()) => {
      const times = { nextAttemptAt: shop.now(), createdAt: shop.now() };
      return { id: uuidv7(), messageId, template, locale: 'en-us' as const, recipient, data, sentAt, ...times };
    };
    const waiting = giftEmailId(orderNumber, 'waiting');
    await db
      .insert(mailOutbox)
      .values([
        mail('case-for-shop', 'help@waymark.example', about),
        mail('order-confirmation', 'work@waymark.example', { order: document }),
        mail('gift-card', 'bo@waymark.example', { from: 'Zebedee' }, giftEmailId(orderNumber, 'given')),
        { ...mail('gift-card', 'bo@waymark.example', { from: 'Zebedee' }, waiting), sentAt: null },
      ]);
    expect((await browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD })).status).toBe(200);
    const left = (await db.select().from(mailOutbox)).filter(({ recipient }) => /^(?:help|work|bo)@/.test(recipient));
    expect(left.map(({ messageId }) => messageId)).toEqual([waiting]);
    await expect.poll(() => existsSync(join(folder, picturesFolder(number), '1.jpg'))).toBe(false);
  });

  it.each([true, false])('leaves a gift card that somebody else has paid for (confirmed address: %s)', async (isConfirmed) => {
    const { email } = await shop.account({ isConfirmed });
    const browser = shop.browser();
    await browser.signIn(email);
    const mail = (template: string) => {
      const times = { nextAttemptAt: shop.now(), createdAt: shop.now() };
      return { id: uuidv7(), messageId: `${template}-${uuidv7()}`, template, locale: 'en-us' as const, recipient: email, data: {}, ...times };
    };
    await db.insert(mailOutbox).values(['gift-card', 'order-confirmation', 'back-in-stock', 'confirm-own-email', 'reset-password'].map(mail));
    expect((await browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD })).status).toBe(200);
    const left = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    const others = isConfirmed ? [] : ['back-in-stock', 'order-confirmation'];
    expect(left.map(({ template }) => template).toSorted()).toEqual([...others, 'gift-card'].toSorted());
  });

  it('takes along what is remembered of answers to the guest that ordered, and to the store that sold', async () => {
    const { browser, orderNumber, inStore, document } = await somebody();
    const remembered = (subject: string, call: string, body: unknown) => ({
      subject,
      call,
      key: uuidv7(),
      fingerprint: 'f',
      outcome: { status: 200, body },
    });
    const answers = [
      remembered('guest-of-before', 'cart.placeOrder', document),
      remembered('guest-of-before', 'consumer.cancelOrder', { order: document, status: 'CANCELLED' }),
      remembered('account-of-a-device', 'cart.placeOrder', { ...document, orderNumber: inStore }),
      remembered('somebody-else', 'cart.placeOrder', { ...document, orderNumber: `${orderNumber}0` }),
    ];
    await db.insert(idempotencyKeys).values(answers.map((answer) => ({ ...answer, createdAt: shop.now() })));
    expect((await browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD })).status).toBe(200);
    const left = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
    const keys = new Set(left.map(({ key }) => key));
    expect(answers.map(({ key }) => keys.has(key))).toEqual([false, false, false, true]);
  });

  it('takes its carts before it looks for an order that is being paid: none can begin behind its back', async () => {
    const { browser } = await somebody();
    const statements = await statementsOf(() => browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD }));
    const locked = statements.filter((text) => text.includes('for update')).map((text) => /from "(\w+)"/.exec(text)?.[1]);
    expect(locked.slice(0, 3)).toEqual(['carts', 'accounts', 'orders']);
    expect(placeOf(statements, 'from "carts"')).toBeLessThan(placeOf(statements, '"orders"."state" in'));
  });

  it('waits for an order that is being paid', async () => {
    const { browser, subject } = await somebody();
    await db.update(orders).set({ state: 'PLACING' }).where(eq(orders.subject, subject));
    expect(await browser.call('POST', `${PATH}/erase`, { password: TEST_PASSWORD })).toMatchObject({ code: 'WMK409K' });
    expect((await browser.call('GET', PATH)).status).toBe(200);
  });
});

it('every table that tells something about a person is known to say whose it is', () => {
  const known = new Set(ownedTables().map(({ table }) => table));
  const others = (Object.values(schema) as unknown[]).filter((entry): entry is PgTable => is(entry, PgTable) && !known.has(entry));
  const telling = others.flatMap((table) => {
    const columns = Object.keys(getTableColumns(table)).filter((name) => /email$|phone|firstName|lastName|birth/i.test(name));
    return columns.map((column) => `${getTableConfig(table).name}.${column}`);
  });
  // A store has a telephone.
  expect(telling.filter((column) => column !== 'stores.phone')).toEqual([]);
});
