import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, takeLock } from './lock-file.ts';
import { migrate, migrationOf, MIGRATIONS } from './migrate.ts';
import { openDatabase } from './open.ts';
import { carts } from './schema/commerce.ts';
import { promotions } from './schema/promotions.ts';
import { createTestTemplate, openTestDatabase } from './test-database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the embedded database is made, migrated once and found again', async () => {
  const first = await openDatabase({ dataDir: folder });
  expect(first.kind).toBe('embedded');
  expect((await migrate(first.db)).length).toBeGreaterThan(0);
  expect(await migrate(first.db)).toEqual([]);
  await first.db.execute(sql`insert into promotions (code, needs_code, rule) values ('KEPT', true, '{}')`);
  await first.close();

  const second = await openDatabase({ dataDir: folder });
  expect(await migrate(second.db)).toEqual([]);
  expect(await second.db.select().from(promotions)).toMatchObject([{ code: 'KEPT' }]);
  await second.close();
});

test('a database that lacks a table is refused by its name', async () => {
  const database = await openTestDatabase();
  await database.db.execute(sql`alter table size_charts rename to size_charts_gone`);
  await expect(migrate(database.db)).rejects.toThrow(/^The database lacks size_charts\. /);
  await database.db.execute(sql`alter table size_charts_gone rename to size_charts`);
  await database.close();
});

test('a process of the version before starts beside a schema that the next version has expanded, and each migration runs once', async () => {
  const database = await openTestDatabase();
  const expand = migrationOf('0001_expand.sql', 'alter table catalogue_meta add column note text');
  expect(await migrate(database.db, [...MIGRATIONS, expand])).toEqual(['0001_expand.sql']);
  // The old process, started again in the middle of the upgrade.
  expect(await migrate(database.db)).toEqual([]);
  await database.db.execute(sql`insert into catalogue_meta (key, value) values ('by the old process', '1')`);
  expect(await migrate(database.db, [...MIGRATIONS, expand])).toEqual([]);
  const contract = migrationOf('0002_contract.sql', 'alter table catalogue_meta drop column note');
  expect(await migrate(database.db, [...MIGRATIONS, expand, contract])).toEqual(['0002_contract.sql']);
  await database.db.execute(sql`delete from waymark_migrations where name <> '0000_initial.sql'`);
  await database.close();
});

test('a table that a later migration takes away is not missed', async () => {
  const database = await openTestDatabase();
  const [add, drop] = [migrationOf('0001_add.sql', 'CREATE TABLE "passing" ("id" text)'), migrationOf('0002_drop.sql', 'DROP TABLE "passing"')];
  expect(await migrate(database.db, [...MIGRATIONS, add, drop])).toEqual(['0001_add.sql', '0002_drop.sql']);
  await database.db.execute(sql`delete from waymark_migrations where name <> '0000_initial.sql'`);
  await database.close();
});

test('a migration that was changed after it ran is refused', async () => {
  const database = await openTestDatabase();
  await database.db.execute(sql`update waymark_migrations set hash = 'other'`);
  await expect(migrate(database.db)).rejects.toThrow(/has changed since it ran/);
  await database.close();
});

test('a folder in use by a living process is refused by name', () => {
  const release = takeLock(join(folder, 'x.lock'));
  expect(() => takeLock(join(folder, 'x.lock'))).toThrow(FolderInUse);
  release();
  takeLock(join(folder, 'x.lock'))();
});

test('the lock of a killed process is taken over, also when its number belongs to another process by now', () => {
  writeFileSync(join(folder, 'x.lock'), '4194304 123\n');
  takeLock(join(folder, 'x.lock'))();
  writeFileSync(join(folder, 'x.lock'), `${process.pid} 1\n`);
  takeLock(join(folder, 'x.lock'))();
  writeFileSync(join(folder, 'x.lock'), '');
  takeLock(join(folder, 'x.lock'))();
});

test('clones of a test template do not see each other', async () => {
  const open = createTestTemplate(async (db) => {
    await db.execute(sql`insert into promotions (code, needs_code, rule) values ('ALL', true, '{}')`);
  });
  const one = await open();
  const two = await open();
  await one.db.delete(carts);
  await one.db.execute(sql`delete from promotions`);
  expect(await two.db.$count(carts)).toBe(0);
  expect(await two.db.$count(promotions)).toBe(1);
  await one.close();
  await two.close();
});
