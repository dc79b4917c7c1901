import type { ReplayRows } from '#db/storage/state-rows.ts';
import { type Connection, done, inTransaction, write } from '#db/storage/in-transaction.ts';
import { runRule } from '#db/storage/run-rule.ts';
import type { ListSyncStore } from './ports.ts';
import { laneChanges } from '#db/storage/list-rows.ts';
import {
  emptyListSyncState,
  type ListSyncState,
  type ListSyncRecord,
  type ListName,
  type ListRow,
  type PendingEntry,
} from '#db/mutations/pending-entry.ts';

/** The lanes' own tables; the last two belong to the cart and are only read. */
export const LANE_TABLES = ['listLanes', 'lists', 'wishes', 'identity', 'lanes'];

/**
 * A lane on IndexedDB, for pages and service worker: each rule reads and writes in one strict transaction ([LANE10]). It does not broadcast its
 * commits: see `telling`.
 */
export const createLaneStore = <T>(connection: Connection): ListSyncStore<T> => ({
  change: (lane, work) =>
    inTransaction(connection, LANE_TABLES, 'readwrite', async (tx) => {
      const before = await load<T>(tx, lane);
      const [after, result] = runRule(() => work(before));
      if (after === before) return { held: before, result };
      const held = { ...after, state: { ...after.state, rev: Math.max(before.state.rev, after.state.rev) + 1 } };
      write(tx, laneChanges(before, held));
      return { held, result };
    }),
  read: (lane) => inTransaction(connection, LANE_TABLES, 'readonly', (tx) => load<T>(tx, lane)),
});

async function load<T>(tx: IDBTransaction, lane: ListName): Promise<ListSyncState<T>> {
  const table = (name: string): IDBObjectStore => tx.objectStore(name);
  const [state, lists, wishes, who, cart] = await Promise.all([
    done<ListSyncRecord | undefined>(table('listLanes').get(lane)),
    done<ListRow<T>[]>(table('lists').index('lane').getAll(lane)),
    done<PendingEntry<T>[]>(table('wishes').index('lane').getAll(lane)),
    done<ReplayRows['identity'] | undefined>(table('identity').get('current')),
    done<ReplayRows['lanes'] | undefined>(table('lanes').get('cart')),
  ]);
  return {
    state: state ?? emptyListSyncState<T>(lane).state,
    identity: who ? { subject: who.subject, type: who.type } : null,
    became: cart?.became ?? [],
    lists,
    wishes,
  };
}
