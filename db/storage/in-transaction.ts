import { isLost, troubleOf } from './run-rule.ts';
import { heed, whileHere } from './while-here.ts';

/**
 * Provides the database; `anew`: the browser closed it, as iOS does in the background. An open one is returned synchronously: the transaction of a
 * tap begins in the task of the tap and reads while the screen is drawn.
 */
export interface Connection {
  connect(anew?: boolean): IDBDatabase | Promise<IDBDatabase>;
}

/**
 * Chromium reports nothing more about a transaction whose commit was in progress when it closed the database: its writes may or may not be stored.
 */
const CLOSED = new DOMException('closed', 'InvalidStateError');

/**
 * Resolves once the transaction is complete, which with strict durability means on disk ([OUT1]). Rejects with the error of a rule in `work`
 * (`runRule`), or with a `StorageTrouble`; in both cases nothing was stored. It uses IndexedDB directly: a tap waits for it, and the worker loads it
 * for every event.
 */
export const inTransaction = <T>(
  connection: Connection,
  tables: string[],
  mode: IDBTransactionMode,
  work: (tx: IDBTransaction) => Promise<T>,
): Promise<T> => whileHere(() => attempt(connection, tables, mode, work, false));

async function attempt<T>(
  connection: Connection,
  tables: string[],
  mode: IDBTransactionMode,
  work: (tx: IDBTransaction) => Promise<T>,
  anew: boolean,
): Promise<T> {
  let tx: IDBTransaction | undefined;
  const over = new AbortController();
  try {
    const db = connection.connect(anew);
    tx = (db instanceof Promise ? await db : db).transaction(tables, mode, { durability: 'strict' });
    heed(tx);
    // A failed request aborts the transaction.
    const [value] = await Promise.all([work(tx), ended(tx, over.signal)]);
    return value;
  } catch (error) {
    try {
      tx?.abort();
    } catch {
      // It has ended already.
    }
    const trouble = troubleOf(error);
    if (!anew && error !== CLOSED && isLost(trouble)) return attempt(connection, tables, mode, work, true);
    throw trouble;
  } finally {
    over.abort();
  }
}

const ended = (tx: IDBTransaction, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    tx.addEventListener('complete', resolve);
    tx.addEventListener('abort', () => reject(tx.error));
    tx.db.addEventListener('close', () => reject(CLOSED), { signal });
  });

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));

/** The changes of one rule, by table. */
interface Changes {
  readonly put: Readonly<Record<string, readonly unknown[]>>;
  readonly gone: Readonly<Record<string, readonly IDBValidKey[]>>;
}

export function write(tx: IDBTransaction, { put, gone }: Changes): void {
  for (const [table, keys] of Object.entries(gone)) for (const key of keys) tx.objectStore(table).delete(key);
  for (const [table, rows] of Object.entries(put)) for (const row of rows) tx.objectStore(table).put(row);
  // Commits without waiting for the event of the last request.
  tx.commit();
}
