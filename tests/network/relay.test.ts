import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNetwork, type Network } from './network.ts';
import { received } from './received.ts';
import { Relay } from './relay.ts';

/** Bytes of the answers that are longer than others. */
const PADDING: Readonly<Record<string, number>> = { '/large': 20_000, '/endless': 2_000_000 };

/** An origin that remembers what it was given, and keys as the shop does. */
let origin: Server;
let seen: { readonly url: string; readonly body: string }[];
let keys: Set<string>;
let relay: Relay;
let network: Network;
let port: number;

const readAll = async (incoming: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
};

beforeEach(async () => {
  seen = [];
  keys = new Set();
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readAll(incoming);
    seen.push({ url: incoming.url ?? '', body });
    const key = incoming.headers['idempotency-key'];
    const known = typeof key === 'string' && keys.has(key);
    if (typeof key === 'string') keys.add(key);
    outgoing.writeHead(200, { 'content-type': 'application/json', ...(known && { 'idempotent-replayed': 'true' }) });
    outgoing.end(JSON.stringify({ url: incoming.url, padding: 'x'.repeat(PADDING[incoming.url ?? ''] ?? 0) }));
  };
  origin = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  relay = new Relay((origin.address() as AddressInfo).port);
  port = await relay.listen();
  network = createNetwork(relay, 7);
});

afterEach(async () => {
  await relay.close();
  await new Promise((resolve) => origin.close(resolve));
});

interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** One request on a connection of its own, sent once: node repeats nothing by itself. Rejects when the line breaks. */
const ask = (method: string, path: string, { key, attempt, body }: { key?: string; attempt?: string; body?: unknown } = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const going = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: false,
        headers: { ...(key !== undefined && { 'idempotency-key': key }), ...(attempt !== undefined && { 'x-correlation-id': attempt }) },
      },
      (answer) => {
        readAll(answer).then((text) => resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: text }), reject);
      },
    );
    going.on('error', reject);
    going.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** What became of a request that nobody waits for yet. */
const endOf = (sent: Promise<Sent>): Promise<string> =>
  sent.then(
    ({ status }) => `answered ${status}`,
    (error: unknown) => String(error),
  );

const BROKEN = /socket hang up|ECONNRESET/;

const addItem = (key: string, attempt: string, body: unknown = { upc: '1', qty: 1 }): Promise<Sent> =>
  ask('POST', '/cart/v1/item?locale=en-us', { key, attempt, body });

test('the relay says how long it keeps its own line, not the origin its own', async () => {
  origin.keepAliveTimeout = 65_000;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await answer.text();
  expect(answer.headers.get('keep-alive')).toBe('timeout=1');
});

