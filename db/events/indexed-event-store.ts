import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import { createMemoryEventStore } from './memory-event-store.ts';
import { countsOf, type EventStore, type QueuedEvent } from './ports.ts';
import { answerOf, committed } from '../storage/idb-promises.ts';

const QUEUE = 'queue';
const DROPPED = 'dropped';

/** A stored row: IndexedDB adds the sequence number, and indexes id and kind. */
interface StoredRow {
  readonly seq?: number;
  readonly id: string;
  readonly kind: CollectedKind;
  readonly event: CollectedEvent;
}

/** Only an event to be stored creates the database: before that there is nothing to read, and perhaps no consent to store anything. */
const openDatabase = async (name: string, makesIt: boolean): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    if (!makesIt) return request.transaction?.abort();
    const queue = request.result.createObjectStore(QUEUE, { keyPath: 'seq', autoIncrement: true });
    queue.createIndex('id', 'id', { unique: true });
    queue.createIndex('kind', 'kind');
    request.result.createObjectStore(DROPPED);
  });
  return answerOf(request);
};

const increase = async (counts: IDBObjectStore, kind: CollectedKind, by: number): Promise<void> => {
  const count = Math.max(0, (((await answerOf(counts.get(kind))) as number | undefined) ?? 0) + by);
  await answerOf(counts.put(count, kind));
};

/** Deletes the oldest rows and counts them. */
const dropOldest = async (queue: IDBObjectStore, counts: IDBObjectStore, over: number): Promise<void> => {
  const oldest = (await answerOf(queue.getAll(null, over))) as Required<StoredRow>[];
  for (const { seq, kind } of oldest) {
    await answerOf(queue.delete(seq));
    await increase(counts, kind, 1);
  }
};

/**
 * Uses IndexedDB directly: the database library would be half of the worker's byte budget. If the database cannot be opened or fails, events are kept
 * in memory. Separate from the shopper's database and with relaxed durability, so that events never delay the queue of the cart.
 */
export const createIndexedEventStore = (name: string): EventStore & { readonly close: () => Promise<void> } => {
  let opened: Promise<IDBDatabase> | undefined;
  const inMemory = createMemoryEventStore();

  const connect = async (makesIt: boolean): Promise<IDBDatabase> => {
    const db = await openDatabase(name, makesIt);
    const forget = (): void => {
      db.close();
      opened = undefined;
    };
    db.addEventListener('versionchange', forget);
    db.addEventListener('close', forget);
    return db;
  };

  const open = (makesIt: boolean): Promise<IDBDatabase> => {
    // An open in progress may find that there is no database.
    opened = makesIt ? (opened?.catch(() => connect(true)) ?? connect(true)) : (opened ?? connect(false));
    return opened;
  };

  const transact = async <T>(
    mode: IDBTransactionMode,
    work: (queue: IDBObjectStore, counts: IDBObjectStore) => Promise<T>,
    makesIt = false,
  ): Promise<T> => {
    const db = await open(makesIt);
    const tx = db.transaction([QUEUE, DROPPED], mode, { durability: 'relaxed' });
    const end = committed(tx);
    const [result] = await Promise.all([work(tx.objectStore(QUEUE), tx.objectStore(DROPPED)), end]);
    return result;
  };

  const orInMemory = async <T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch {
      opened = undefined;
      return otherwise();
    }
  };

  return {
    add: (events, max, dropped = {}) =>
      orInMemory(
        () =>
          transact(
            'readwrite',
            async (queue, counts) => {
              for (const event of events) {
                const known = await answerOf(queue.index('id').getKey(event.id));
                if (known === undefined) await answerOf(queue.add({ id: event.id, kind: event.kind, event } satisfies StoredRow));
              }
              const over = (await answerOf(queue.count())) - max;
              if (over > 0) await dropOldest(queue, counts, over);
              for (const [kind, count] of countsOf(dropped)) await increase(counts, kind, count);
            },
            true,
          ),
        () => inMemory.add(events, max, dropped),
      ),

    read: async (kinds, limit) => {
      const kept = await inMemory.read(kinds, limit);
      return orInMemory(
        () =>
          transact('readonly', async (queue, counts) => {
            const rows: QueuedEvent[] = [];
            const dropped: Partial<Record<CollectedKind, number>> = {};
            for (const kind of kinds) {
              const found = (await answerOf(queue.index('kind').getAll(kind, limit))) as Required<StoredRow>[];
              rows.push(...found.map(({ seq, event }) => ({ seq, event })));
              dropped[kind] = (((await answerOf(counts.get(kind))) as number | undefined) ?? 0) + (kept.dropped[kind] ?? 0);
            }
            // Rows in memory have negative numbers, so they never collide with those of the database.
            const memoryRows = kept.rows.map(({ seq, event }) => ({ seq: -seq, event }));
            return { rows: [...rows.toSorted((a, b) => a.seq - b.seq), ...memoryRows].slice(0, limit), dropped };
          }),
        async () => ({ ...kept, rows: kept.rows.map(({ seq, event }) => ({ seq: -seq, event })) }),
      );
    },

    settle: async (seqs, reported) => {
      const { dropped } = await inMemory.read([], 0);
      const negative = seqs.filter((seq) => seq < 0).map((seq) => -seq);
      await inMemory.settle(negative, reported);
      await orInMemory(
        () =>
          transact('readwrite', async (queue, counts) => {
            for (const seq of seqs) if (seq > 0) await answerOf(queue.delete(seq));
            for (const [kind, count] of countsOf(reported)) await increase(counts, kind, Math.min(count, dropped[kind] ?? 0) - count);
          }),
        async () => {},
      );
    },

    erase: async (kinds) => {
      await inMemory.erase(kinds);
      await orInMemory(
        () =>
          transact('readwrite', async (queue, counts) => {
            for (const kind of kinds) {
              const keys = await answerOf(queue.index('kind').getAllKeys(kind));
              for (const key of keys) await answerOf(queue.delete(key));
              await answerOf(counts.delete(kind));
            }
          }),
        async () => {},
      );
    },

    close: async () => {
      (await opened?.catch(() => undefined))?.close();
      opened = undefined;
    },
  };
};
