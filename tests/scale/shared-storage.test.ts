import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type ShopProcess, startShop } from '../../scripts/lib/shop-process.mjs';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { TestBrowser } from '#server/customers/testing.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { openTestS3, TEST_S3_ENV, type TestS3 } from '#server/platform/storage/testing-s3.ts';
import { createDatabase } from './create-database.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-shared-'));
const shops: ShopProcess[] = [];
let s3: TestS3;
let origins: string[];

beforeAll(async () => {
  s3 = await openTestS3();
  const databaseUrl = await createDatabase();
  const started = await Promise.all(
    [1, 2].map(async (at) =>
      startShop({
        port: await freePort(),
        // Machines that share nothing but the database and the bucket.
        dataDir: join(home, `data-${at}`),
        publicUrl: TEST_ORIGIN,
        env: {
          DATABASE_URL: databaseUrl,
          STORAGE_URL: 's3://shared/live',
          S3_ENDPOINT: s3.endpoint,
          ...TEST_S3_ENV,
          TRUST_PROXY: 'true',
          DRAW_AHEAD: 'false',
          BOT_CHECK: 'never',
        },
      }),
    ),
  );
  shops.push(...started);
  origins = shops.map(({ port }) => `http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await s3.close();
  rmSync(home, { recursive: true, force: true });
});

const PHOTOS = '/photos/v1';
const at = (which: number) => (url: string, init: RequestInit) => fetch(url.replace(TEST_ORIGIN, origins[which] ?? ''), init);
const keys = (below: string): string[] => [...s3.objects.keys()].filter((key) => key.startsWith(`shared/live/${below}/`));
const photoOf = async (background: string) => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { type: 'image/jpeg', content: bytes.toString('base64') };
};
const shopper = async (which: number): Promise<TestBrowser> => {
  const browser = new TestBrowser(at(which), '192.0.2.1');
  await browser.token();
  await browser.signIn('consumer@waymark.example', {}, 'waymark-trail');
  return browser;
};

it('a photo that one process has taken is served by another', async () => {
  const browser = await shopper(0);
  const { status, body } = await browser.call<ShownPhoto>('POST', `${PHOTOS}/stashes`, await photoOf('#c02020'));
  expect(status).toBe(201);
  expect(keys('shopper-photos')).toHaveLength(1);
  for (const [index, { url, width }] of body.images.slice(0, 2).entries()) {
    const picture = await fetch(`${origins[1 - index]}${url}`);
    expect(picture.status).toBe(200);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width });
    const [red = 0, green = 0] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(green + 100);
  }
  expect(readdirSync(home).flatMap((name) => readdirSync(join(home, name)))).not.toContain('shopper-photos');
});

it('emails of every process are in the bucket, and none is in a folder', async () => {
  const guest = new TestBrowser(at(1), '192.0.2.7');
  await guest.token();
  const letter = { category: 'order', subject: 'invoice', name: 'Ada', email: 'ada@waymark.example', message: 'Where is it?' };
  expect((await guest.call('POST', '/consumers-v3/contactus', letter)).status).toBeLessThan(300);
  await expect.poll(() => keys('mail').length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  expect(readdirSync(home).flatMap((name) => readdirSync(join(home, name)))).not.toContain('mail');
});

it('without its storage a shop sells and says what is missing: an upload is an outage, leaves nothing, and works again afterwards', async () => {
  const browser = await shopper(1);
  const before = keys('shopper-photos');
  s3.fail('refuse');
  const refused = await browser.call('POST', `${PHOTOS}/stashes`, await photoOf('#2020c0'));
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([503, 'WMK503', '2']);
  const ready = await fetch(`${origins[1]}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks: { database: true, disk: true }, parts: { storage: false } }]);
  expect((await fetch(`${origins[1]}/en-us`)).status).toBe(200);
  expect(keys('shopper-photos')).toEqual(before);
  s3.fail(undefined);
  await expect.poll(async () => (await browser.call('POST', `${PHOTOS}/stashes`, await photoOf('#2020c0'))).status, { timeout: 10_000 }).toBe(201);
  expect(await (await fetch(`${origins[1]}/readyz`)).json()).toMatchObject({ parts: { storage: true } });
  expect(s3.violations).toEqual([]);
});
