import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { type ControlServer, openControl } from '#server/import/control-server.ts';
import { readControl } from '#server/import/control-file.ts';
import { appliedMigrations, migrate, migrationOf, MIGRATIONS } from '#server/platform/db/migrate.ts';
import { type Db, openDatabase } from '#server/platform/db/open.ts';
import { catalogueMeta } from '#server/platform/db/schema/catalogue.ts';
import { createTestTemplate, type TestDatabase } from '#server/platform/db/test-database.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { readTablesThrough } from './ask.ts';
import { openTestS3, TEST_S3_ENV, type TestS3 } from '#server/platform/storage/testing-s3.ts';
import { backUp } from './back-up.ts';
import { openKeptFiles } from './kept-files.ts';
import { type Piece, readTables } from './read-tables.ts';
import { checkBackup, restore } from './restore.ts';
import { expectSame, tablesOf } from './testing.ts';
import { serveBackup } from './serve.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };
const server = process.env['TEST_DATABASE_URL'];

const ODD = 'a "quoted" \\ back\\slash,\ttab\nline {brace} é 🥾 \\N null';
const filled = createTestTemplate(async (db) => {
  await fillShop(db);
  await db.insert(catalogueMeta).values([
    { key: 'odd', value: ODD },
    { key: 'empty', value: '' },
  ]);
});

const FILES = {
  'content-images/upload-00000000000000000000000000000001.webp': Buffer.from([0, 255, 1, 254]),
  'shopper-photos/photo-1.webp': Buffer.alloc(70_000, 7),
  'warranty/C-1/1.webp': Buffer.from('a picture'),
  'mail/m-1.eml': Buffer.from('Subject: Order\n\nThanks'),
  'sms/s-1.txt': Buffer.from('To: +447911123456\n'),
};
const MADE_AGAIN = ['pictures/drawn.webp', 'control.json', 'mail/.draft'];

let home: string;
let dataDir: string;
let source: TestDatabase;
const made: string[] = [];
beforeAll(async () => {
  source = await filled();
});
afterAll(() => source.close());
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'waymark-backup-'));
  dataDir = join(home, 'data');
  for (const [path, bytes] of [...Object.entries(FILES), ...MADE_AGAIN.map((path) => [path, Buffer.from('{}')] as const)]) {
    await mkdir(join(dataDir, path, '..'), { recursive: true });
    await writeFile(join(dataDir, path), bytes);
  }
});
afterEach(async () => {
  rmSync(home, { recursive: true, force: true });
  for (const name of made.splice(0)) await onServer(`drop database ${name} with (force)`);
});

const onServer = async (text: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

/** An empty database of the kind that is tested; undefined: the embedded one. */
const emptyDatabase = async (): Promise<string | undefined> => {
  if (server === undefined) return undefined;
  const name = `waymark_restored_${Math.random().toString(36).slice(2)}`;
  await onServer(`create database ${name}`);
  made.push(name);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

const folder = () => join(home, 'backup');
const readHere = (hear: (piece: Piece) => Promise<void>) => readTables(source.db, hear);
const take = (read = readHere) => backUp({ folder: folder(), dataDir, database: source.kind, now: NOW, read });

const constraintsOf = async (db: Db): Promise<unknown> =>
  (
    (await db.execute(sql`select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = current_schema()::regnamespace and contype in ('f', 'p', 'u', 'c') order by 1, 2`)) as { rows: unknown[] }
  ).rows;

const restored = async (databaseUrl: string | undefined, target: string): Promise<Record<string, string[]>> => {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: target });
  try {
    expect(await appliedMigrations(db)).toEqual(await appliedMigrations(source.db));
    expect(await constraintsOf(db)).toEqual(await constraintsOf(source.db));
    return await tablesOf(db);
  } finally {
    await close();
  }
};

/** The kept files that a data folder holds as they were. */
const sameFiles = (target: string): string[] =>
  Object.entries(FILES)
    .filter(([path, bytes]) => existsSync(join(target, path)) && readFileSync(join(target, path)).equals(bytes))
    .map(([path]) => path);

