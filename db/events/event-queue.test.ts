import { describe, expect, it } from 'vitest';
import { eventId, idsIn, makeAnalyticsEvent, makeExperimentEvent } from '#tests/support/make-event.ts';
import { createLocks } from '#tests/support/model-locks.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createEventQueue } from './event-queue.ts';
import { createMemoryEventStore } from './memory-event-store.ts';
import type { EventAnswer, EventStore, UnsentBatch } from './ports.ts';

const ADDRESSES = { analytics: '/collect', experiment: '/experiments/v1/events', timing: '/timings' };
const TAKEN: EventAnswer = { status: 202, isPage: false, retryAfterMs: null };
const OFFLINE: EventAnswer = { status: null, isPage: false, retryAfterMs: null };

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, index) => from + index);
const analytics = (count: number, from = 1) => numbers(count, from).map((number) => makeAnalyticsEvent(number));

const setUp = (store: EventStore & { size: () => number } = createMemoryEventStore()) => {
  const clock = createVirtualClock();
  const sent: { url: string; ids: string[]; at: number }[] = [];
  const world = { answer: (() => TAKEN) as (url: string) => EventAnswer, beforeAnswer: async (): Promise<void> => {} };
  const locks = createLocks();
  const messages: string[] = [];
  const openTab = (max?: number) =>
    createEventQueue(
      {
        clock,
        store,
        fraction: () => 1,
        log: (message) => messages.push(message),
        lock: { hold: (name, work) => locks.hold({}, name, work, () => true) },
        transport: {
          send: async (url, body) => {
            sent.push({ url, ids: idsIn(body), at: clock.elapsed() });
            await world.beforeAnswer();
            return world.answer(url);
          },
        },
      },
      ADDRESSES,
      max,
    );
  return { clock, sent, world, openTab, messages, store };
};

describe('events', () => {
  it('fewer than ten events are sent together after one second', async () => {
    const { clock, sent, openTab, store } = setUp();
    const queue = openTab();
    await queue.enqueue(analytics(2));
    await clock.run(500);
    await queue.enqueue(analytics(1, 3));
    await clock.run(499);
    expect(sent).toEqual([]);
    await clock.run(1);
    expect(sent).toEqual([{ url: '/collect', ids: [1, 2, 3].map(eventId), at: 1000 }]);
    expect(store.size()).toBe(0);
  });

  it('ten events are sent at once', async () => {
    const { clock, sent, openTab } = setUp();
    await openTab().enqueue(analytics(10));
    await clock.run(0);
    expect(sent.map(({ ids, at }) => [ids.length, at])).toEqual([[10, 0]]);
  });

  it('events are stored before anything is sent', async () => {
    const { openTab, store, sent } = setUp();
    await openTab().enqueue(analytics(3));
    expect([store.size(), sent.length]).toEqual([3, 0]);
  });

  it('events left by an earlier visit are sent by the next one', async () => {
    const { clock, sent, openTab } = setUp();
    const closed = openTab();
    await closed.enqueue(analytics(3));
    closed.stop();
    await clock.run(7 * 86_400_000);
    expect(sent).toEqual([]);
    await openTab().flush();
    expect(sent.map(({ ids }) => ids)).toEqual([[1, 2, 3].map(eventId)]);
  });

  it('many events are sent in requests of one hundred', async () => {
    const { sent, openTab } = setUp();
    const queue = openTab();
    await queue.enqueue(analytics(250));
    await queue.flush();
    expect(sent.map(({ ids }) => ids.length)).toEqual([100, 100, 50]);
  });

  it('events above ten thousand replace the oldest, and the next batch reports how many', async () => {
    const { openTab, store } = setUp();
    const queue = openTab();
    queue.stop();
    await queue.enqueue(analytics(10_005));
    expect(store.size()).toBe(10_000);
    const { rows, dropped } = await store.read(['analytics'], 1);
    expect([rows[0]?.event.id, dropped]).toEqual([eventId(6), { analytics: 5 }]);
  });
});

describe('an answer', () => {
  it.each<readonly [string, EventAnswer]>([
    ['no answer', OFFLINE],
    ['500', { ...TAKEN, status: 500 }],
    ['503', { ...TAKEN, status: 503 }],
    ['429', { ...TAKEN, status: 429 }],
    ['408', { ...TAKEN, status: 408 }],
    ['a foreign page with 200', { ...TAKEN, status: 200, isPage: true }],
  ])('after %s the events are sent again, with growing pauses', async (_, answer) => {
    const { clock, sent, world, openTab, store } = setUp();
    world.answer = () => answer;
    await openTab().enqueue(analytics(1));
    await clock.run(30_000);
    expect(sent.map(({ at }) => at)).toEqual([1000, 3000, 7000, 15_000]);
    world.answer = () => TAKEN;
    await clock.run(60_000);
    expect([sent.length, store.size()]).toEqual([5, 0]);
  });

  it('a Retry-After is observed, even when the network comes back', async () => {
    const { clock, sent, world, openTab } = setUp();
    world.answer = () => ({ ...TAKEN, status: 429, retryAfterMs: 120_000 });
    const queue = openTab();
    await queue.enqueue(analytics(1));
    await clock.run(60_000);
    queue.wake();
    await clock.run(60_999);
    expect(sent).toHaveLength(1);
    await clock.run(1);
    expect(sent.map(({ at }) => at)).toEqual([1000, 121_000]);
  });

  it.each([400, 403, 404, 413, 422])('%i deletes the events and logs it', async (status) => {
    const { clock, sent, world, openTab, store, messages } = setUp();
    world.answer = () => ({ ...TAKEN, status });
    await openTab().enqueue(analytics(2));
    await clock.run(600_000);
    expect([sent.length, store.size(), messages.length]).toEqual([1, 0, 1]);
  });

  it('a missing answer does not delay another address', async () => {
    const { clock, sent, world, openTab, store } = setUp();
    world.answer = (url) => (url === '/collect' ? OFFLINE : TAKEN);
    const queue = openTab();
    await queue.enqueue([makeAnalyticsEvent(1)]);
    await clock.run(20_000);
    await queue.enqueue([makeExperimentEvent(2)]);
    await clock.run(1_000);
    expect(sent.at(-1)).toMatchObject({ url: ADDRESSES.experiment, ids: [eventId(2)], at: 21_000 });
    expect(store.size()).toBe(1);
  });
});

