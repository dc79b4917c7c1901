import { Pool } from 'pg';
import { chooseHosts, clientOf } from './hosts.ts';
import { addressesOf } from '#server/platform/database-hosts.ts';
import { type LostConnectionPorts, watchConnections } from './lost-connections.ts';
import { createStatementNames, enableBatching } from './quick-client.ts';

/** What a connection keeps between two transactions: everything, or, behind a pooler such as PgBouncer that hands out connections by transaction, nothing. */
export type Pooling = 'session' | 'transaction';

const NO_NAMES = (): undefined => {};

interface PoolOptions extends LostConnectionPorts {
  /** How long a request waits for a connection, ms. */
  readonly connectMs?: number;
}

/** The connections of this process to a PostgreSQL server; of several hosts to the one that can be written to. */
export const openPool = (databaseUrl: string, pooling: Pooling, { connectMs = 10_000, ...lost }: PoolOptions = {}): Pool => {
  const isOwn = pooling === 'session';
  const hosts = chooseHosts(databaseUrl);
  const pool = new Pool({
    connectionString: hosts.current(),
    ...(addressesOf(databaseUrl).length > 1 && { Client: clientOf(hosts) }),
    max: 10,
    connectionTimeoutMillis: connectMs,
    // A pooler refuses it as a parameter of a connection: there the role has it.
    ...(isOwn && { idle_in_transaction_session_timeout: 60_000 }),
    pipeline: true,
  });
  const names = createStatementNames();
  const watch = watchConnections(hosts.current, lost);
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
