import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import { backUp } from '#server/backup/back-up.ts';
import { readTables } from '#server/backup/read-tables.ts';
import { restore } from '#server/backup/restore.ts';
import { expectSame, tablesOf } from '#server/backup/testing.ts';
import { seedCards } from '#server/commerce/gift-cards/seed-cards.ts';
import { seedPromotions } from '#server/commerce/promotions/seed.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { createDatabase } from './create-database.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const failing = (): never => {
  throw new Error('the past of the accounts could not be made');
};
const log = { info: () => {}, warn: failing, error: failing } as unknown as Parameters<typeof seedPeople>[2];

const home = mkdtempSync(join(tmpdir(), 'waymark-whole-backup-'));
let databaseUrl: string;
let source: OpenDatabase;
beforeAll(async () => {
  databaseUrl = await createDatabase();
  source = await openDatabase({ databaseUrl, dataDir: home });
  await migrate(source.db);
  await seedDatabase(source.db, NOW);
  await seedPromotions(source.db);
  await seedCards(source.db, NOW);
  await seedPeople(source.db, NOW, log);
});
afterAll(async () => {
  await source.close();
  rmSync(home, { recursive: true, force: true });
});

it('the seeded shop with its orders goes from PostgreSQL to the embedded database and back without a difference', async () => {
  expect(await source.db.$count(orders)).toBeGreaterThan(5);
  const expected = await tablesOf(source.db);
  const [first, second, embedded] = [join(home, 'first'), join(home, 'second'), join(home, 'embedded')];
  await backUp({ folder: first, dataDir: join(home, 'none'), database: 'postgres', now: NOW, read: (hear) => readTables(source.db, hear) });
  await restore({ folder: first, dataDir: embedded, databaseUrl: undefined });

  const own = await openDatabase({ dataDir: embedded });
  expectSame(await tablesOf(own.db), expected);
  await backUp({ folder: second, dataDir: embedded, database: 'embedded', now: NOW, read: (hear) => readTables(own.db, hear) });
  await own.close();

  const url = await createDatabase();
  await restore({ folder: second, dataDir: join(home, 'files'), databaseUrl: url });
  const back = await openDatabase({ databaseUrl: url, dataDir: home });
  expectSame(await tablesOf(back.db), expected);
  await back.close();
});
