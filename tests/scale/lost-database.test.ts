import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { pgbouncerPath, startPgbouncer } from '../../scripts/lib/pgbouncer.mjs';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import { createDatabase } from './create-database.ts';
import { type Link, openLink } from './link.ts';
import { BOUGHT_ORDERS, endureFault } from './endure.ts';
import { findItems, type Item, newLog, type Storm } from './storm.ts';

const PUBLIC_URL = 'http://localhost';
const CUT_MS = 30_000;

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

  const endure = (fault: () => Promise<void>): Promise<void> =>
    endureFault(fault, {
      how,
      storm,
      items,
      boughtOrders: async () => (await admin.query<{ number: string }>(BOUGHT_ORDERS)).rows.map(({ number }) => number),
    });

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
