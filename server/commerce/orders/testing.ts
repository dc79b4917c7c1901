import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop, unitsAt } from '#server/commerce/cart/testing-fill.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { printedCards } from '#server/commerce/gift-cards/printed-cards.ts';
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import { createStoredMail, type MailTransport } from '#server/platform/mail/transport.ts';
import { paymentHandlers } from '#server/commerce/payment/handlers.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import { createSandbox, type Sandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { orderHandlers } from './handlers.ts';
import type { OrderPorts } from './place.ts';
import { repairOrders } from './repair.ts';

const open = createTestTemplate(fillShop);
export const LOG = { info: () => {}, warn: () => {}, error: () => {} };
export let now = new Date('2026-11-21T12:00:00Z');
export const clock = () => now;
export const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

export let database: OpenDatabase;
export let provider: PaymentProvider;
let sandboxRoutes: Hono;
export let sandbox: Sandbox;
export let orderPorts: OrderPorts;
export let shop: ReturnType<typeof openTestShop>;
export let ada: ReturnType<typeof shop.as>;
export let folder = '';
export let transport: MailTransport;
export let mailer: Mailer;
let losing: 'after' | 'before' | undefined;
/** Loses the provider's response to the next charge, after or before the charge is made. */
export const loseNextAnswer = (when: 'after' | 'before'): void => {
  losing = when;
};

export type Call = typeof ada;
export const CARD = '4242424242424242';

export const tokenOf = async (number: string): Promise<string> => {
  const session = `fields_${'a'.repeat(24)}`;
  const answer = await sandboxRoutes.request('/provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, number, month: 12, year: 2030, code: '123' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

/** A page's request to the provider. */
export const postToProvider = async (path: string, body: unknown): Promise<Response> =>
  sandboxRoutes.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

interface Checkout {
  readonly call?: Call;
  readonly items?: readonly (readonly [TestVariantName, number])[];
  readonly card?: string;
  readonly address?: Record<string, unknown>;
  readonly locale?: string;
}

/** Takes a cart to the summary: items, addresses, card. */
export const checkout = async ({
  call = ada,
  items = [['five', 1]],
  card = CARD,
  address = ADDRESSES.OR,
  locale = 'en-us',
}: Checkout = {}): Promise<Cart> => {
  const options = { locale };
  const { id } = (await call('POST', '/cart/v1/cart', { body: {}, ...options })).body;
  for (const [name, qty] of items) await call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name, { qty }) }, ...options });
  await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [address] }, ...options });
  await call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: address, ...options });
  const { status, body } = await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, {
    body: { payment_method_id: 'CREDIT_CARD', token: await tokenOf(card) },
    ...options,
  });
  expect(status).toBe(201);
  return body.cart;
};

/** Requests the provider's pages as a browser would. */
export const atProvider = (path: string, init?: RequestInit) => sandboxRoutes.request(`http://shop.test${path}`, init);
export const answerChallenge = (order: Order, answer: object) =>
  atProvider(String(order.flash[0]?.details['challengeUrl']).split('?')[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'null' },
    body: JSON.stringify(answer),
  });
export const patch = (orderNumber: string, threeDS2Result = 'passed', { key = uuidv7(), call = ada } = {}) =>
  call<Order>('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
    body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
    key,
  });
export const attach = (cart: Pick<Cart, 'id'>, body: Record<string, unknown>, call = ada) =>
  call<{ cart: Cart; payment_instruments: Cart['payment_instruments'] }>('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { body });
export const repairPorts = () => ({ ...orderPorts, db: database.db, clock, log: LOG });

export const placing = ({ id, version, totals }: Cart, more: Record<string, unknown> = {}) => ({
  cartId: id,
  cartVersion: version,
  total: totals.total,
  legalAccepted: true,
  paymentMethod: { code: 'CREDIT_CARD' },
  ...more,
});
export const place = (cart: Cart, more: Record<string, unknown> = {}, { key = uuidv7(), call = ada, locale = 'en-us' } = {}) =>
  call<Order>('PUT', '/cart/v2/checkout/order', { body: placing(cart, more), key, locale });
export const prepare = (cart: Cart, call = ada) =>
  call<{ reservedUntil: string; orderNumber: string; cart: Cart }>('POST', '/cart/v1/cart/prepareOrder', { body: { basketId: cart.id } });
export const onHand = (name: TestVariantName, location?: string): Promise<number> => unitsAt(database.db, name, location);
export const count = (table: Parameters<typeof database.db.$count>[0]) => database.db.$count(table);
export const emails = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
export const repair = (everything = false) => repairOrders(repairPorts(), everything);

/** Opens a new shop before each test, with a sandbox that accepts cards and a folder for emails. */
export const useOrderShop = (): void => {
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00Z');
    losing = undefined;
    database = await open();
    folder = mkdtempSync(join(tmpdir(), 'waymark-mail-'));
    transport = createStoredMail(createFolderStorage(folder));
    mailer = createMailer({
      db: database.db,
      transport,
      clock,
      log: LOG,
      publicUrl: 'https://shop.example',
      printedCards,
      from: 'Waymark <orders@shop.example>',
    });
    sandbox = createSandbox({ db: database.db, clock, publicUrl: 'http://shop.test' });
    sandboxRoutes = new Hono().route('/provider', sandbox.routes);
    provider = {
      ...sandbox.provider,
      charge: async (request) => {
        const lose = losing;
        losing = undefined;
        if (lose === 'before') throw new Error('connection reset');
        const charge = await sandbox.provider.charge(request);
        if (lose === 'after') throw new Error('connection reset');
        return charge;
      },
    };
    shop = openTestShop(
      database.db,
      (ports, keys) => {
        orderPorts = { carts: ports, keys, provider, wakeMail: () => {} };
        return { ...cartHandlers(ports), ...paymentHandlers({ provider, carts: ports, keys }), ...orderHandlers(orderPorts) };
      },
      { clock },
    );
    ada = shop.as('ada');
  });
  afterEach(async () => {
    await mailer.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
};
