import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { pgbouncerPath, startPgbouncer } from '../../scripts/lib/pgbouncer.mjs';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import { createDatabase } from './create-database.ts';
import { type Link, openLink } from './link.ts';
import { add, arrive, findItems, type Item, newLog, order, type Shopper, type Storm } from './storm.ts';

const PUBLIC_URL = 'http://localhost';
const SHOPPERS = 6;
const BUYERS = 3;
/** A line holds no more pieces of one variant. */
const MOST_OF_ONE = 8;
const CUT_MS = 30_000;
const WHOLE_WITHIN_MS = 15_000;

const BOUGHT_ORDERS = `select order_number as number from orders where state in ('PLACED', 'FINALISED')`;

const hasPooler = pgbouncerPath() !== undefined;
if (!hasPooler) process.stdout.write('PgBouncer is not installed (Debian: apt-get install pgbouncer): its tests are skipped.\n');

describe.each(['direct', 'pooled'] as const)('two processes on one PostgreSQL, %s', (how) => {
  const isPooled = how === 'pooled';
  const skipped = isPooled && !hasPooler;
  const home = mkdtempSync(join(tmpdir(), 'waymark-lost-'));
  const closers: (() => Promise<unknown>)[] = [];
  const shops: ShopProcess[] = [];
  let admin: Client;
  let link: Link;
  let restartPooler: (() => Promise<void>) | undefined;
  let storm: Storm;
  let items: Item[];

  beforeAll(async () => {
    if (skipped) return;
    const url = await createDatabase();
    admin = new Client({ connectionString: url });
    await admin.connect();
    closers.push(() => admin.end());
    let shopUrl = url;
    if (isPooled) {
      const pooler = await startPgbouncer(url);
      closers.push(pooler.stop);
      restartPooler = pooler.restart;
      shopUrl = pooler.url;
    }
    link = await openLink(Number(new URL(shopUrl).port));
    closers.push(link.close);
    const through = Object.assign(new URL(shopUrl), { port: String(link.port) }).href;
    // At once: both find an empty database.
    const started = await Promise.all(
      [1, 2].map(async () =>
        startShop({
          port: await freePort(),
          dataDir: join(home, 'data'),
          publicUrl: PUBLIC_URL,
          env: {
            DATABASE_URL: through,
            DATABASE_POOLING: isPooled ? 'transaction' : 'session',
            TRUST_PROXY: 'true',
            DRAW_AHEAD: 'false',
            DEMO_ACCOUNTS: 'false',
            BOT_CHECK: 'never',
          },
        }),
      ),
    );
    shops.push(...started);
    storm = { origins: shops.map(({ port }) => `http://127.0.0.1:${port}`), log: newLog() };
    items = await findItems(storm, 20, 30);
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    for (const close of closers.toReversed()) await close();
    rmSync(home, { recursive: true, force: true });
  });

  const killConnections = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

  /** Public pages and files meanwhile: none may fail with anything but 503 and a date to come back. */
  const look = async (violations: string[], isOver: () => boolean): Promise<void> => {
    const paths = [
      '/en-us',
      '/de-de',
      '/en-us/search?q=boot',
      '/sitemap.xml',
      '/products/v2/search/productSearch?locale=en-us',
      '/images/nothing/wide-400.webp',
    ];
    for (let at = 0; !isOver(); at += 1) {
      const path = paths[at % paths.length] ?? '';
      const answer = await fetch(`${storm.origins[at % storm.origins.length]}${path}`, { signal: AbortSignal.timeout(30_000) }).catch(
        () => undefined,
      );
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer && answer.status >= 500 && !(answer.status === 503 && answer.headers.has('retry-after')))
        violations.push(`${path}: ${answer.status}`);
      await sleep(100);
    }
  };

  let shoppers = 0;
  /** Shoppers change and order until `fault` is over and the shop is whole; then everything acknowledged is compared with what is stored. */
  const endure = async (fault: () => Promise<void>): Promise<void> => {
    const { log } = storm;
    Object.assign(log, newLog());
    const { rows: before } = await admin.query<{ number: string }>(BOUGHT_ORDERS);
    const carts: { readonly shopper: Shopper; count: number }[] = [];
    const placed: string[] = [];
    const day = { isOver: false };
    const isOver = (): boolean => day.isOver;
    const shop = async (): Promise<void> => {
      const shopper = await arrive(storm, (shoppers += 1));
      const cart = { shopper, count: 0 };
      carts.push(cart);
      while (!isOver() && cart.count < items.length * MOST_OF_ONE) {
        await add(storm, shopper, items[cart.count % items.length] as Item);
        cart.count += 1;
      }
    };
    const buy = async (at: number): Promise<void> => {
      while (!isOver()) {
        const shopper = await arrive(storm, (shoppers += 1));
        await add(storm, shopper, items[at % items.length] as Item);
        const number = await order(storm, shopper);
        if (number !== undefined) placed.push(number);
        await sleep(500);
      }
    };
    const everybody = [
      ...Array.from({ length: SHOPPERS }, () => shop()),
      ...Array.from({ length: BUYERS }, (_, at) => buy(at)),
      look(log.violations, isOver),
    ];
    const ended = Promise.all(everybody);
    ended.catch(() => {});
    const underWay = async (): Promise<void> => expect.poll(() => log.acknowledged, { timeout: 30_000 }).toBeGreaterThan(20);
    await Promise.race([underWay(), ended]);
    await Promise.race([fault(), ended]);
    const back = performance.now();
    const next = await arrive(storm, (shoppers += 1));
    await add(storm, next, items[0] as Item);
    for (const origin of storm.origins)
      await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status), { timeout: WHOLE_WITHIN_MS }).toBe(200);
    const wholeAfter = performance.now() - back;
    day.isOver = true;
    await ended;
    process.stdout.write(
      `${how}: ${log.acknowledged} acknowledged, ${placed.length} orders, ${log.unavailable} times 503, ${log.lost} without an answer, whole after ${Math.round(wholeAfter)} ms\n`,
    );
    expect(log.violations).toEqual([]);
    expect(wholeAfter).toBeLessThan(WHOLE_WITHIN_MS);
    for (const { shopper, count } of carts) {
      const stored = await shopper.ask<Cart>('GET', `/cart/v1/cart/${shopper.cartId}`);
      // What a promotion gives for free was added by nobody.
      const added = stored.items.filter((line) => !line.bonus);
      expect(added.reduce((sum, { qty }) => sum + qty, 0)).toBe(count);
    }
    const { rows } = await admin.query<{ number: string }>(BOUGHT_ORDERS);
    const known = new Set(before.map(({ number }) => number));
    const ordered = rows.filter(({ number }) => !known.has(number));
    expect(ordered.map(({ number }) => number).toSorted()).toEqual(placed.toSorted());
    expect(new Set(placed).size).toBe(placed.length);
  };

  it.skipIf(skipped)('lose nothing when their connections are ended again and again', () =>
    endure(async () => {
      for (let round = 0; round < 12; round += 1) {
        await killConnections();
        await sleep(400);
      }
    }),
  );

  it.skipIf(skipped)('lose nothing when the link to the database is cut for half a minute', () =>
    endure(async () => {
      link.cut();
      await sleep(CUT_MS);
      link.mend();
    }),
  );

  it.skipIf(!isPooled || skipped)('lose nothing when the pooler is ended and started again', () =>
    endure(async () => {
      for (let round = 0; round < 3; round += 1) {
        await restartPooler?.();
        await sleep(1_500);
      }
    }),
  );
});
