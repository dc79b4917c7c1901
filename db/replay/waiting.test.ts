import { describe, expect, test } from 'vitest';
import { addItem, changeQuantity } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, makeTap, updateRow, withTaps } from '#tests/support/make-held.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import { openShop, openShopWith, refusal, type Shop } from '#tests/support/shop.ts';
import { settle } from '#tests/support/virtual-clock.ts';
import { createMemoryStore } from '#db/storage/memory-store.ts';
import { createSession } from './client-transport.ts';
import { decide } from './decide.ts';
import { createEngine } from './engine.ts';
import { KEYED } from './gateways/keyed.ts';
import { cartOf, changeCart, emptyReplayState, type ReplayState } from '#db/mutations/mutation.ts';
import type { Answer, Connection, Lock, Ports, SessionPort } from './ports.ts';
import { beginRebuild } from './rebuild.ts';
import { PARK_AFTER } from './record.ts';
import { PLAIN } from './gateways/unkeyed.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';
/** A shop that gives a session whenever it is asked. */
const GIVEN: SessionPort = { renew: () => Promise.resolve({ kind: 'session', session: { subject: 'guest', type: 'Guest' } }), waitMs: () => 0 };

/** All that waits has failed just now, and waits for half a minute of its own accord. */
async function pauseAll(shop: Shop, asked: number): Promise<void> {
  const kept = shop.tab.engine.change((held, { now }) => ({
    ...held,
    outbox: held.outbox.map((row) => ({ ...row, failures: 1, pause: { since: now, delay: 30_000, asked } })),
  }));
  await shop.wait(20);
  await kept;
}

describe('pauses and wake-ups', () => {
  test('[STUCK1] a change with repeated server errors is parked: other lines are sent, its own wait behind it', async () => {
    const shop = await openShopWith(addItem(C));
    shop.answerWith(refusal(500, 'GEN500'), 'cart.addItem', PARK_AFTER);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(10);
    await shop.tap(changeQuantity(A, 7));
    for (let turn = 0; turn < PARK_AFTER; turn++) await shop.wait(31_000);
    expect(shop.onServer()).toEqual({ [B]: 1, [C]: 1 });
    expect((await shop.rows()).map(({ parked, state }) => [parked, state])).toEqual([
      [true, 'ambiguous'],
      [false, 'waiting'],
    ]);
    await shop.wait(6 * 60_000);
    expect(shop.onServer()).toEqual({ [A]: 7, [B]: 1, [C]: 1 });
  });

  test('[STUCK2] a request that creates a cart is never parked', async () => {
    const shop = await openShop();
    shop.answerWith(refusal(500, 'GEN500'), 'cart.createWithItem', PARK_AFTER + 3);
    await shop.tap(addItem(A), addItem(B));
    for (let turn = 0; turn < PARK_AFTER + 4; turn++) await shop.wait(31_000);
    const makings = shop.device.network.sent.filter(({ call }) => call.startsWith('cart.create'));
    expect(makings).toHaveLength(PARK_AFTER + 4);
    expect(new Set(makings.map(({ key }) => key)).size).toBe(1);
    expect(shop.server.carts.size).toBe(1);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[NET3] a wake-up ends a back-off early', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B));
    await shop.wait(120_000);
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(500);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[NET5] a wake-up at the moment in which a drain ends is not lost', async () => {
    for (let turns = 0; turns < 40; turns++) {
      const sent: string[] = [];
      const engine = createEngine(
        {
          clock: { now: () => 0, after: () => () => {} },
          random: { id: () => `id-${sent.length}`, fraction: () => 0 },
          lock: { hold: (_, work) => work() },
          store: createMemoryStore([makeHeld(makeSnapshot({ [A]: 1 }))]),
          session: GIVEN,
          connectivity: { current: () => 'online', note: () => {}, probe: () => Promise.resolve('online') },
          transport: {
            send: ({ call }) => {
              sent.push(call);
              return Promise.resolve({ kind: 'answer', status: 200, body: makeSnapshot({ [A]: 1, [B]: 1 }, { version: 2 }), retryAfterMs: null });
            },
          },
        },
        { lane: 'cart', profile: KEYED, build: 'one' },
      );
      engine.wake();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      await engine.enqueue([makeTap(addItem(B))]);
      engine.wake();
      await settle();
      expect({ turns, sent }).toEqual({ turns, sent: ['cart.addItem'] });
    }
  });

  test('[NET4] a clock that is set back does not extend a pause', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = { ...NO_FAULTS, tooMany: 1 };
    await shop.tap(addItem(B));
    await shop.wait(200);
    shop.device.network.faults = NO_FAULTS;
    shop.clock.shift(-86_400_000);
    await shop.wait(6_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });
});

