import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Standby, startStandby } from '../../scripts/lib/postgres-standby.mjs';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import { BOUGHT_ORDERS, endureFault } from './endure.ts';
import { findItems, type Item, newLog, type Storm } from './storm.ts';

// pg_auto_failover and Patroni decide when to promote; here the test does.
process.stdout.write('Failover: the test itself promotes the standby; pg_auto_failover and Patroni are not used.\n');

const home = mkdtempSync(join(tmpdir(), 'waymark-failover-'));
const shops: ShopProcess[] = [];
let primary: Awaited<ReturnType<typeof startPostgres>>;
let standby: Standby;
/** Where the database is now. */
let address: string;
let storm: Storm;
let items: Item[];

const query = async <T extends object>(url: string, text: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query<T>(text).finally(() => client.end())).rows;
};

beforeAll(async () => {
  primary = await startPostgres({ durable: true });
  standby = await startStandby(primary.url);
  await query(primary.url, `alter system set synchronous_standby_names = '${standby.name}'`);
  await query(primary.url, 'select pg_reload_conf()');
  const isSynchronous = async (): Promise<void> =>
    expect(await query(primary.url, 'select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]);
  await vi.waitFor(isSynchronous, { timeout: 20_000 });
  address = primary.url;
  const { host, pathname } = new URL(standby.url);
  const hosts = primary.url.replace(/(@[^/]+)\/.*$/, `$1,${host}${pathname}`);
  const started = await Promise.all(
    [1, 2].map(async () =>
      startShop({
        port: await freePort(),
        dataDir: join(home, 'data'),
        publicUrl: 'http://localhost',
        env: {
          DATABASE_URL: hosts,
          DATABASE_REPLICA_URL: standby.url,
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
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await standby.stop();
  await primary.stop();
  rmSync(home, { recursive: true, force: true });
});

const boughtOrders = async (): Promise<string[]> => (await query<{ number: string }>(address, BOUGHT_ORDERS)).map(({ number }) => number);

it('two processes lose nothing when the primary is killed and its synchronous standby is promoted', async () => {
  await endureFault(
    async () => {
      await primary.kill();
      await sleep(3_000);
      standby.promote();
      address = standby.url;
    },
    { how: 'failover', storm, items, boughtOrders },
  );
  // The former standby is the primary now, and no standby is left to read from.
  for (const origin of storm.origins) {
    const ready = (await (await fetch(`${origin}/readyz`)).json()) as { readonly checks: object; readonly parts: object };
    expect(ready).toMatchObject({ checks: { database: true }, parts: { standby: false } });
  }
});
