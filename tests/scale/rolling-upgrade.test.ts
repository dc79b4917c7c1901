import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import { appliedMigrations, migrate, migrationOf, MIGRATIONS } from '#server/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts';
import { createDatabase } from './create-database.ts';
import { BOUGHT_ORDERS, endureFault } from './endure.ts';
import { findItems, type Item, newLog, type Storm } from './storm.ts';

/** What a release with a changed schema runs first: it only adds. Statements of a migration are parted as in the files of `migrations`. */
const EXPANSION = migrationOf(
  '9999_expansion.sql',
  [
    'ALTER TABLE "carts" ADD COLUMN "later_note" text',
    'ALTER TABLE "orders" ADD COLUMN "later_count" integer DEFAULT 0 NOT NULL',
    'CREATE TABLE "later" ("id" text PRIMARY KEY, "order_number" text)',
    'CREATE INDEX "later_by_order" ON "later" ("order_number")',
  ].join(';--> statement-breakpoint\n'),
);

const home = mkdtempSync(join(tmpdir(), 'waymark-upgrade-'));
const shops: ShopProcess[] = [];
let database: OpenDatabase;
let storm: Storm;
let items: Item[];
let start: (port: number) => Promise<ShopProcess>;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  start = (port) =>
    startShop({
      port,
      dataDir: join(home, 'data'),
      publicUrl: 'http://localhost',
      env: { DATABASE_URL: databaseUrl, TRUST_PROXY: 'true', DRAW_AHEAD: 'false', DEMO_ACCOUNTS: 'false', BOT_CHECK: 'never' },
    });
  shops.push(...(await Promise.all([await freePort(), await freePort()].map(start))));
  database = await openDatabase({ databaseUrl, dataDir: home });
  storm = { origins: shops.map(({ port }) => `http://127.0.0.1:${port}`), log: newLog() };
  items = await findItems(storm, 20, 30);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

const boughtOrders = async (): Promise<string[]> => {
  const { rows } = (await database.db.execute(sql.raw(BOUGHT_ORDERS))) as { readonly rows: readonly { readonly number: string }[] };
  return rows.map(({ number }) => number);
};

it('processes of the old version lose nothing while the schema is expanded under them, one is replaced, and another is killed and started again', async () => {
  await endureFault(
    async () => {
      expect(await migrate(database.db, [...MIGRATIONS, EXPANSION])).toEqual([EXPANSION.name]);
      const [first, second] = shops as [ShopProcess, ShopProcess];
      await first.stop();
      // Of the old version again: it does not know the expansion.
      shops[0] = await start(first.port);
      await second.kill();
      shops[1] = await start(second.port);
    },
    { how: 'rolling upgrade', storm, items, boughtOrders },
  );
  expect((await appliedMigrations(database.db)).map(({ name }) => name)).toContain(EXPANSION.name);
  expect(shops.map((shop) => shop.output().match(/"level":(?:50|60)/g))).toEqual([null, null]);
});