describe('the wait for an answer', () => {
  /** An engine with one change and a fraction of one: each wait is as long as it may be. */
  const clock = { now: () => 0, after: () => () => {} };
  const random = { id: () => 'id', fraction: () => 0.999 };
  const lock: Lock = { hold: (_, work) => work() };
  const waitOf = (ports: Pick<Ports, 'connectivity' | 'session' | 'transport'>, held: ReplayState, now = clock.now) =>
    createEngine(
      { clock: { ...clock, now }, random, lock, store: createMemoryStore([held]), ...ports },
      { lane: 'cart', profile: KEYED, build: 'one' },
    );
  /** A session that is asked for over a transport of its own. */
  const sessionOver = (answer: () => Answer, now = clock.now): SessionPort =>
    createSession({ transport: { send: () => Promise.resolve(answer()) }, lock, clock: { ...clock, now }, random }, () => 'en-us');
  const nobody = {
    session: { renew: () => Promise.reject(new Error('not asked')), waitMs: () => 0 },
    transport: { send: () => Promise.reject(new Error('not sent')) },
  };
  const change = withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(B));
  const stranger = withTaps(emptyReplayState('cart'), addItem(A));

  test('[NET3] the wait grows from probe to probe, and is reset when one is answered', async () => {
    let connection: Connection = 'down';
    const lost = { kind: 'no-answer' } as const;
    const connectivity = { current: () => connection, note: () => {}, probe: () => Promise.resolve(connection) };
    const engine = waitOf({ ...nobody, connectivity, transport: { send: () => Promise.resolve(lost) } }, change);
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn++) waits.push((await engine.drain()).waitMs);
    connectivity.probe = () => {
      connection = 'online';
      return Promise.resolve(connection);
    };
    await engine.drain();
    connection = 'down';
    connectivity.probe = () => Promise.resolve(connection);
    waits.push((await engine.drain(true)).waitMs);
    expect(waits).toEqual([999, 1998, 3996, 7992, 999]);
  });

  test('[NET3] [NET4] [ANS9] the wait grows with each refused session, is never shorter than the server asks for, and is never extended by a clock', async () => {
    let answer: Answer = { kind: 'answer', status: 503, body: {}, retryAfterMs: null };
    const connectivity = { current: (): Connection => 'online', note: () => {}, probe: () => Promise.resolve<Connection>('online') };
    let now = 0;
    const session = sessionOver(
      () => answer,
      () => now,
    );
    const engine = waitOf({ ...nobody, connectivity, session }, stranger, () => now);
    const waits: (number | null)[] = [];
    const drain = async (urgent = false): Promise<void> => {
      const { waitMs } = await engine.drain(urgent);
      waits.push(waitMs);
      now += waitMs ?? 0;
    };
    for (let turn = 0; turn < 3; turn++) await drain();
    answer = { kind: 'answer', status: 429, body: {}, retryAfterMs: 60_000 };
    await drain();
    now -= 20_000;
    // Whoever wakes it up early waits out what the shop asked for.
    await drain(true);
    now -= 3_600_000;
    await drain();
    expect(waits).toEqual([999, 1998, 3996, 60_000, 20_000, 60_000]);
  });

  test('[NET3] the wait is reset when the server returns a session', async () => {
    const none: Answer = { kind: 'no-answer' };
    const given: Answer = { kind: 'answer', status: 200, body: { type: 'Guest', subject: 'guest' }, retryAfterMs: null };
    const answers = [none, none, given, none];
    const connectivity = { current: (): Connection => 'online', note: () => {}, probe: () => Promise.resolve<Connection>('online') };
    const expired: Answer = { kind: 'answer', status: 401, body: { errorDetails: [{ errorId: 'WMK401' }] }, retryAfterMs: null };
    const engine = waitOf(
      {
        connectivity,
        session: sessionOver(() => answers.shift() ?? none),
        transport: { send: () => Promise.resolve(expired) },
      },
      stranger,
    );
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 3; turn++) waits.push((await engine.drain(true)).waitMs);
    expect(waits).toEqual([999, 1998, 999]);
  });
});

