import { Pool } from 'pg';
import { watchConnections } from './lost-connections.ts';
import { createStatementNames, enableBatching } from './quick-client.ts';

/** What a connection keeps between two transactions: everything, or, behind a pooler such as PgBouncer that hands out connections by transaction, nothing. */
export type Pooling = 'session' | 'transaction';

const NO_NAMES = (): undefined => {};

/** The connections of this process to a PostgreSQL server. */
export const openPool = (databaseUrl: string, pooling: Pooling): Pool => {
  const isOwn = pooling === 'session';
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses it as a parameter of a connection: there the role has it.
    ...(isOwn && { idle_in_transaction_session_timeout: 60_000 }),
    pipeline: true,
  });
  const names = createStatementNames();
  const watch = watchConnections(databaseUrl);
  pool.on('connect', (client) => {
    // A connection that breaks while it is in use fails its statements. Without a listener it would end the process, too.
    client.on('error', () => {});
    enableBatching(client, isOwn ? { nameOf: names } : { nameOf: NO_NAMES, nameless: true });
    watch.add(client);
  });
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', () => {});
  const end: () => Promise<void> = pool.end.bind(pool);
  return Object.assign(pool, {
    end: () => {
      watch.stop();
      return end();
    },
  });
};
