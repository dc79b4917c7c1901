import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventId, idsIn, makeAnalyticsEvent, makeExperimentEvent } from '#tests/support/make-event.ts';
import { createLocks } from '#tests/support/model-locks.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createReplayStore } from '../storage/replay-store.ts';
import { WaymarkDatabase } from '../storage/schema.ts';
import { createDeviceEventStore, EVENTS_DATABASES } from './device-event-store.ts';
import { createEventQueue } from './event-queue.ts';
import { createIndexedEventStore } from './indexed-event-store.ts';
import type { EventStore } from './ports.ts';

const ALL = ['analytics', 'experiment'] as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const idsOf = async (store: EventStore): Promise<string[]> => (await store.read(ALL, 1_000)).rows.map(({ event }) => event.id);

/** As a page start does it for a category that is not granted (src/base/consent/erase-stored.ts). */
const withdraw = (category: keyof typeof EVENTS_DATABASES): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(EVENTS_DATABASES[category]);
    for (const event of ['success', 'blocked']) request.addEventListener(event, () => resolve());
  });

describe('events of two consent categories', () => {
  it('are counted where they belong when they were dropped before they came here', async () => {
    const store = createDeviceEventStore();
    await store.add([makeAnalyticsEvent(1)], 10, { analytics: 2, experiment: 3 });
    expect((await store.read(ALL, 10)).dropped).toMatchObject({ analytics: 2, experiment: 3 });
    await withdraw('C0004');
    expect((await createDeviceEventStore().read(ALL, 10)).dropped).toMatchObject({ analytics: 2, experiment: 0 });
  });

  it.each([
    ['C0002', [3]],
    ['C0004', [1, 2]],
  ] as const)('are each deleted with their own: %s is withdrawn', async (category, left) => {
    const store = createDeviceEventStore();
    await store.add([makeAnalyticsEvent(1), makeAnalyticsEvent(2), makeExperimentEvent(3)], 10);
    await withdraw(category);
    expect(await idsOf(store)).toEqual(left.map(eventId));
    await store.close();
    expect(await idsOf(createDeviceEventStore())).toEqual(left.map(eventId));
  });

  it('leave no database behind for one that has none', async () => {
    const store = createDeviceEventStore();
    await store.add([makeExperimentEvent(1)], 10);
    await store.read(ALL, 10);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['waymark-experiments']);
  });

  it('are sent once each, to their own address, also those that an earlier version of the page kept together', async () => {
    const earlier = createIndexedEventStore('waymark-events');
    await earlier.add([makeExperimentEvent(1), makeAnalyticsEvent(2)], 10);
    await earlier.close();
    const sent: [string, string[]][] = [];
    const [clock, locks, store] = [createVirtualClock(), createLocks(), createDeviceEventStore()];
    const queue = createEventQueue(
      {
        clock,
        store,
        fraction: () => 1,
        log: () => {},
        lock: { hold: (name, work) => locks.hold({}, name, work, () => true) },
        transport: {
          send: async (url, body) => {
            sent.push([url, idsIn(body)]);
            return { status: 202, isPage: false, retryAfterMs: null };
          },
        },
      },
      { analytics: '/collect', experiment: '/experiments', timing: '/timings' },
    );
    await queue.enqueue([makeExperimentEvent(3), makeAnalyticsEvent(4)]);
    await queue.flush();
    expect(sent.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['/collect', [2, 4].map(eventId)],
      ['/experiments', [1, 3].map(eventId)],
    ]);
    expect(await idsOf(store)).toEqual([]);
    queue.stop();
  });

  it('hold up no change of the cart, however many are being stored', async () => {
    const events = Array.from({ length: 2_000 }, (_, index) => makeAnalyticsEvent(index + 1));
    const stored = createDeviceEventStore()
      .add(events, 10_000)
      .then(() => 'events');
    const database = new WaymarkDatabase('beside-events');
    const kept = createReplayStore(database)
      .change('cart', (held) => [held, null])
      .then(() => 'cart');
    expect(await Promise.race([stored, kept])).toBe('cart');
    await stored;
    database.close();
  });

  it('are counted by kind when they are dropped, until the count is reported', async () => {
    const store = createDeviceEventStore();
    const three = [1, 2, 3];
    await store.add([...three.map((number) => makeAnalyticsEvent(number)), ...three.map((number) => makeExperimentEvent(number + 3))], 2);
    expect((await store.read(ALL, 9)).dropped).toMatchObject({ analytics: 1, experiment: 1 });
    await store.settle([], { experiment: 1 });
    expect((await store.read(ALL, 9)).dropped).toMatchObject({ analytics: 1, experiment: 0 });
    await store.erase(['analytics']);
    expect(await idsOf(store)).toEqual([5, 6].map(eventId));
  });
});