describe('a wake-up', () => {
  test('[NET3] [ANS9] a wake-up during a Retry-After takes effect when that is over, and ends the longer back-off', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = { ...NO_FAULTS, tooMany: 1 };
    await shop.tap(addItem(B));
    await shop.wait(200);
    shop.device.network.faults = NO_FAULTS;
    await pauseAll(shop, 2_000);
    shop.tab.engine.wake(true);
    await shop.wait(1_500);
    expect(shop.onServer()).toEqual({ [A]: 1 });
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[NET3] a wake-up applies to the next change too, once the one before it succeeded', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B), addItem(C));
    await shop.wait(500);
    await pauseAll(shop, 0);
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1, [C]: 1 });
  });
});

test('[REB1] [REB2] an empty cart that vanished with a change in doubt may have been bought: the server is asked first', () => {
  const held = withTaps(makeHeld(makeSnapshot({})), addItem(A));
  expect(cartOf(beginRebuild(held, makeEnv()))).toMatchObject({ cartId: null, rebuild: null });
  const doubtful = updateRow(held, 1, { doubts: 1, state: 'ambiguous' });
  expect(cartOf(beginRebuild(doubtful, makeEnv()))).toMatchObject({ cartId: 'cart-1', rebuild: { stage: 'ask-order', oldCartId: 'cart-1' } });
});

test('[ID3] [ID4] the request that creates a cart again is sent under the current subject, with its former key', () => {
  const create = { call: 'cart.create', body: {}, key: 'made-from-the-body', subject: 'guest-before', locale: 'en-us' } as const;
  const rebuild = { stage: 'create', oldCartId: 'cart-1', order: null, create, failures: 0, pause: null } as const;
  const [, plan] = decide(changeCart(makeHeld(makeSnapshot({ [A]: 1 })), { rebuild }), makeEnv());
  expect(plan).toEqual({ do: 'rebuild', stage: 'create', request: { ...create, subject: 'guest' } });
});

test.each([
  { sleptMs: 6_000, sentAfterMs: 0, attempts: 2 },
  { sleptMs: 4_000, sentAfterMs: 4_000, attempts: 1 },
])(
  '[GW10] without versions a request that a tab, asleep for $sleptMs ms, did not send within five seconds of its plan is planned again',
  async ({ sleptMs, sentAfterMs, attempts }) => {
    const store = createMemoryStore([withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(B))]);
    let [now, planned, plans] = [0, 0, 0];
    const sent: { readonly call: string; readonly afterMs: number }[] = [];
    const engine = createEngine(
      {
        clock: { now: () => now, after: () => () => {} },
        random: { id: () => 'id', fraction: () => 0 },
        lock: { hold: (_, work) => work() },
        store: {
          ...store,
          async change(lane, work, ask) {
            const done = await store.change(lane, work, ask);
            if (done.held.outbox[0]?.state !== 'sending') return done;
            planned = now;
            plans += 1;
            if (plans === 1) now += sleptMs;
            return done;
          },
        },
        session: GIVEN,
        connectivity: { current: () => 'online', note: () => {}, probe: () => Promise.resolve('online') },
        transport: {
          send({ call }) {
            sent.push({ call, afterMs: now - planned });
            return Promise.resolve({ kind: 'answer', status: 200, body: makeSnapshot({ [A]: 1, [B]: 1 }, { version: 2 }), retryAfterMs: null });
          },
        },
      },
      { lane: 'cart', profile: PLAIN, build: 'one' },
    );
    await engine.drain();
    expect({ sent, plans }).toEqual({ sent: [{ call: 'cart.addItem', afterMs: sentAfterMs }], plans: attempts });
    expect((await store.read('cart')).outbox).toEqual([]);
  },
);
