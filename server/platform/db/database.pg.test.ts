import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, takeLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
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
