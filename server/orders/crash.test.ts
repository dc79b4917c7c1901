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
import { ADDRESSES, wish } from '../cart/testing.ts';

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

const checkout = async (): Promise<Cart> => {
  const { id } = (await call<Cart>('POST', '/cart/v1/cart', {})).body;
  await call('POST', '/cart/v1/item', { cartId: id, ...wish('five') });
  await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [ADDRESSES.OR] });
  await call('POST', `/cart/v1/cart/${id}/billingAddress`, ADDRESSES.OR);
  const card = { session: `fields_${'a'.repeat(24)}`, number: '4242424242424242', month: 12, year: 2030, code: '123' };
  const { token } = (await call<{ token: string }>('POST', '/provider/tokens', card)).body;
  return (await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { payment_method_id: 'CREDIT_CARD', token })).body.cart;
};

const place = (cart: Cart, key: string) => {
  const body = { cartId: cart.id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
  return call<Order>('PUT', '/cart/v2/checkout/order', body, key);
};
const stateOf = async (cart: Cart) => (await call<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state;
const leftOfFive = async (): Promise<number> => {
  const { id } = (await call<Cart>('POST', '/cart/v1/cart', {})).body;
  return (await call<Cart>('POST', '/cart/v1/item', { cartId: id, ...wish('five') })).body.items[0]?.availability.quantity ?? 0;
};
const letters = async (): Promise<string[]> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = readdirSync(dataDir).includes('mail') ? readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')) : [];
    if (found.length > 0) return found;
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
}, 60_000);

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
}, 60_000);

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
}, 60_000);
