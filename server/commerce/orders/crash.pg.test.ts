import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { bundleForNode, type NodeBundle } from '../../../scripts/lib/bundle.mjs';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { wish } from '#server/commerce/cart/testing-variants.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate, type TestDatabase } from '#server/platform/db/test-database.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const openOnServer = createTestTemplate(fillShop);

let bundle: NodeBundle;
/** A folder with the embedded database of a filled shop. */
let filled = '';
let dataDir = '';
let database: TestDatabase | undefined;
let child: ChildProcess | undefined;
let port = 0;

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'waymark-crash-'));
const drop = (folder: string): void => rmSync(folder, { recursive: true, force: true });

beforeAll(async () => {
  bundle = await bundleForNode('crash', { harness: 'server/commerce/orders/crash-harness.ts' });
  if (onServer) return;
  filled = newFolder();
  const { db, close } = await openDatabase({ dataDir: filled });
  await migrate(db);
  await fillShop(db);
  await close();
}, 60_000);
afterAll(() => {
  bundle.remove();
  if (filled !== '') drop(filled);
});
beforeEach(async () => {
  dataDir = newFolder();
  if (onServer) database = await openOnServer();
  else cpSync(filled, dataDir, { recursive: true });
});
afterEach(async () => {
  await kill();
  await database?.close();
  drop(dataDir);
});

/** @param crashAt the step at which it kills itself; a number counts from its start */
const start = async (crashAt: string | number = ''): Promise<void> => {
  const started = spawn(process.execPath, [bundle.file('harness')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', CRASH_AT: String(crashAt) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  port = await new Promise<number>((done, fail) => {
    started.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString());
      if (found) done(Number(found[1]));
    });
    started.once('exit', (code, signal) => fail(new Error(`the shop ended with ${code ?? signal}`)));
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

interface Books {
  readonly orders: readonly { readonly orderNumber: string; readonly state: string; readonly total: number }[];
  readonly charges: readonly { readonly reference: string; readonly status: string; readonly amount: number }[];
  readonly onHand: number;
  readonly aside: number;
  readonly sum: number;
  readonly held: number;
  readonly issued: number;
}

const GIFT_CARD = { card_number: demoNumber(1), pin: DEMO_PIN };
const balance = async () => (await call<{ balance: number }>('POST', '/cart/v1/giftcard/balance', GIFT_CARD)).body.balance;
const books = async () => (await call<Books>('GET', '/books')).body;
const attach = async (id: string, body: object): Promise<Cart> =>
  (await call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, body)).body.cart;

const APPROVED = '4242424242424242';
const ASKED = '4000000000003220';
const DECLINED = '4000000000000002';

/** Whether a gift card pays a part, or is bought: the one cannot buy the other. */
type GiftCard = 'spent' | 'bought' | 'none';

/** Whoever it is for ticks the newsletter: what follows from an order has something to do. */
const checkout = async (number = APPROVED, giftCard: GiftCard = 'none'): Promise<Cart> => {
  const address = { ...ADDRESSES.OR, subscriptions: { newsletterConsent: giftCard === 'spent' } };
  const { id } = (await call<Cart>('POST', '/cart/v1/cart', {})).body;
  const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Hi' };
  await call('POST', '/cart/v1/item', { cartId: id, ...wish('five') });
  if (giftCard === 'bought') await call('POST', '/cart/v1/item', { cartId: id, ...wish('giftCard', { giftOption }) });
  await call('POST', `/cart/v2/cart/${id}/shippingAddress`, { addresses: [address] });
  await call('POST', `/cart/v1/cart/${id}/billingAddress`, address);
  const card = { session: `fields_${'a'.repeat(24)}`, number, month: 12, year: 2030, code: '123' };
  const { token } = (await call<{ token: string }>('POST', '/provider/tokens', card)).body;
  const cart = await attach(id, { payment_method_id: 'CREDIT_CARD', token });
  return giftCard === 'spent' ? attach(id, { payment_method_id: 'GIFT_CARD', ...GIFT_CARD }) : cart;
};
const prepare = (cart: Cart) => call('POST', '/cart/v1/cart/prepareOrder', { basketId: cart.id });
const place = (cart: Cart, key: string) => {
  const body = { cartId: cart.id, cartVersion: cart.version, total: cart.totals.total, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } };
  return call<Order>('PUT', '/cart/v2/checkout/order', body, key);
};
const answerChallenge = (order: Order) =>
  call<{ result: string }>('POST', String(order.flash[0]?.details['challengeUrl']).split('?')[0] ?? '', { password: 'password' });