describe('a backup', () => {
  it('is restored into an empty shop, with every row of every table and every file', async () => {
    const expected = await tablesOf(source.db);
    const manifest = await take();
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(Object.entries(expected).map(([name, rows]) => [name, rows.length]));
    const target = join(home, 'restored');
    const databaseUrl = await emptyDatabase();
    await restore({ folder: folder(), dataDir: target, databaseUrl });
    expectSame(await restored(databaseUrl, target), expected);
    expect(sameFiles(target)).toEqual(Object.keys(FILES));
    expect(MADE_AGAIN.filter((path) => existsSync(join(target, path)))).toEqual([]);
    const open = (readdirSync(folder(), { recursive: true }) as string[]).filter((name) => (statSync(join(folder(), name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    // The next start finds nothing to do.
    const own = await openDatabase({ databaseUrl, dataDir: target });
    expect(await migrate(own.db)).toEqual([]);
    await own.close();
  });

  it.runIf(server !== undefined)('shows one moment, whatever is written meanwhile', async () => {
    const expected = await tablesOf(source.db);
    const write = () =>
      source.db
        .update(catalogueMeta)
        .set({ value: 'written meanwhile' })
        .where(sql`key = 'odd'`);
    let written = false;
    const target = join(home, 'restored');
    const databaseUrl = await emptyDatabase();
    await take((hear) =>
      readTables(source.db, async (piece) => {
        if (!written) {
          await write();
          written = true;
        }
        await hear(piece);
      }),
    );
    await restore({ folder: folder(), dataDir: target, databaseUrl });
    expectSame(await restored(databaseUrl, target), expected);
    await source.db
      .update(catalogueMeta)
      .set({ value: ODD })
      .where(sql`key = 'odd'`);
  });

  it('is read by the running shop where that has the database open', async () => {
    const expected = await tablesOf(source.db);
    const control: ControlServer = await openControl({
      db: source.db,
      dataDir,
      storage: createFolderStorage(dataDir),
      clock: () => NOW,
      log,
      commands: { '/backup': serveBackup(source.db) },
    });
    const own = readControl(dataDir);
    await take((hear) => readTablesThrough(own!, hear));
    await control.close();
    const target = join(home, 'restored');
    const databaseUrl = await emptyDatabase();
    await restore({ folder: folder(), dataDir: target, databaseUrl });
    expectSame(await restored(databaseUrl, target), expected);
    await expect(readTablesThrough(own!, async () => {})).rejects.toThrow('cannot be reached');
  });

  it('that ends before the last table is no backup', async () => {
    await expect(take(async (hear) => hear({ table: 'orders', columns: [] }))).rejects.toThrow('not read to its end');
    await expect(checkBackup(folder())).rejects.toThrow('is no backup: it has no manifest.json');
  });

  it('does not go into a folder that has something in it, nor into the data folder', async () => {
    await mkdir(folder());
    await writeFile(join(folder(), 'mine'), '');
    await expect(take()).rejects.toThrow('is not empty. Name another folder.');
    const inner = join(dataDir, 'backup');
    await expect(backUp({ folder: inner, dataDir, database: source.kind, now: NOW, read: readHere })).rejects.toThrow('is in the data folder');
    expect(existsSync(inner)).toBe(false);
  });

  it('finds every table that the schema can have: no sequence, trigger, view or generated column would be lost', async () => {
    const { rows } = (await source.db.execute(sql`
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind not in ('r', 'i')
      union all select tgname from pg_trigger where not tgisinternal
      union all select attname from pg_attribute a join pg_class c on c.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and (attgenerated <> '' or attidentity <> '')`)) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});

describe('files in a bucket', () => {
  let s3: TestS3;
  const kept = (prefix: string) => openKeptFiles({ dataDir, storage: { bucket: 'shared', prefix, endpoint: s3.endpoint } });
  beforeAll(async () => {
    Object.assign(process.env, TEST_S3_ENV);
    s3 = await openTestS3();
  });
  afterAll(() => s3.close());

  it('go into a backup, and from one into another bucket or a folder', async () => {
    for (const [path, bytes] of Object.entries(FILES)) s3.objects.set(`shared/live/${path}`, bytes);
    const ports = { folder: folder(), dataDir, database: source.kind, now: NOW, read: readHere };
    const { files } = await backUp({ ...ports, kept: await kept('live') });
    expect(files.map(({ path }) => path)).toEqual(Object.keys(FILES).toSorted());
    const target = join(home, 'restored');
    await restore({ folder: folder(), dataDir: target, kept: await kept('restored'), databaseUrl: await emptyDatabase() });
    for (const [path, bytes] of Object.entries(FILES)) expect(s3.objects.get(`shared/restored/${path}`)?.equals(bytes)).toBe(true);
    expect(existsSync(join(target, 'mail'))).toBe(false);
    await restore({ folder: folder(), dataDir: join(home, 'files'), databaseUrl: await emptyDatabase() });
    expect(sameFiles(join(home, 'files'))).toEqual(Object.keys(FILES));
    expect(s3.violations).toEqual([]);
  });

  it('are not mixed with those of another shop', async () => {
    await take();
    s3.objects.set('shared/taken/mail/m-1.eml', Buffer.from('of somebody else'));
    const attempt = restore({ folder: folder(), dataDir: join(home, 'restored'), kept: await kept('taken'), databaseUrl: await emptyDatabase() });
    await expect(attempt).rejects.toThrow('The storage of STORAGE_URL is not empty. Name another bucket or prefix.');
    expect(s3.objects.get('shared/taken/mail/m-1.eml')?.toString()).toBe('of somebody else');
  });
});

describe('a restore', () => {
  const attempt = async (given: Partial<Parameters<typeof restore>[0]> = {}) =>
    restore({ folder: folder(), dataDir: join(home, 'restored'), databaseUrl: await emptyDatabase(), ...given });

  it('refuses a data folder with files, and a database with tables', async () => {
    await take();
    await expect(attempt({ dataDir })).rejects.toThrow(`The data folder ${dataDir} is not empty`);
    expect(sameFiles(dataDir)).toEqual(Object.keys(FILES));
    const databaseUrl = await emptyDatabase();
    const target = join(home, 'restored');
    await attempt({ databaseUrl, dataDir: target });
    const again = databaseUrl === undefined ? { dataDir: target } : { dataDir: join(home, 'other') };
    await expect(attempt({ databaseUrl, ...again })).rejects.toThrow('is not empty');
    expect((await restored(databaseUrl, target))['catalogue_meta']?.length).toBeGreaterThan(0);
  });

  it.each([
    ['a damaged table', 'tables/orders.jsonl.gz', 'tables/orders.jsonl.gz of the backup is damaged'],
    ['a damaged email', 'files/mail/m-1.eml', 'files/mail/m-1.eml of the backup is damaged'],
    ['a damaged manifest', 'manifest.json', 'is damaged'],
  ])('refuses %s and leaves nothing behind', async (_, path, reason) => {
    await take();
    await appendFile(join(folder(), path), 'x');
    const target = join(home, 'restored');
    await expect(attempt({ dataDir: target })).rejects.toThrow(reason);
    expect(existsSync(target)).toBe(false);
  });

  it('refuses a backup with a missing file', async () => {
    await take();
    rmSync(join(folder(), 'files/sms/s-1.txt'));
    await expect(attempt()).rejects.toThrow('files/sms/s-1.txt of the backup is missing');
  });

  it('refuses a manifest whose paths lead out of the backup', async () => {
    const manifest = await take();
    const changed = { ...manifest, files: [{ ...manifest.files[0], path: '../outside' }] };
    await writeFile(join(folder(), 'manifest.json'), JSON.stringify(changed));
    await expect(attempt()).rejects.toThrow('is damaged');
  });

  it('leaves neither rows nor files behind when it fails half-way', async () => {
    const manifest = await take();
    // A row count that is wrong is noticed after the earlier tables have been written.
    const tables = manifest.tables.map((table, at) => (at === manifest.tables.length - 1 ? { ...table, rows: table.rows + 1 } : table));
    await writeFile(join(folder(), 'manifest.json'), JSON.stringify({ ...manifest, tables }));
    const databaseUrl = await emptyDatabase();
    const target = join(home, 'restored');
    await expect(attempt({ databaseUrl, dataDir: target })).rejects.toThrow('in the place of');
    expect(existsSync(join(target, 'postgres'))).toBe(false);
    expect(existsSync(join(target, 'mail'))).toBe(false);
    await writeFile(join(folder(), 'manifest.json'), JSON.stringify(manifest));
    await attempt({ databaseUrl, dataDir: target });
  });

  it('refuses a backup of a newer version, by its migrations and by its format', async () => {
    const manifest = await take();
    await expect(attempt({ migrations: [] })).rejects.toThrow('made by a newer version of the shop');
    await expect(attempt({ migrations: [migrationOf('0000_initial.sql', 'select 1')] })).rejects.toThrow('made by another version of the shop');
    await writeFile(join(folder(), 'manifest.json'), JSON.stringify({ ...manifest, format: 2 }));
    await expect(attempt()).rejects.toThrow('made by a newer version of the shop');
  });

  it('of an older version keeps that schema, and the next start brings it up to date', async () => {
    await take();
    const newer = [
      ...MIGRATIONS,
      migrationOf('0001_next.sql', 'CREATE TABLE "later" ("id" text);--> statement-breakpoint\ninsert into later select key from catalogue_meta'),
    ];
    const databaseUrl = await emptyDatabase();
    const target = join(home, 'restored');
    await attempt({ databaseUrl, dataDir: target, migrations: newer });
    const { db, close } = await openDatabase({ databaseUrl, dataDir: target });
    expect(await migrate(db, newer)).toEqual(['0001_next.sql']);
    const { rows } = (await db.execute(sql`select id from later where id = 'odd'`)) as { rows: unknown[] };
    expect(rows).toHaveLength(1);
    await close();
  });
});

it('a compressed table has a line of JSON for each row', async () => {
  const manifest = await take();
  const { gunzipSync } = await import('node:zlib');
  const { file, rows, columns } = manifest.tables.find(({ name }) => name === 'catalogue_meta')!;
  const lines = gunzipSync(await readFile(join(folder(), file)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(rows);
  expect(columns.map(({ name }) => name)).toEqual(['key', 'value']);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(['odd', ODD]);
});
