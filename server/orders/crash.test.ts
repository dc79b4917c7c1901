import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';
import { bundleForNode, type NodeBundle } from '../../scripts/lib/bundle.mjs';
import { ADDRESSES } from '../cart/testing-addresses.ts';
import { wish } from '../cart/testing-goods.ts';
import { DEMO_PIN, demoNumber } from '../gift-cards/seed-cards.ts';

let bundle: NodeBundle;
let dataDir = '';
let child: ChildProcess | undefined;
let port = 0;

beforeAll(async () => {
  bundle = await bundleForNode('crash', { harness: 'server/orders/crash-harness.ts' });
}, 60_000);
afterAll(() => bundle.remove());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waymark-crash-'));
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (crashAt = ''): Promise<void> => {
  const started = spawn(process.execPath, [bundle.file('harness')], {
    env: { ...process.env, DATA_DIR: dataDir, CRASH_AT: crashAt },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  port = await new Promise<number>((done, fail) => {
    started.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString());
      if (found) done(Number(found[1]));
    });
    started.once('exit', (code) => fail(new Error(`the shop ended with ${code}`)));
  });
};

const kill = async (): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const call = async <T>(method: string, path: string, body?: unknown, key = uuidv7()): Promise<{ status: number; body: T }> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { Cookie: 'subject=ada', 'Content-Type': 'application/json', ...(method === 'GET' ? {} : { 'Idempotency-Key': key }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
};

const GIFT_CARD = { card_number: demoNumber(1), pin: DEMO_PIN };
const balance = async () => (await call<{ balance: number }>('POST', '/cart/v1/giftcard/balance', GIFT_CARD)).body.balance;
const books = async () => (await call<{ charges: { status: string; amount: number }[]; sum: number; held: number }>('GET', '/books')).body;
const attach = async (id: string, body: object): Promise<Cart> =>
  (await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, body)).body.cart;

const checkout = async (number = '4242424242424242'): Promise<Cart> => {
  const { id } = (await call<Cart>('POST', '/cart/v1/cart', {})).body;
  await call('POST', '/cart/v1/item', { cartId: id, ...wish('five') });
  await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
  await call('POST', `/cart/v1/cart/${id}/billingAddress`, ADDRESSES.OR);
  const card = { session: `fields_${'a'.repeat(24)}`, number, month: 12, year: 2030, code: '123' };
  const { token } = (await call<{ token: string }>('POST', '/provider/tokens', card)).body;
  return attach(id, { payment_method_id: 'CREDIT_CARD', token });
};
const patch = (orderNumber: string) =>
  call<Order>('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'passed' } },
  });

