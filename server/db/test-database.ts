import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { migrate } from './migrate.ts';
import { type Db, openDatabase, type OpenDatabase, wrapEmbedded } from './open.ts';

export interface TestDatabase extends OpenDatabase {
  /** On a server: where another process finds the same database. */
  readonly url?: string;
}

/**
 * Databases for tests: clones of a filled template, embedded and in memory. With TEST_DATABASE_URL (a PostgreSQL server where databases may be
 * made) the same tests run there.
 */
type Open = () => Promise<TestDatabase>;

const extensions = { pg_trgm };

const embeddedTemplate = (fill: (db: Db) => Promise<void>): Open => {
  let dump: Promise<Blob | File> | undefined;
  const make = async () => {
    const client = await PGlite.create({ extensions });
    const { db } = wrapEmbedded(client);
    await migrate(db);
    await fill(db);
    // Loading a dump is several times faster than making a database from nothing.
    const data = await client.dumpDataDir('none');
    await client.close();
    return data;
  };
  return async () => {
    dump ??= make();
    return wrapEmbedded(await PGlite.create({ loadDataDir: await dump, extensions }));
  };
};

const serverTemplate = (server: string, fill: (db: Db) => Promise<void>): Open => {
  const address = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const command = async (text: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const nameOf = (kind: string) => `waymark_${kind}_${randomBytes(6).toString('hex')}`;
  let template: Promise<string> | undefined;
  const make = async () => {
    const name = nameOf('template');
    await command(`create database ${name}`);
    const database = await openDatabase({ databaseUrl: address(name), dataDir: '' });
    await migrate(database.db);
    await fill(database.db);
    await database.close();
    return name;
  };
  return async () => {
    template ??= make();
    const name = nameOf('test');
    await command(`create database ${name} template ${await template}`);
    const database = await openDatabase({ databaseUrl: address(name), dataDir: '' });
    return {
      ...database,
      url: address(name),
      close: async () => {
        await database.close();
        await command(`drop database ${name} with (force)`);
      },
    };
  };
};

/** Fills one database and opens clones of it. Close each: an open one keeps the process alive. */
export const createTestTemplate = (fill: (db: Db) => Promise<void>): Open => {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? embeddedTemplate(fill) : serverTemplate(server, fill);
};

/** A fresh database with the whole schema and nothing in it. */
export const openTestDatabase: Open = createTestTemplate(async () => {});
