import type { Db } from './open.ts';
import { UNHEARD_NAME } from './quick-client.ts';

interface Query<R> {
  execute(values?: Record<string, unknown>): Promise<R>;
}

interface Preparable<R> {
  prepare(name: string): Query<R>;
}

/**
 * A query of a hot path: its text and its row mapping are computed once per process. `build` leaves placeholders for the values (`sql.placeholder`).
 * It runs on any handle, including transactions; PostgreSQL prepares it once per connection under `name`. It is sent when it is called, not when it
 * is awaited: of two calls in a row on a transaction, the second sees the effect of the first, awaited or not.
 */
export const prepared = <R>(name: string, build: (db: Db) => Preparable<R>): ((db: Db, values: Record<string, unknown>) => Promise<R>) => {
  // By kind of database, because the drivers need different preparations.
  const built = new Map<unknown, Query<R>>();
  return (db, values) => {
    const { session } = db._;
    const kind = session.constructor;
    const first = built.get(kind) ?? build(db).prepare(name);
    built.set(kind, first);
    // Drizzle binds a prepared query to the session on which it was created; for another session only connection and logger differ.
    const { client, logger } = session as unknown as { readonly client: unknown; readonly logger: unknown };
    const own: Query<R> = Object.assign(Object.create(Object.getPrototypeOf(first) as object), first, { client, logger });
    return own.execute(values);
  };
};

/**
 * A write that is built once like `prepared` and whose result is not awaited: in a transaction on PostgreSQL it fails together with the next
 * statement of that transaction, at the latest with `commit`. Every later statement sees its effect.
 */
export const deferredWrite = (name: string, build: (db: Db) => Preparable<unknown>): ((db: Db, values: Record<string, unknown>) => Promise<void>) => {
  const send = prepared(`${UNHEARD_NAME}${name}`, build);
  return async (db, values) => {
    await send(db, values);
  };
};