const patch = (orderNumber: string) =>
  call<Order>('PATCH', `/cart/v2/checkout/order/${orderNumber}`, {
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'passed' } },
  });
const stateOf = async (cart: Cart) => (await call<{ state: string }>('GET', `/cart/v2/checkout/cart/${cart.id}/order`)).body.state;
const emailsNow = (): string[] =>
  readdirSync(dataDir).includes('mail') ? readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')) : [];
const emails = (wanted = 1): Promise<string[]> =>
  vi.waitFor(
    () => {
      const found = emailsNow();
      expect(found.length).toBeGreaterThanOrEqual(wanted);
      return found;
    },
    { timeout: 30_000 },
  );

test('an acknowledged order survives kill -9, and a repeat returns it', async () => {
  await start();
  const cart = await checkout();
  const key = uuidv7();
  const placed = await place(cart, key);
  await kill();
  expect(placed.status).toBe(200);
  await start();
  expect((await call<Order>('GET', `/cart/v2/checkout/order/${placed.body.orderNumber}`)).body).toEqual({ ...placed.body, state: 'FINALISED' });
  expect((await place(cart, key)).body).toEqual(placed.body);
  expect((await books()).onHand).toBe(4);
  expect(await emails()).toHaveLength(1);
}, 120_000);

test('after a kill between charge and order, the next start makes the order of the charge, once', async () => {
  await start('after charge');
  const cart = await checkout();
  const key = uuidv7();
  await expect(place(cart, key)).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('FINALISED');
  const answered = await place(cart, key);
  expect(answered.body).toMatchObject({ state: 'PLACED', totals: { total: cart.totals.total } });
  expect((await books()).onHand).toBe(4);
  expect(await emails()).toHaveLength(1);
}, 120_000);

test('after a kill before the charge, nothing is charged, the units are available, and the cart can be placed again', async () => {
  await start('before charge');
  const cart = await checkout();
  const key = uuidv7();
  await expect(place(cart, key)).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('none');
  expect((await place(cart, key)).status).toBe(402);
  expect(await books()).toMatchObject({ onHand: 5, aside: 0 });
  expect((await place(cart, uuidv7())).body.state).toBe('PLACED');
}, 120_000);

test('after a kill between the order and its consequences, the next start issues its gift card', async () => {
  await start('committed: PLACED, captured');
  const cart = await checkout(APPROVED, 'bought');
  await expect(place(cart, uuidv7())).rejects.toThrow('fetch failed');
  await start();
  expect(await stateOf(cart)).toBe('FINALISED');
  expect(await emails(2)).toHaveLength(2);
  expect(await books()).toMatchObject({ issued: 1, charges: [{ status: 'captured', amount: cart.totals.total }] });
}, 120_000);

test('after repeated kills of the repair, the start that survives makes the order', async () => {
  await start('after charge');
  const cart = await checkout();
  await expect(place(cart, uuidv7())).rejects.toThrow('fetch failed');
  for (const again of ['before cancel', 'after cancel', 'committed: FINALISED, captured']) await expect(start(again)).rejects.toThrow('SIGKILL');
  await start();
  expect(await stateOf(cart)).toBe('FINALISED');
  expect(await books()).toMatchObject({ onHand: 4, aside: 0, charges: [{ status: 'captured', amount: cart.totals.total }] });
  expect(await emails()).toHaveLength(1);
}, 120_000);

interface Course {
  readonly card: string;
  readonly giftCard: GiftCard;
  readonly steps: readonly string[];
  readonly end: 'FINALISED' | 'none';
}