it('the return of the network ends the queue’s own pause', async () => {
  const { clock, sent, world, openTab } = setUp();
  world.answer = () => OFFLINE;
  const queue = openTab();
  await queue.enqueue(analytics(1));
  await clock.run(20_000);
  world.answer = () => TAKEN;
  queue.wake();
  await clock.run(0);
  expect(sent.at(-1)?.at).toBe(20_000);
});

it('a request to send that arrives as the sender ends is not lost', async () => {
  for (let turns = 0; turns < 40; turns += 1) {
    const { openTab, store } = setUp();
    const queue = openTab();
    void queue.flush();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await queue.enqueue(analytics(1));
    await queue.flush();
    expect(store.size(), `after ${turns} turns`).toBe(0);
  }
});

it('two tabs never send at the same time, and each event is sent once', async () => {
  const { clock, sent, world, openTab, store } = setUp();
  let open = 0;
  let most = 0;
  world.beforeAnswer = async () => {
    open += 1;
    most = Math.max(most, open);
    await clock.sleep(300);
    open -= 1;
  };
  const [first, second] = [openTab(), openTab()];
  await Promise.all([first.enqueue(analytics(12)), second.enqueue(analytics(12, 13))]);
  await clock.run(5_000);
  expect(most).toBe(1);
  expect(sent.flatMap(({ ids }) => ids).toSorted()).toEqual(numbers(24).map((number) => eventId(number)));
  expect(store.size()).toBe(0);
});

it('a tab whose failed events were sent by another tab stops', async () => {
  const { clock, world, openTab, store } = setUp();
  world.answer = () => OFFLINE;
  const [first, second] = [openTab(), openTab()];
  await first.enqueue(analytics(1));
  await clock.run(1_000);
  world.answer = () => TAKEN;
  await second.flush();
  expect(store.size()).toBe(0);
  const before = clock.steps();
  await clock.run(600_000);
  expect(clock.steps() - before).toBeLessThan(3);
});

it('erased events are not sent, even if they had been read before', async () => {
  const slow = createMemoryEventStore();
  const { clock, sent, openTab, store } = setUp({
    ...slow,
    read: async (kinds, limit) => {
      const rows = await slow.read(kinds, limit);
      await clock.sleep(10);
      return rows;
    },
  });
  const queue = openTab();
  await queue.enqueue([...analytics(2), makeExperimentEvent(3)]);
  const sending = queue.flush();
  await clock.run(5);
  void queue.erase(['experiment']);
  await clock.run(60_000);
  await sending;
  expect(sent.flatMap(({ ids }) => ids)).toEqual([1, 2].map(eventId));
  expect(store.size()).toBe(0);
});

it('events that are read while they are being erased are not sent', async () => {
  const slow = createMemoryEventStore();
  const { clock, sent, openTab, store } = setUp({
    ...slow,
    read: async (kinds, limit) => {
      const rows = await slow.read(kinds, limit);
      await clock.sleep(10);
      return rows;
    },
    erase: async (kinds) => {
      await clock.sleep(5);
      await slow.erase(kinds);
    },
  });
  const queue = openTab();
  await queue.enqueue([...analytics(2), makeExperimentEvent(3)]);
  void queue.erase(['experiment']);
  const sending = queue.flush();
  await clock.run(60_000);
  await sending;
  expect(sent.flatMap(({ ids }) => ids)).toEqual([1, 2].map(eventId));
  expect(store.size()).toBe(0);
});

it('a watching page knows what would have to be sent by beacon, and when it has been sent', async () => {
  const { clock, openTab } = setUp();
  const queue = openTab();
  const heard: (readonly UnsentBatch[])[] = [];
  queue.watch((batches) => heard.push(batches));
  await queue.enqueue([...analytics(2), makeExperimentEvent(3)]);
  expect(heard.at(-1)?.map(({ url, body }) => [url, idsIn(body)])).toEqual([
    ['/collect', [1, 2].map(eventId)],
    [ADDRESSES.experiment, [eventId(3)]],
  ]);
  await clock.run(1_000);
  expect(heard.at(-1)).toEqual([]);
});
