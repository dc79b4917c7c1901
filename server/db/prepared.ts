import type { Db } from './open.ts';
import { UNHEARD_NAME } from './quick-client.ts';

interface Query<R> {
  execute(values?: Record<string, unknown>): Promise<R>;
}

interface Preparable<R> {
  prepare(name: string): Query<R>;
}

/**
 * A query of a hot path: its text and the way its rows are read are worked out once for a process, not at every use. `build` leaves places for the
 * values (`sql.placeholder`). Runs on any handle, transactions included; PostgreSQL prepares it once for a connection under `name`. It is sent when it
 * is called, not when it is awaited: of two that are called one after the other on a transaction the second sees what the first did, awaited or not.
 */
export const prepared = <R>(name: string, build: (db: Db) => Preparable<R>): ((db: Db, values: Record<string, unknown>) => Promise<R>) => {
  // By kind of database: what is worked out for one driver says nothing to the other.
  const built = new Map<unknown, Query<R>>();
  return (db, values) => {
    const { session } = db._;
    const kind = session.constructor;
    const first = built.get(kind) ?? build(db).prepare(name);
    built.set(kind, first);
    // Drizzle ties a prepared query to the session that it was made on: the same one for another session differs in its connection and logger alone.
    const { client, logger } = session as unknown as { readonly client: unknown; readonly logger: unknown };
    const own: Query<R> = Object.assign(Object.create(Object.getPrototypeOf(first) as object), first, { client, logger });
    return own.execute(values);
  };
};

/**
 * A change that is built once like `prepared`, and whose answer nobody waits for: inside of a transaction on PostgreSQL it fails with the next statement
 * of that transaction, its `commit` at the latest. What it did is seen by every statement after it.
 */
export const unheard = (name: string, build: (db: Db) => Preparable<unknown>): ((db: Db, values: Record<string, unknown>) => Promise<void>) => {
  const send = prepared(`${UNHEARD_NAME}${name}`, build);
  return async (db, values) => {
    await send(db, values);
  };
};
