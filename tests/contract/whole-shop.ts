import { tmpdir } from 'node:os';
import { v7 as uuidv7 } from 'uuid';
import type { ConsumerType } from '#contract/accounts.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { createBuyer } from '#server/commerce/after-sales/testing-buy.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { TEST_PASSWORD, TestBrowser } from '#server/customers/testing.ts';
import { allHandlers } from '#server/services/all-handlers.ts';
import { hashPassword } from '#server/customers/auth/passwords.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { seedExperiments } from '#server/marketing/experiments/seed.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import { createCommerce } from '#server/services/commerce.ts';
import { sizeCharts, stock } from '#server/platform/db/schema/catalogue.ts';
import { storeEmployees } from '#server/platform/db/schema/in-store.ts';
import type { Db } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createService } from '#server/platform/http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { confirmMember } from '#server/customers/membership/confirm-member.ts';
import { findMember } from '#server/commerce/loyalty/members.ts';
import type { MailTransport } from '#server/platform/mail/transport.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import type { Guard } from '#server/platform/bot-check/guard.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';

/** What only the owner of a cart may read: it stands in the addresses. */
export const SECRET = 'Zephyrine';
export const NOW = new Date('2026-11-21T12:00:00.000Z');
const ADDRESS = { ...ADDRESSES.OR, lastName: SECRET };

export type Shopper = 'guest' | 'member' | 'associate' | 'staff';

const TYPES: Readonly<Partial<Record<Shopper, ConsumerType>>> = { associate: 'ASSOCIATE', staff: 'STAFF' };

interface Around {
  /** Absent: emails go nowhere. */
  readonly transport?: MailTransport;
  /** What the shop takes for its database. */
  readonly aroundDb?: (db: Db) => Db;
  readonly around?: (provider: PaymentProvider) => PaymentProvider;
  /** Absent: nobody is suspected. */
  readonly guard?: Guard;
  /** Hears what the shop logs as an error. */
  readonly onError?: (fields: object) => void;
}

const NOWHERE: MailTransport = { send: async () => {}, close: () => {} };

/** The shop with every call of the contract as it is put together for everybody, over the provider's sandbox, at the time of the tests. */
export const startCommerce = (
  given: Db,
  { aroundDb = (db) => db, around = (provider) => provider, onError = () => {}, guard, transport = NOWHERE }: Around = {},
) => {
  const db = aroundDb(given);
  const clock = (): Date => NOW;
  const log = { info: () => {}, warn: () => {}, error: onError };
  const sandbox = createSandbox({ db, clock, publicUrl: TEST_ORIGIN });
  const commerce = createCommerce({
    db,
    clock,
    log,
    fingerprintSecret: 'test',
    provider: around(sandbox.provider),
    tellEvents: sandbox.tell,
    mail: { transport, from: 'Waymark <orders@shop.test>' },
    sms: { send: async () => {} },
    publicUrl: TEST_ORIGIN,
    files: { storage: createFolderStorage(tmpdir()), dataDir: tmpdir() },
    warehouseSpeed: 1,
    alone: true,
    ...(guard && { guard }),
  });
  const { authenticate, idempotency } = commerce;
  const ports = makeServicePorts(db, { log, clock, authenticate, idempotency });
  return { commerce, sandbox, ports, service: createService(ports, allHandlers(commerce)) };
};

/** The shop as it is put together for everybody, over the goods of the tests. */
export const openWholeShop = async (given: Around = {}) => {
  const database = await openTestDatabase();
  const { db } = database;
  await fillShop(db);
  await seedExperiments(db);
  await db.update(stock).set({ onHand: 500 });
  await db.insert(storeEmployees).values({ id: 'PDX-01', storeId: 'PDX', name: 'Maya Brooks' });
  const words = { en: 'Shoes' };
  await db.insert(sizeCharts).values({ type: 'shoes', chart: { title: words, note: words, columns: [words], rows: [['42']], columnFor: {} } });
  await bumpCatalogue(db);
  const { commerce, sandbox, service } = startCommerce(db, given);
  const fetchShop = async (url: string, init: RequestInit): Promise<Response> => service.fetch(new Request(url, init));
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const buyer = createBuyer(sandbox);
  const { tokenOf } = buyer;

  const guest = async (): Promise<TestBrowser> => {
    const browser = new TestBrowser(fetchShop, '192.0.2.1');
    await browser.token();
    return browser;
  };
  /** Somebody with a new account, signed in. */
  const consumer = async (email: string, consumerType: ConsumerType = 'CONSUMER') => {
    const id = (await createAccount(db, { email, consumerType, passwordHash, locale: 'en-us', now: NOW, emailConfirmedAt: NOW })) ?? '';
    const browser = await guest();
    await browser.signIn(email);
    return { id, browser };
  };
  const shopper = async (kind: Shopper): Promise<TestBrowser> => {
    if (kind === 'guest') return guest();
    const { id, browser } = await consumer(`${uuidv7()}@waymark.example`, TYPES[kind]);
    if (kind === 'member') {
      await browser.call('POST', '/loyalty/v1/member', { isTermsConfirmed: true });
      await confirmMember(db, (await findMember(db, id))?.letter ?? '', id, NOW);
    }
    if (kind === 'associate') await browser.call('PUT', '/consumers-v3/consumer/agent/session', { storeId: 'PDX', storeEmployeeId: 'PDX-01' });
    return browser;
  };
  const cart = async (browser: TestBrowser, name: TestVariantName = 'shoe', more: object = {}): Promise<Cart> =>
    (await browser.call<Cart>('POST', '/cart/v1/cartWithItem', { ...wish(name), ...more })).body;
  const addressed = async (browser: TestBrowser): Promise<Cart> => {
    const { id } = await cart(browser);
    await browser.call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [ADDRESS] });
    return (await browser.call<Cart>('POST', `/cart/v1/cart/${id}/billingAddress`, ADDRESS)).body;
  };
  const paid = async (browser: TestBrowser): Promise<Cart> => {
    const { id } = await addressed(browser);
    const body = { payment_method_id: 'CREDIT_CARD', token: await tokenOf('4242424242424242') };
    return (await browser.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, body)).body.cart;
  };
  const placing = ({ id, version, totals }: Cart) => ({
    cartId: id,
    cartVersion: version,
    total: totals.total,
    legalAccepted: true,
    paymentMethod: { code: 'CREDIT_CARD' },
  });

  return {
    fetchShop,
    shopper,
    consumer,
    cart,
    addressed,
    paid,
    placing,
    address: ADDRESS,
    tokenOf,
    buy: buyer.buy,
    order: async (browser: TestBrowser): Promise<Order> =>
      (await browser.call<Order>('PUT', '/cart/v2/checkout/order', placing(await paid(browser)))).body,
    db,
    authenticate: commerce.authenticate,
    wakeMail: commerce.wakeMail,
    /** What a start of the process settles that the one before it left unfinished. */
    restart: async (): Promise<void> => {
      await commerce.start();
      await commerce.stop();
    },
    close: () => database.close(),
  };
};

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;
