import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from './migrate.ts';
import { type Db, type OpenDatabase, wrapEmbedded } from './open.ts';

let template: Promise<Blob | File> | undefined;

/** An empty, migrated database, dumped once per test process: loading it is several times faster than initdb. */
const dumpTemplate = async (): Promise<Blob | File> => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(wrapEmbedded(client).db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
};

const openClone = async () => {
  template ??= dumpTemplate();
  const client = await PGlite.create({ loadDataDir: await template, extensions: { pg_trgm } });
  return { ...wrapEmbedded(client), client };
};

/** A fresh database with the whole schema, in memory. Close it: an open one keeps the process alive. */
export const openTestDatabase = (): Promise<OpenDatabase> => openClone();

/** Like `openTestDatabase`, filled once by `fill` and cloned from there: for a suite that wants the same data before every test. */
export const createTestTemplate = (fill: (db: Db) => Promise<void>): (() => Promise<OpenDatabase>) => {
  let filled: Promise<Blob | File> | undefined;
  const make = async () => {
    const { db, client } = await openClone();
    await fill(db);
    const dump = await client.dumpDataDir('none');
    await client.close();
    return dump;
  };
  return async () => {
    filled ??= make();
    return wrapEmbedded(await PGlite.create({ loadDataDir: await filled, extensions: { pg_trgm } }));
  };
};
