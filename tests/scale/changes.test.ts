import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import type { Cart } from '#contract/cart.ts';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { bumpContent } from '#server/catalogue/content/version.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts';
import { styles } from '#server/platform/db/schema/catalogue.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { createDatabase } from './create-database.ts';
import { arrive, findItems, newLog, type Storm } from './storm.ts';

const SEEN_WITHIN_MS = 2_000;
const home = mkdtempSync(join(tmpdir(), 'waymark-changes-'));
const shops: ShopProcess[] = [];
let database: OpenDatabase;
let storm: Storm;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const started = await Promise.all(
    [1, 2].map(async () =>
      startShop({
        port: await freePort(),
        dataDir: join(home, 'data'),
        publicUrl: 'http://localhost',
        env: { DATABASE_URL: databaseUrl, TRUST_PROXY: 'true', DRAW_AHEAD: 'false', DEMO_ACCOUNTS: 'false', BOT_CHECK: 'never' },
      }),
    ),
  );
  shops.push(...started);
  database = await openDatabase({ databaseUrl, dataDir: home });
  storm = { origins: shops.map(({ port }) => `http://127.0.0.1:${port}`), log: newLog() };
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

/**
 * Asks both processes, changes something, and asks until both show it. The request that shows it must begin in time: how long a busy machine takes to answer
 * is another matter.
 */
const expectSeen = async (ask: (origin: string) => Promise<boolean>, change: () => Promise<unknown>): Promise<void> => {
  expect(await Promise.all(storm.origins.map(ask))).toEqual([false, false]);
  await change();
  const changed = performance.now();
  const delays = await Promise.all(
    storm.origins.map(async (origin) => {
      for (;;) {
        const began = performance.now();
        if (await ask(origin)) return began - changed;
        if (began - changed > 10 * SEEN_WITHIN_MS) return Infinity;
      }
    }),
  );
  expect(Math.max(...delays)).toBeLessThan(SEEN_WITHIN_MS);
};

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();

it('two processes that start at once on an empty database fill it once', async () => {
  const { rows } = (await database.db.execute(sql`select count(*)::int as count from catalogue_meta where key = 'seeded'`)) as {
    rows: { count: number }[];
  };
  expect(rows).toEqual([{ count: 1 }]);
  expect(shops.map((shop) => shop.output().match(/"level":(?:50|60)/g))).toEqual([null, null]);
});

it('a change of the catalogue is seen in every process', async () => {
  const [item] = await findItems(storm, 1, 1);
  const productId = item?.product ?? '';
  await expectSeen(
    async (origin) => (await textAt(`${origin}/products/v2/products/${productId}/details?locale=en-us`)).includes('Renamed Boot'),
    () =>
      database.db.transaction(async (tx) => {
        await tx
          .update(styles)
          .set({ names: { en: 'Renamed Boot' } })
          .where(eq(styles.id, productId.slice(0, 8)));
        await bumpCatalogue(tx);
      }),
  );
});

it('a change of content is seen in every process, in the call and in the rendered page', async () => {
  const menu = JSON.parse(await textAt(`${storm.origins[0]}/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-US?locale=en-us`)) as {
    readonly items: readonly MenuItem[];
  };
  const title = menu.items[0]?.title ?? '';
  expect(title).not.toBe('');
  await expectSeen(
    async (origin) => (await textAt(`${origin}/en-us`)).includes('Renamed department'),
    () =>
      database.db.transaction(async (tx) => {
        await tx.execute(
          sql`update content_docs set doc = replace(doc::text, ${JSON.stringify(title)}, '"Renamed department"')::jsonb where kind = 'menu' and site_id = 'WAYMARK-US'`,
        );
        await bumpContent(tx);
      }),
  );
});

it('a change of promotions is seen in every process', async () => {
  const carts = new Map<string, () => Promise<Cart>>();
  for (const [at, origin] of storm.origins.entries()) {
    const { ask, cartId } = await arrive({ ...storm, origins: [origin] }, at + 1);
    carts.set(origin, () => ask<Cart>('GET', `/cart/v1/cart/${cartId}`));
  }
  await expectSeen(
    async (origin) => (await carts.get(origin)?.())?.publicPromotions?.length === 0,
    () => database.db.update(promotions).set({ active: false }).where(eq(promotions.needsCode, false)),
  );
});