describe('the relay', () => {
  test('hands on method, path, body and answer, and names the call of the contract', async () => {
    expect(await addItem('k1', 'a1')).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ url: '/cart/v1/item?locale=en-us', body: '{"upc":"1","qty":1}' }]);
    expect(network.log).toMatchObject([{ call: 'cart.addItem', idempotencyKey: 'k1', fate: 'pass', reached: true, status: 200, replayed: false }]);
  });

  test('cut: breaks what is under way and what comes, and lets nothing through until it is restored', async () => {
    const held = network.hold('cart.addItem');
    const underWay = addItem('k1', 'a1');
    await held.arrived;
    network.cut();
    await expect(underWay).rejects.toThrow(BROKEN);
    await expect(ask('GET', '/')).rejects.toThrow(BROKEN);
    held.drop();
    expect(seen).toEqual([]);
    network.restore();
    expect(await ask('GET', '/')).toMatchObject({ status: 200 });
  });

  test('a cut that hangs answers nothing, and what hung breaks when the line is back', async () => {
    network.cut('hang');
    const ended = endOf(ask('GET', '/'));
    await expect.poll(() => network.log.length).toBe(1);
    expect(network.log[0]).toMatchObject({ fate: 'hang', reached: false });
    network.restore();
    expect(await ended).toMatch(BROKEN);
    expect(seen).toEqual([]);
  });

  test('a lost answer: the shop acts, nobody hears of it, and the next attempt gets through', async () => {
    network.loseNextResponse('cart.addItem');
    await expect(addItem('k1', 'a1')).rejects.toThrow(BROKEN);
    // The copy that a browser sends by itself has the name of the same attempt.
    await expect(addItem('k1', 'a1')).rejects.toThrow(BROKEN);
    expect(await addItem('k1', 'a2')).toMatchObject({ status: 200 });
    expect(seen).toHaveLength(3);
    expect(network.log.map(({ fate, status, replayed }) => [fate, status, replayed])).toEqual([
      ['lose-response', 200, false],
      ['lose-response', 200, true],
      ['pass', 200, true],
    ]);
  });

  test('of requests that do not say which attempt they are, one answer is lost', async () => {
    network.loseNextResponse('fapi.serverTime');
    const time = () => ask('GET', '/fapi/server/time?locale=en-us');
    await expect(time()).rejects.toThrow(BROKEN);
    expect(await time()).toMatchObject({ status: 200 });
  });

  test('holds a request before the shop has it, and lets it arrive late although nobody waits any more', async () => {
    const held = network.hold('cart.addItem');
    const going = addItem('k1', 'a1');
    const exchange = await held.arrived;
    expect([exchange.reached, seen.length]).toEqual([false, 0]);
    network.cut();
    await expect(going).rejects.toThrow(BROKEN);
    expect(seen).toEqual([]);
    held.release();
    await expect.poll(() => exchange.status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  test('what a restored network still holds is broken', async () => {
    const held = network.hold('cart.addItem');
    const ended = endOf(addItem('k1', 'a1'));
    await held.arrived;
    network.restore();
    expect(await ended).toMatch(BROKEN);
    expect([seen.length, network.log[0]?.fate]).toEqual([0, 'reset']);
  });

  test('holds an answer after the shop acted', async () => {
    const held = network.hold('cart.addItem', 'answer');
    const going = addItem('k1', 'a1');
    expect(await held.arrived).toMatchObject({ reached: true, status: 200 });
    expect(seen).toHaveLength(1);
    held.drop();
    await expect(going).rejects.toThrow(BROKEN);
    expect(network.log[0]?.fate).toBe('lose-response');
  });

  test('a portal, a gateway and a refusal answer in the place of the shop', async () => {
    const leave = network.captivePortal();
    expect(await ask('GET', '/')).toMatchObject({ status: 200, type: 'text/html' });
    leave();
    const up = network.serverError(502, 'cart.*');
    expect(await addItem('k1', 'a1')).toMatchObject({ status: 502 });
    expect(await ask('GET', '/')).toMatchObject({ status: 200 });
    up();
    network.refuse('cart.addItem', 'WMK401');
    const refused = await addItem('k1', 'a1');
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([401, { errorDetails: [{ errorId: 'WMK401' }] }]);
    expect(await addItem('k1', 'a1')).toMatchObject({ status: 200 });
    expect(seen.map(({ url }) => url.split('?')[0])).toEqual(['/', '/cart/v1/item']);
  });

  test('restore ends every verb', async () => {
    network.captivePortal();
    network.block('cart.*');
    network.delay(5_000);
    network.throttle(10);
    network.restore();
    const started = Date.now();
    expect(await addItem('k1', 'a1')).toMatchObject({ status: 200, type: 'application/json' });
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  test('a throttled line takes as long as its bytes', async () => {
    network.throttle(100_000);
    const started = Date.now();
    const { body } = await ask('GET', '/large');
    expect(body.length).toBeGreaterThan(20_000);
    expect(Date.now() - started).toBeGreaterThanOrEqual(190);
  });
});

test('a throttled answer that nobody waits for any more is let go by the origin, too', async () => {
  network.throttle(100_000);
  const closed = new Promise((resolve) => origin.once('request', (_, outgoing: ServerResponse) => outgoing.once('close', resolve)));
  const limit = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/endless`, { signal: limit.signal }).then((answer) => answer.text());
  await expect.poll(() => network.log[0]?.status, { timeout: 10_000 }).toBe(200);
  limit.abort();
  await expect(asked).rejects.toThrow('abort');
  await closed;
});

describe('the cart that is gone', () => {
  const OLD = '0192f000-0000-7000-8000-000000000001';
  const NEW = '0192f000-0000-7000-8000-000000000002';
  const read = (id: string): Promise<Sent> => ask('GET', `/cart/v1/cart/${id}?locale=en-us`);

  test('is refused wherever it is named, until another one is made; the rebuild asks the shop about a cart it has never heard of', async () => {
    network.cartGone();
    expect(await read(OLD)).toMatchObject({ status: 404 });
    expect(await addItem('k1', 'a1', { cartId: OLD })).toMatchObject({ status: 404 });
    expect(seen).toEqual([]);
    await ask('POST', '/cart/v1/cart', { key: 'k2', body: { rebuildOf: { cartId: OLD, epoch: 1 }, items: [] } });
    const rebuild = JSON.parse(seen[0]?.body ?? '') as { rebuildOf: { cartId: string; epoch: number } };
    expect(rebuild.rebuildOf).toEqual({ cartId: `f${OLD.slice(1)}`, epoch: 1 });
    expect(await read(NEW)).toMatchObject({ status: 200 });
    expect(await read(OLD)).toMatchObject({ status: 404 });
  });
});

describe('chance', () => {
  const fates = async (seed: number): Promise<string> => {
    const own = createNetwork(relay, seed);
    own.breakSome(0.5);
    const answers: string[] = [];
    for (let count = 0; count < 24; count += 1)
      answers.push(
        await ask('GET', `/path-${count % 5}`).then(
          () => 'x',
          () => '-',
        ),
      );
    own.restore();
    return answers.join('');
  };

  test('is the same for the same seed, and another for another', async () => {
    const first = await fates(1);
    expect(first).toMatch(/x.*-|-.*x/);
    expect(await fates(1)).toBe(first);
    expect(await fates(2)).not.toBe(first);
  });

  test('delays each exchange by the same as with the same seed before', async () => {
    const delays = async (seed: number): Promise<readonly number[]> => {
      const own = createNetwork(relay, seed);
      const waited = vi.spyOn(globalThis, 'setTimeout');
      own.delay(20, 20);
      for (let count = 0; count < 6; count += 1) await ask('GET', `/path-${count}`);
      own.restore();
      const asked = waited.mock.calls.flatMap(([, ms]) => (ms === undefined || ms > 40 || Number.isInteger(ms) ? [] : [ms]));
      waited.mockRestore();
      return asked;
    };
    const first = await delays(1);
    expect(first).toHaveLength(6);
    expect(await delays(1)).toEqual(first);
    expect(await delays(2)).not.toEqual(first);
  });

  test('flaps by a schedule that the report names', async () => {
    const stop = network.flap({ seed: 3, up: 30, down: 30 });
    await expect.poll(() => network.report().match(/(up|down) for/g)?.length ?? 0).toBeGreaterThan(5);
    stop();
    const schedule = (text: string): string[] => [...text.matchAll(/(?:up|down) for \d+/g)].slice(0, 5).map(String);
    const first = schedule(network.report());
    const again = createNetwork(relay, 99);
    const end = again.flap({ seed: 3, up: 30, down: 30 });
    await expect.poll(() => schedule(again.report()).length).toBe(5);
    end();
    expect(schedule(again.report())).toEqual(first);
    expect(network.report()).toContain('NETWORK_SEED=7');
    expect(relay.isCut).toBe(false);
  });
});

describe('what the shop received', () => {
  test('a repeat that the shop recognised is no second time, another key is', async () => {
    await addItem('k1', 'a1');
    await addItem('k1', 'a2');
    expect(received(network.log, 'cart.addItem')).toMatchObject({ times: 1, exchanges: { length: 2 } });
    await addItem('k2', 'a3');
    expect(received(network.log, 'cart.addItem').times).toBe(2);
    expect(received(network.log, { key: 'k2' }).times).toBe(1);
  });

  test('what never reached the shop was not received, what was answered to nobody was', async () => {
    const up = network.block('cart.*');
    await expect(addItem('k1', 'a1')).rejects.toThrow(BROKEN);
    expect(received(network.log, 'cart.addItem')).toMatchObject({ times: 0, exchanges: { length: 1 } });
    up();
    network.loseNextResponse('cart.addItem');
    await expect(addItem('k1', 'a2')).rejects.toThrow(BROKEN);
    expect(received(network.log, 'cart.addItem').times).toBe(1);
  });

  test('a change is found by what is in its body, by one call of several, and only if it has a key', async () => {
    await addItem('k1', 'a1', { upc: '4006381333931', qty: 2 });
    await addItem('k2', 'a2', { upc: '4006381333948', qty: 1 });
    await ask('POST', '/cart/v1/item', { body: { upc: '4006381333931', qty: 2 } });
    expect(received(network.log, { body: { upc: '4006381333931' } }).times).toBe(1);
    expect(received(network.log, { call: ['cart.createWithItem', 'cart.*'] }).times).toBe(2);
    expect(received(network.log, { call: 'cart.addItem', body: { qty: 3 } }).times).toBe(0);
  });
});
