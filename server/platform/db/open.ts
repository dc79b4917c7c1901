import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import { takeLock } from './lock-file.ts';
import { closeFolder, openOwnFolder } from './own-folder.ts';
import { openPool, type Pooling } from './open-pool.ts';
import { quickEmbedded } from './quick-embedded.ts';
import { cart as schema } from './schema/cart.ts';

export type Schema = typeof schema;
/** The database or a transaction of it, embedded or not: the same queries run on both. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** A standby that reads may go to. */
  readonly standby?: Db;
  readonly close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Whom a connection of `databaseUrl` belongs to: this process until it ends, or, behind a pooler, for a transaction. */
  readonly databasePooling?: Pooling | undefined;
  readonly databaseReplicaUrl?: string | undefined;
  readonly dataDir: string;
}

const overPool = (pool: Pool): Db => {
  const db: unknown = drizzleNode(pool, { schema, casing: 'snake_case' });
  return db as Db;
};

/** The primary can answer in its place: nobody waits long for a standby. */
const STANDBY_WAITS = { connectMs: 1_000, silentMs: 1_000, probeMs: 1_000, lookMs: 250 };

/** Wraps an open PGlite instance (tests clone theirs from a template). */
export const wrapEmbedded = (client: PGlite, release: () => void = () => {}): OpenDatabase => ({
  db: drizzlePglite(quickEmbedded(client), { schema, casing: 'snake_case' }),
  kind: 'embedded',
  close: async () => {
    await client.close();
    release();
  },
});

/** The bare embedded database. */
export interface EmbeddedClient {
  readonly client: PGlite;
  /** Releases the folder; call it after the client is closed. */
  readonly release: () => void;
}

/**
 * Opens PGlite in `<dataDir>/postgres`. It supports one process only, so a lock file guards its folder.
 * @throws FolderInUse if another running process uses the folder.
 */
export const openEmbedded = async (dataDir: string): Promise<EmbeddedClient> => {
  openOwnFolder(dataDir);
  const release = takeLock(join(dataDir, 'postgres.lock'));
  try {
    const folder = join(dataDir, 'postgres');
    const client = await PGlite.create({ dataDir: folder });
    closeFolder(folder);
    return { client, release };
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Opens PostgreSQL at `databaseUrl`, or PGlite in `<dataDir>/postgres`.
 * @throws FolderInUse if another running process uses the folder.
 */
export const openDatabase = async ({
  databaseUrl,
  databasePooling = 'session',
  databaseReplicaUrl,
  dataDir,
}: DatabaseSettings): Promise<OpenDatabase> => {
  if (databaseUrl !== undefined) {
    const pool = openPool(databaseUrl, databasePooling);
    const replica = databaseReplicaUrl === undefined ? undefined : openPool(databaseReplicaUrl, databasePooling, STANDBY_WAITS);
    return {
      db: overPool(pool),
      kind: 'postgres',
      ...(replica && { standby: overPool(replica) }),
      close: async () => {
        await pool.end();
        await replica?.end();
      },
    };
  }
  const { client, release } = await openEmbedded(dataDir);
  return wrapEmbedded(client, release);
};
