import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { applyMigrations, type Migration, MIGRATIONS } from '#server/platform/db/migrate.ts';
import { type DatabaseSettings, type Db, openDatabase } from '#server/platform/db/open.ts';
import { assertNoFiles, filesOfFolder, hashOfFile, type KeptFiles, restoreFiles } from './kept-files.ts';
import { FILES_FOLDER, type Manifest, readManifest, type TableEntry } from './manifest.ts';
import { quoted } from './read-tables.ts';
import { readRows } from './table-files.ts';

/** Rows that are written by one statement. */
const PIECE = 500;

export interface RestorePorts {
  readonly folder: string;
  readonly dataDir: string;
  /** Where files go; absent: into `dataDir`. */
  readonly kept?: KeptFiles;
  readonly databaseUrl: string | undefined;
  readonly databasePooling?: DatabaseSettings['databasePooling'];
  /** The migrations of this version. */
  readonly migrations?: readonly Migration[];
}

/** Those of this version's migrations that made the tables of a backup. @throws Error where this version does not know one of them */
const migrationsOf = (manifest: Manifest, known: readonly Migration[]): Migration[] =>
  manifest.migrations.map(({ name, hash }) => {
    const own = known.find((one) => one.name === name);
    if (!own)
      throw new Error(`This backup was made by a newer version of the shop (migration ${name}). Restore it with that version or a later one.`);
    if (own.hash !== hash)
      throw new Error(`This backup was made by another version of the shop (migration ${name} differs). Restore it with that version.`);
    return own;
  });

/**
 * Compares every file of a backup with its checksum.
 * @throws Error that names the first one that is damaged or missing
 */
export const checkBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const expected = [
    ...manifest.tables.map(({ file, sha256 }) => ({ file, sha256 })),
    ...manifest.files.map(({ path, sha256 }) => ({ file: `${FILES_FOLDER}/${path}`, sha256 })),
  ];
  for (const { file, sha256 } of expected) {
    const found = await hashOfFile(join(folder, file));
    if (found !== sha256) throw new Error(`${file} of the backup is ${found === undefined ? 'missing' : 'damaged'}`);
  }
  return manifest;
};

const writeTable = async (tx: Db, folder: string, table: TableEntry): Promise<void> => {
  const names = table.columns.map(({ name }) => quoted(name)).join();
  const values = table.columns.map(({ type }, at) => `(line->>${at})::${type}`).join();
  let written = 0;
  let piece: string[] = [];
  const flush = async (): Promise<void> => {
    if (piece.length === 0) return;
    const lines = JSON.stringify(piece);
    await tx.execute(
      sql`insert into ${sql.raw(quoted(table.name))} (${sql.raw(names)}) select ${sql.raw(values)} from (select value::json as line from json_array_elements_text(${lines}::json)) as lines`,
    );
    written += piece.length;
    piece = [];
  };
  for await (const line of readRows(folder, table)) {
    piece.push(line);
    if (piece.length === PIECE) await flush();
  }
  await flush();
  if (written !== table.rows) throw new Error(`${table.file} of the backup has ${written} rows in the place of ${table.rows}`);
};

/** Tables refer to each other, so their references are taken away, and checked when they are made again. */
const withoutReferences = async (tx: Db, work: () => Promise<void>): Promise<void> => {
  const { rows } = (await tx.execute(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`)) as {
    rows: { table: string; name: string; definition: string }[];
  };
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await work();
  for (const { table, name, definition } of rows) await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
};

const assertEmptyDatabase = async (db: Db): Promise<void> => {
  const { rows } = await (db.execute(
    sql`select from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1`,
  ) as Promise<{
    rows: unknown[];
  }>);
  if (rows.length > 0) throw new Error('The database of DATABASE_URL is not empty. Restore into an empty one.');
};

/**
 * Restores a backup into an empty database and data folder, whichever of both databases it came from. The schema becomes that of the backup; the next start
 * brings it up to date. When it fails, nothing of it is left.
 * @throws Error in one line: a damaged backup, one of a newer version, or a target that is not empty
 */
export const restore = async ({
  folder,
  dataDir,
  kept = filesOfFolder(dataDir),
  databaseUrl,
  databasePooling,
  migrations = MIGRATIONS,
}: RestorePorts): Promise<Manifest> => {
  const manifest = await checkBackup(folder);
  const needed = migrationsOf(manifest, migrations);
  if (databaseUrl === undefined && existsSync(join(dataDir, 'postgres'))) throw new Error(filesOfFolder(dataDir).notEmpty);
  await assertNoFiles(kept);
  let isOurs = databaseUrl === undefined;
  try {
    const { db, close } = await openDatabase({ databaseUrl, databasePooling, dataDir });
    try {
      if (databaseUrl !== undefined) await assertEmptyDatabase(db);
      isOurs = true;
      await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
        await applyMigrations(tx, needed);
        await withoutReferences(tx, async () => {
          for (const table of manifest.tables) await writeTable(tx, folder, table);
        });
        // Inside of the transaction: rows without their files are no shop.
        await restoreFiles(folder, kept, manifest.files);
      });
      // Without figures of the tables the first searches would be planned badly.
      await db.execute(sql.raw('analyze'));
    } finally {
      await close();
    }
  } catch (error) {
    if (isOurs) {
      // Why it failed matters more than what could not be taken away.
      for (const { path } of manifest.files) await kept.drop(path).catch(() => {});
      if (databaseUrl === undefined) await rm(join(dataDir, 'postgres'), { recursive: true, force: true });
    }
    throw error;
  }
  return manifest;
};