const place = (cart: Cart, key: string) => {
  const body = { cartId: cart.id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
  return call<Order>('PUT', '/cart/v2/checkout/order', body, key);
};
const stateOf = async (cart: Cart) => (await call<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state;
const leftOfFive = async (): Promise<number> => {
  const { id } = (await call<Cart>('POST', '/cart/v1/cart', {})).body;
  return (await call<Cart>('POST', '/cart/v1/item', { cartId: id, ...wish('five') })).body.items[0]?.availability.quantity ?? 0;
};
const letters = async (wanted = 1): Promise<string[]> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = readdirSync(dataDir).includes('mail') ? readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')) : [];
    if (found.length >= wanted) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  return [];
};

test('an order that was acknowledged survives kill -9, and is answered again', async () => {
  await start();
  const cart = await checkout();
  const key = uuidv7();
  const placed = await place(cart, key);
  await kill();
  expect(placed.status).toBe(200);
  await start();
  expect((await call<Order>('GET', `/cart/v2/checkout/order/${placed.body.orderNumber}`)).body).toEqual({ ...placed.body, state: 'FINALISED' });
  expect((await place(cart, key)).body).toEqual(placed.body);
  expect(await leftOfFive()).toBe(4);
  expect(await letters()).toHaveLength(1);
}, 120_000);

test('killed between charge and order: the next start makes the order of the charge, once', async () => {
  await start('after-charge');
  const cart = await checkout();
  const key = uuidv7();
  await expect(place(cart, key)).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('FINALISED');
  const answered = await place(cart, key);
  expect(answered.body).toMatchObject({ state: 'PLACED', totals: { total: cart.totals.total } });
  expect(await leftOfFive()).toBe(4);
  expect(await letters()).toHaveLength(1);
}, 120_000);

test('killed before the charge: nothing is charged, the pieces are back, and the basket can be placed again', async () => {
  await start('before-charge');
  const cart = await checkout();
  const key = uuidv7();
  await expect(place(cart, key)).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('none');
  expect((await place(cart, key)).status).toBe(402);
  expect(await leftOfFive()).toBe(5);
  expect((await place(cart, uuidv7())).body.state).toBe('PLACED');
}, 120_000);

test.each([
  ['before-charge', 'none', 5],
  ['after-charge', 'FINALISED', 4],
])(
  'killed %s with a gift card in it: the card has its money or the order has it, never both or neither',
  async (moment, state, left) => {
    await start(moment);
    const { id } = await checkout();
    const cart = await attach(id, { payment_method_id: 'GIFT_CARD', ...GIFT_CARD });
    await expect(place(cart, uuidv7())).rejects.toThrow('fetch failed');
    await start();
    expect([await stateOf(cart), await leftOfFive(), await balance()]).toEqual([state, left, state === 'none' ? 50_00 : 0]);
    const { charges, sum, held } = await books();
    expect([sum, held]).toEqual([0, 0]);
    expect(charges).toEqual([state === 'none' ? { status: 'refused', amount: 0 } : { status: 'captured', amount: cart.totals.total - 50_00 }]);
  },
  60_000,
);

test('killed between the order and what follows from it: its gift card is issued at the next start', async () => {
  await start('after-settle');
  const { id } = await checkout();
  const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Hi' };
  const cart = (await call<Cart>('POST', '/cart/v1/item', { cartId: id, ...wish('giftCard', { giftOption }) })).body;
  await expect(place(cart, uuidv7())).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('FINALISED');
  expect(await letters(2)).toHaveLength(2);
  expect((await books()).charges).toEqual([{ status: 'captured', amount: cart.totals.total }]);
}, 120_000);

test('killed while the provider was about to ask for the owner: nothing is charged and the basket is open again', async () => {
  await start('after-charge');
  const cart = await checkout('4000000000003220');
  await expect(place(cart, uuidv7())).rejects.toThrow('fetch failed');
  await start();
  expect([await stateOf(cart), await leftOfFive()]).toEqual(['none', 5]);
  expect((await books()).charges.map(({ status }) => status)).toEqual(['refused']);
  expect((await place(cart, uuidv7())).body.state).toBe('AUTHENTICATING');
}, 120_000);

test.each(['before-complete', 'after-complete'])(
  'killed %s of the authentication: the order still waits, and goes on',
  async (moment) => {
    await start(moment);
    const cart = await checkout('4000000000003220');
    const { body: order } = await place(cart, uuidv7());
    const challenge = String(order.flash[0]?.details['challengeUrl']).split('?')[0] ?? '';
    expect((await call<{ result: string }>('POST', challenge, { password: 'password' })).body.result).toBe('passed');
    await expect(patch(order.orderNumber)).rejects.toThrow('fetch failed');
    await start();
    expect(await stateOf(cart)).toBe('AUTHENTICATING');
    expect((await patch(order.orderNumber)).body.state).toBe('PLACED');
    expect([await stateOf(cart), await leftOfFive(), (await letters()).length]).toEqual(['FINALISED', 4, 1]);
    expect((await books()).charges).toEqual([{ status: 'captured', amount: cart.totals.total }]);
  },
  60_000,
);