/** What everybody's books must say of each other, whatever became of the order. */
const expectBalance = async ({ totals: { remainingToPay } }: Cart, giftCard: GiftCard): Promise<void> => {
  const { orders, charges, onHand, aside, sum, held, issued } = await books();
  const inState = (...states: string[]) => orders.filter(({ state }) => states.includes(state));
  const [sold, waiting] = [inState('FINALISED'), inState('AUTHENTICATING')];
  expect(inState('PLACING', 'PLACED'), 'nothing is left in between').toEqual([]);
  // What the provider has, or may still take, belongs to an order that stands or waits, and what it took to one that stands or goes on to be told.
  const taken = charges.filter(({ status }) => status !== 'refused');
  expect(taken.map(({ reference, amount }) => [reference, amount])).toEqual(
    [...sold, ...waiting].map(({ orderNumber }) => [orderNumber, remainingToPay]),
  );
  for (const { orderNumber } of sold) expect(taken).toContainEqual({ reference: orderNumber, status: 'captured', amount: remainingToPay });
  expect([onHand, aside]).toEqual([5 - sold.length, inState('PREPARED').length + waiting.length]);
  const value = giftCard === 'spent' ? 50_00 : 0;
  expect([sum, held]).toEqual([0, waiting.length * value]);
  expect(await balance()).toBe(50_00 - (sold.length + waiting.length) * value);
  expect(issued).toBe(giftCard === 'bought' ? sold.length : 0);
};

/** The embedded database takes its time to start: there it is killed once at everything that can be there for good. */
const isTried = (step: string, at: number, steps: readonly string[]): boolean =>
  onServer || (step.startsWith('committed') && steps.indexOf(step) === at);

const atEachStep = ({ card, giftCard, steps, end }: Course): void => {
  const crashAt = (step: number) => call<string[]>('POST', '/steps', { crashAt: step });
  /** From wherever it stands: what a shopper does who looks again. */
  const placeAgain = async (cart: Cart, key: string): Promise<void> => {
    let answer = await place(cart, key);
    // What was refused because nobody was there to answer for it is asked for anew.
    if (answer.status === 402 && end === 'FINALISED') answer = await place(cart, uuidv7());
    if (answer.body.state !== 'AUTHENTICATING') return;
    expect((await answerChallenge(answer.body)).body.result).toBe('passed');
    await patch(answer.body.orderNumber);
  };

  test('the order has these steps', async () => {
    await start();
    const cart = await checkout(card, giftCard);
    await crashAt(0);
    await prepare(cart);
    await placeAgain(cart, uuidv7());
    expect((await call<string[]>('GET', '/steps')).body).toEqual(steps);
    expect(await stateOf(cart)).toBe(end);
    await expectBalance(cart, giftCard);
  }, 120_000);

  test.each(steps.flatMap((step, at) => (isTried(step, at, steps) ? [[at + 1, step] as const] : [])))(
    'after a kill at step %i, %s, the books balance at the next start, and the order ends once',
    async (at) => {
      await start();
      const cart = await checkout(card, giftCard);
      await crashAt(at);
      const key = uuidv7();
      await expect(prepare(cart).then(() => placeAgain(cart, key))).rejects.toThrow('fetch failed');
      await start();
      await expectBalance(cart, giftCard);
      await placeAgain(cart, key);
      expect(await stateOf(cart)).toBe(end);
      await expectBalance(cart, giftCard);
      const wrote = end === 'FINALISED' ? 2 : 0;
      expect(await emails(wrote)).toHaveLength(wrote);
    },
    120_000,
  );
};

describe('an order with an authentication', () => {
  atEachStep({
    card: ASKED,
    giftCard: 'spent',
    steps: [
      'committed: PREPARED',
      'committed: PLACING',
      'before charge',
      'committed: PLACING, pending waiting',
      'after charge',
      'committed: AUTHENTICATING, pending waiting',
      'committed: AUTHENTICATING, pending passed',
      'before complete',
      'committed: AUTHENTICATING, captured passed',
      'after complete',
      'committed: PLACED, captured passed',
      'committed: FINALISED, captured passed',
      // The key of the request that went on with it.
      'committed: FINALISED, captured passed',
    ],
    end: 'FINALISED',
  });
});

// What these decide, the embedded database decides alike.
describe.runIf(onServer)('an order with a gift card', () => {
  atEachStep({
    card: APPROVED,
    giftCard: 'bought',
    steps: [
      'committed: PREPARED',
      'committed: PLACING',
      'before charge',
      'committed: PLACING, captured',
      'after charge',
      'committed: PLACED, captured',
      'committed: FINALISED, captured',
    ],
    end: 'FINALISED',
  });
});

describe.runIf(onServer)('an order whose card is declined', () => {
  atEachStep({
    card: DECLINED,
    giftCard: 'spent',
    steps: [
      'committed: PREPARED',
      'committed: PLACING',
      'before charge',
      'committed: PLACING, refused',
      'after charge',
      'committed: FAILED, refused',
    ],
    end: 'none',
  });
});
