import { expect, test, vi } from 'vitest';
import type { StorageTrouble } from './storage-trouble.ts';
import { inTransaction, type Connection } from './in-transaction.ts';

/** A database whose transactions end when the test says so. */
function makeDatabase() {
  const db = new EventTarget();
  const transactions: EventTarget[] = [];
  const transaction = (): EventTarget => {
    const tx = Object.assign(new EventTarget(), { db, abort: () => {}, error: null });
    transactions.push(tx);
    return tx;
  };
  const connection: Connection = { connect: vi.fn(() => Object.assign(db, { transaction }) as unknown as IDBDatabase) };
  return { db, connection, last: () => transactions.at(-1) };
}

const conditionOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'kept',
    (trouble: StorageTrouble) => trouble.condition,
  );

test('a transaction that ends with a closed database without a result is given up and not repeated', async () => {
  const { db, connection } = makeDatabase();
  const work = vi.fn(() => Promise.resolve('read'));
  const outcome = conditionOf(inTransaction(connection, ['outbox'], 'readwrite', work));
  await Promise.resolve();
  db.dispatchEvent(new Event('close'));
  expect(await outcome).toBe('lost');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a database that is closed later does not affect a completed transaction', async () => {
  const { db, connection, last } = makeDatabase();
  const listened = vi.spyOn(db, 'addEventListener');
  const outcome = inTransaction(connection, ['outbox'], 'readonly', () => Promise.resolve('read'));
  last()?.dispatchEvent(new Event('complete'));
  expect(await outcome).toBe('read');
  const [, , options] = listened.mock.lastCall ?? [];
  expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
});
