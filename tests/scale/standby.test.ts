import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Standby, startStandby } from '../../scripts/lib/postgres-standby.mjs';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import type { ProductSearch } from '#contract/calls/products.ts';
import { TestBrowser } from '#server/customers/testing.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-standby-shop-'));
const shops: ShopProcess[] = [];
let primary: Awaited<ReturnType<typeof startPostgres>>;
let standby: Standby;
let origins: string[];

const query = async <T extends object>(url: string, text: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query<T>(text).finally(() => client.end())).rows;
};

beforeAll(async () => {
  primary = await startPostgres({ durable: true });
  standby = await startStandby(primary.url);
  const started = await Promise.all(
    [1, 2].map(async () =>
      startShop({
        port: await freePort(),
        dataDir: join(home, 'data'),
        publicUrl: TEST_ORIGIN,
        env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url, TRUST_PROXY: 'true', DRAW_AHEAD: 'false', BOT_CHECK: 'never' },
      }),
    ),
  );
  shops.push(...started);
  origins = shops.map(({ port }) => `http://127.0.0.1:${port}`);
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await standby.stop();
  await primary.stop();
  rmSync(home, { recursive: true, force: true });
});

const figure = async (origin: string, name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? Number.NaN,
  );
};
const readsOn = (origin: string, server: 'standby' | 'primary') => figure(origin, `waymark_lagging_reads_total{server="${server}"}`);
const isUsed = async (): Promise<boolean[]> =>
  Promise.all(
    origins.map(async (origin) => {
      const answer = await fetch(`${origin}/readyz`);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { readonly parts: { readonly standby: boolean } }).parts.standby;
    }),
  );
const look = (origin: string) => fetch(`${origin}/products/v2/search/productSearch?locale=en-us&q=boot`);

const EDITOR = 'editor@waymark.example';
const DOC = '/content-admin/v1/documents/WAYMARK-US/page/standby';
const PAGE = '/publish/caas/v1/canvas/augmentedpage/page/WAYMARK-US/standby';
let version = 0;

const publish = async (editor: TestBrowser, title: string): Promise<void> => {
  const document = { title, description: '', blocks: [{ id: 'a', kind: 'spacer', name: 'a' }] };
  const saved = await editor.call<{ version: number }>('PUT', `${DOC}/draft`, { version, document });
  const published = await editor.call<{ version: number }>('POST', `${DOC}/publish`, { version: saved.body.version });
  expect([saved.status, published.status]).toEqual([200, 200]);
  ({ version } = published.body);
};

it('public reads go to the standby, those of a cart do not, and both say the same', async () => {
  await expect.poll(isUsed, { timeout: 20_000 }).toEqual([true, true]);
  const [origin = ''] = origins;
  const before = await readsOn(origin, 'standby');
  const { hits } = (await (await look(origin)).json()) as ProductSearch;
  expect(hits.length).toBeGreaterThan(0);
  const after = await readsOn(origin, 'standby');
  expect(after).toBeGreaterThan(before);
  const guest = new TestBrowser((url, init) => fetch(url.replace(TEST_ORIGIN, origin), init), '192.0.2.9');
  await guest.token();
  const { body } = await guest.call<{ id: string }>('POST', '/cart/v1/cart', {});
  expect((await guest.call('GET', `/cart/v1/cart/${body.id}`)).status).toBe(200);
  expect(await readsOn(origin, 'standby')).toBe(after);
  expect(await figure(origin, 'waymark_standby_used')).toBe(1);
});

it('what somebody has published is shown by every process as soon as they are told so, also while the standby does not replay', async () => {
  const editor = new TestBrowser((url, init) => fetch(url.replace(TEST_ORIGIN, origins[0] ?? ''), init), '192.0.2.8');
  await editor.token();
  await editor.signIn(EDITOR, {}, 'waymark-trail');
  const shown = async (): Promise<string[]> =>
    Promise.all(
      origins.map(async (origin) => {
        const answer = await fetch(`${origin}${PAGE}?locale=en-us`);
        return ((await answer.json()) as { readonly title?: string }).title ?? '';
      }),
    );
  for (const words of ['One', 'Two', 'Three']) {
    await publish(editor, words);
    expect(await shown()).toEqual([words, words]);
  }
  await query(standby.url, 'select pg_wal_replay_pause()');
  await publish(editor, 'While it stands still');
  expect(await shown()).toEqual(['While it stands still', 'While it stands still']);
  expect(await isUsed()).toEqual([false, false]);
  await query(standby.url, 'select pg_wal_replay_resume()');
  await expect.poll(isUsed, { timeout: 20_000 }).toEqual([true, true]);
  expect(await shown()).toEqual(['While it stands still', 'While it stands still']);
});

it('a lost standby costs no request: the primary answers, and readiness and metrics tell', async () => {
  await expect.poll(isUsed, { timeout: 20_000 }).toEqual([true, true]);
  const day = { isOver: false };
  const statuses = new Set<number>();
  const walk = async (at: number): Promise<void> => {
    while (!day.isOver) statuses.add((await look(origins[at % 2] ?? '')).status);
  };
  const walking = [0, 1, 2, 3].map(walk);
  await standby.kill();
  await expect.poll(isUsed, { timeout: 10_000 }).toEqual([false, false]);
  const [origin = ''] = origins;
  const before = await readsOn(origin, 'primary');
  await expect.poll(() => readsOn(origin, 'primary')).toBeGreaterThan(before);
  day.isOver = true;
  await Promise.all(walking);
  expect([...statuses]).toEqual([200]);
  expect(await figure(origin, 'waymark_standby_used')).toBe(0);
  // A standby that refuses is left at once; what it had replayed is not that old yet.
  await expect.poll(() => figure(origin, 'waymark_standby_lag_seconds'), { timeout: 5_000 }).toBeGreaterThan(1);
});
