import { isLost, troubleOf } from './run-rule.ts';
import { heed, whileHere } from './while-here.ts';

/**
 * Where the database comes from; `anew`: the browser closed it under its user, as iOS does in the background. One that is open is had at once: the
 * transaction of a tap begins in the task of the tap, and reads while the screen is drawn.
 */
export interface Connection {
  connect(anew?: boolean): IDBDatabase | Promise<IDBDatabase>;
}

/** Chromium says nothing more of a transaction whose commit was under way when it closed the database: what it wrote may be there or not. */
const CLOSED = new DOMException('closed', 'InvalidStateError');

/**
 * Resolves once the transaction is complete, which with strict durability means: on disk ([OUT1]). Rejects with what a rule in `work` threw
 * (`runRule`), or with a `StorageTrouble`; either way nothing was kept. It speaks to the browser without the database library: a tap waits for it,
 * and the worker loads it again for every event.
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
    // A request that fails takes the transaction with it.
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

/** By table, what one rule has changed. */
interface Changes {
  readonly put: Readonly<Record<string, readonly unknown[]>>;
  readonly gone: Readonly<Record<string, readonly IDBValidKey[]>>;
}

export function write(tx: IDBTransaction, { put, gone }: Changes): void {
  for (const [table, keys] of Object.entries(gone)) for (const key of keys) tx.objectStore(table).delete(key);
  for (const [table, rows] of Object.entries(put)) for (const row of rows) tx.objectStore(table).put(row);
  // Sooner than by itself, when the last answer has been heard.
  tx.commit();
}
