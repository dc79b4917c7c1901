import type { Held, Lane } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';
import { changesBetween, heldFrom, nextRev, REPLAY_TABLES, type ReplayRows, type ReplayTable } from './held-rows.ts';
import { isLost, runRule, troubleOf } from './run-rule.ts';

/** Where the database comes from; `anew`: the browser closed it under its user, as iOS does in the background. */
export interface Connection {
  connect(anew?: boolean): Promise<IDBDatabase>;
}

/**
 * The engine's store on IndexedDB, for pages and service worker. All that is read and written for one rule is one transaction, and the rule itself is
 * synchronous, so that the transaction cannot commit half-way. It speaks to the browser without the database library: a tap waits for it, and the
 * worker loads it again for every event. Nobody hears of a commit by itself: see `telling`.
 */
export function createReplayStore(connection: Connection): Store {
  return {
    change: (lane, rule, ask = []) =>
      inTransaction(connection, 'readwrite', async (tx) => {
        const before = await load(tx, lane, ask);
        const [after, result] = runRule(() => rule(before));
        if (after === before) return { held: before, result };
        const held = nextRev(before, after);
        write(tx, before, held);
        // Sooner than by itself, when the last answer has been heard.
        tx.commit();
        return { held, result };
      }),
    read: (lane) => inTransaction(connection, 'readonly', (tx) => load(tx, lane, [])),
  };
}

/** Resolves once the transaction is complete, which with strict durability means: on disk ([OUT1]). What `work` throws undoes everything. */
async function inTransaction<T>(
  connection: Connection,
  mode: IDBTransactionMode,
  work: (tx: IDBTransaction) => Promise<T>,
  anew = false,
): Promise<T> {
  let tx: IDBTransaction | undefined;
  try {
    tx = (await connection.connect(anew)).transaction(REPLAY_TABLES, mode, { durability: 'strict' });
    // A request that fails takes the transaction with it.
    const [value] = await Promise.all([work(tx), Promise.race([once(tx, 'complete'), once(tx, 'abort').then(() => Promise.reject(tx?.error))])]);
    return value;
  } catch (error) {
    try {
      tx?.abort();
    } catch {
      // It has ended already.
    }
    const trouble = troubleOf(error);
    if (!anew && isLost(trouble)) return inTransaction(connection, mode, work, true);
    throw trouble;
  }
}

const once = (target: EventTarget, event: string): Promise<unknown> => new Promise((resolve) => target.addEventListener(event, resolve));

const done = <T>(request: IDBRequest<T>): Promise<T> => once(request, 'success').then(() => request.result);

async function load(tx: IDBTransaction, lane: Lane, ask: readonly string[]): Promise<Held> {
  const table = (name: ReplayTable): IDBObjectStore => tx.objectStore(name);
  const [row, identity, carts, outbox, notices, ...receipts] = await Promise.all([
    done<ReplayRows['lanes'] | undefined>(table('lanes').get(lane)),
    done<ReplayRows['identity'] | undefined>(table('identity').get('current')),
    done<ReplayRows['carts'][]>(table('carts').getAll()),
    done<ReplayRows['outbox'][]>(table('outbox').index('lane').getAll(lane)),
    done<ReplayRows['notices'][]>(table('notices').getAll()),
    ...ask.map((id) => done<ReplayRows['receipts'] | undefined>(table('receipts').get(id))),
  ]);
  return heldFrom(lane, { lane: row, identity, carts, outbox, notices, receipts });
}

function write(tx: IDBTransaction, before: Held, after: Held): void {
  const { put, gone } = changesBetween(before, after);
  for (const [table, keys] of Object.entries(gone)) for (const key of keys) tx.objectStore(table).delete(key);
  for (const [table, rows] of Object.entries(put)) for (const row of rows) tx.objectStore(table).put(row);
}
