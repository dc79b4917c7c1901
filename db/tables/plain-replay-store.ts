import type { Held, Lane } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';
import { changesBetween, heldFrom, nextRev, REPLAY_TABLES, type LoadedRows, type ReplayRows, type ReplayTable } from './held-rows.ts';
import { runRule, troubleOf } from './run-rule.ts';

/**
 * The same store without Dexie, for the service worker: it is loaded again for every event, and the database library would be most of its
 * weight. It only ever opens what a page has made, and creates nothing. Live queries do not hear of it: its host tells the pages.
 */
export function createPlainReplayStore(db: IDBDatabase): Store {
  return {
    change: (lane, rule, ask = []) =>
      inTransaction(db, 'readwrite', async (tx) => {
        const before = await load(tx, lane, ask);
        const [after, result] = runRule(() => rule(before));
        if (after === before) return { held: before, result };
        const held = nextRev(before, after);
        write(tx, before, held);
        return { held, result };
      }),
    read: (lane) => inTransaction(db, 'readonly', (tx) => load(tx, lane, [])),
  };
}

/** The pages' database, or null where no page has made one, or not yet in a shape that this release knows. */
export function openPlain(name = 'waymark'): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      const db = request.result;
      // A page with a newer release wants to change it: let it.
      db.addEventListener('versionchange', () => db.close());
      resolve(REPLAY_TABLES.every((table) => db.objectStoreNames.contains(table)) ? db : null);
    });
    request.addEventListener('error', () => (request.error?.name === 'AbortError' ? resolve(null) : reject(request.error ?? new Error('open'))));
  });
}

/** Resolves once the transaction is complete, which with strict durability means: on disk ([OUT1]). What `work` throws undoes everything. */
async function inTransaction<T>(db: IDBDatabase, mode: IDBTransactionMode, work: (tx: IDBTransaction) => Promise<T>): Promise<T> {
  let tx: IDBTransaction | null = null;
  try {
    tx = db.transaction([...REPLAY_TABLES], mode, { durability: 'strict' });
    const ended = end(tx);
    const value = await work(tx);
    await ended;
    return value;
  } catch (error) {
    abort(tx);
    throw troubleOf(error, tx?.error ?? error);
  }
}

const end = (tx: IDBTransaction): Promise<void> => {
  const ended = new Promise<void>((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(tx.error ?? new DOMException('aborted', 'AbortError')));
  });
  // It is awaited only if the work succeeds.
  ended.catch(() => {});
  return ended;
};

function abort(tx: IDBTransaction | null): void {
  try {
    tx?.abort();
  } catch {
    // It has ended already.
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('failed', 'UnknownError')));
  });

async function load(tx: IDBTransaction, lane: Lane, ask: readonly string[]): Promise<Held> {
  const get = <T extends ReplayTable>(table: T, key: string): Promise<ReplayRows[T] | undefined> =>
    done(tx.objectStore(table).get(key) as IDBRequest<ReplayRows[T] | undefined>);
  const all = <T extends ReplayTable>(table: T): Promise<ReplayRows[T][]> => done(tx.objectStore(table).getAll() as IDBRequest<ReplayRows[T][]>);
  const [row, identity, carts, outbox, notices, ...receipts] = await Promise.all([
    get('lanes', lane),
    get('identity', 'current'),
    all('carts'),
    done(tx.objectStore('outbox').index('lane').getAll(lane) as IDBRequest<ReplayRows['outbox'][]>),
    all('notices'),
    ...ask.map((id) => get('receipts', id)),
  ]);
  const rows: LoadedRows = { lane: row, identity, carts, outbox, notices, receipts };
  return heldFrom(lane, rows);
}

function write(tx: IDBTransaction, before: Held, after: Held): void {
  const { put, gone } = changesBetween(before, after);
  for (const table of ['carts', 'outbox', 'notices'] as const) for (const key of gone[table]) tx.objectStore(table).delete(key);
  for (const table of REPLAY_TABLES) for (const row of put[table]) tx.objectStore(table).put(row);
}
