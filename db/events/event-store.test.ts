import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeAnalyticsEvent, makeExperimentEvent } from '#tests/support/make-event.ts';
import { createIndexedEventStore } from './indexed-event-store.ts';
import { createMemoryEventStore } from './memory-event-store.ts';
import type { EventStore } from './ports.ts';

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, index) => from + index);
const NAME = 'waymark-events';
const ALL = ['analytics', 'experiment'] as const;

const idsOf = async (store: EventStore, kinds: readonly (typeof ALL)[number][] = ALL): Promise<string[]> =>
  (await store.read(kinds, 1_000)).rows.map(({ event }) => event.id.replace(/^.*0{2,}/, ''));

describe.each([
  ['memory', () => createMemoryEventStore()],
  [
    'IndexedDB',
    () => {
      globalThis.indexedDB = new IDBFactory();
      return createIndexedEventStore(NAME);
    },
  ],
  [
    'memory because IndexedDB is refused',
    () => {
      globalThis.indexedDB = new IDBFactory();
      vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
      return createIndexedEventStore(NAME);
    },
  ],
])('events kept in %s', (_, create) => {
  afterEach(() => void vi.restoreAllMocks());

  it('events are returned oldest first, and by kind', async () => {
    const store = create();
    await store.add([makeAnalyticsEvent(1), makeExperimentEvent(2)], 100);
    await store.add([makeExperimentEvent(3), makeAnalyticsEvent(4)], 100);
    expect(await idsOf(store)).toEqual(['1', '2', '3', '4']);
    expect(await idsOf(store, ['analytics'])).toEqual(['1', '4']);
    expect((await store.read(ALL, 2)).rows).toHaveLength(2);
  });

  it('an event is stored once per id', async () => {
    const store = create();
    await store.add([makeAnalyticsEvent(1), makeAnalyticsEvent(1)], 100);
    await store.add([makeAnalyticsEvent(1), makeAnalyticsEvent(2)], 100);
    expect(await idsOf(store)).toEqual(['1', '2']);
  });

  it('events that were dropped before they came here are counted with those dropped here', async () => {
    const store = create();
    await store.add(
      numbers(3).map((number) => makeAnalyticsEvent(number)),
      2,
      { analytics: 4, experiment: 5 },
    );
    expect((await store.read(ALL, 10)).dropped).toEqual({ analytics: 5, experiment: 5 });
    await store.settle([], { analytics: 5, experiment: 2 });
    expect((await store.read(ALL, 10)).dropped).toEqual({ analytics: 0, experiment: 3 });
  });

  it('events above the limit replace the oldest, which are counted until the count is reported', async () => {
    const store = create();
    await store.add(
      numbers(8).map((number) => (number % 2 === 0 ? makeExperimentEvent(number) : makeAnalyticsEvent(number))),
      10,
    );
    await store.add(
      numbers(5, 9).map((number) => makeAnalyticsEvent(number)),
      10,
    );
    expect(await idsOf(store)).toEqual(['4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd']);
    const { rows, dropped } = await store.read(ALL, 1);
    expect(dropped).toMatchObject({ analytics: 2, experiment: 1 });
    await store.settle([rows[0]!.seq], { analytics: 2 });
    expect((await store.read(ALL, 1)).dropped).toMatchObject({ analytics: 0, experiment: 1 });
    expect(await idsOf(store)).not.toContain('4');
  });

  it('events are erased by kind, with their counts', async () => {
    const store = create();
    await store.add([makeExperimentEvent(1), makeAnalyticsEvent(2), makeExperimentEvent(3), makeAnalyticsEvent(4)], 3);
    await store.erase(['experiment']);
    expect(await idsOf(store)).toEqual(['2', '4']);
    expect((await store.read(ALL, 9)).dropped.experiment ?? 0).toBe(0);
  });
});

describe('events in IndexedDB', () => {
  it('events are available to the next tab and after the next start', async () => {
    globalThis.indexedDB = new IDBFactory();
    const [first, second] = [createIndexedEventStore(NAME), createIndexedEventStore(NAME)];
    await Promise.all([first.add([makeAnalyticsEvent(1)], 10), second.add([makeAnalyticsEvent(2)], 10)]);
    await Promise.all([first.close(), second.close()]);
    expect((await idsOf(createIndexedEventStore(NAME))).toSorted()).toEqual(['1', '2']);
  });

  it('events stay beside those in memory when the database failed in between', async () => {
    globalThis.indexedDB = new IDBFactory();
    const store = createIndexedEventStore(NAME);
    await store.add([makeAnalyticsEvent(1)], 10);
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await store.add([makeAnalyticsEvent(2)], 10);
    broken.mockRestore();
    expect(await idsOf(store)).toEqual(['1', '2']);
    const { rows } = await store.read(ALL, 9);
    await store.settle(
      rows.map(({ seq }) => seq),
      {},
    );
    expect(await idsOf(store)).toEqual([]);
  });

  it('make a database only when the first of them is kept', async () => {
    globalThis.indexedDB = new IDBFactory();
    const store = createIndexedEventStore(NAME);
    const [looked] = await Promise.all([store.read(ALL, 9), store.settle([1], {}), store.erase(ALL)]);
    expect(looked.rows).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
    await Promise.all([store.read(ALL, 9), store.add([makeAnalyticsEvent(1)], 10)]);
    await store.close();
    expect(await idsOf(createIndexedEventStore(NAME))).toEqual(['1']);
  });
});
