import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PHOTO_TERMS } from '#contract/calls/photo-limits.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_PASSWORD } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { photoErasures } from '#server/platform/db/schema/photos.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { type PhotoService, startPhotoService } from '#tests/support/photo-service.ts';
import { eraseElsewhere } from './erase-elsewhere.ts';
import { openPhotoShop } from './testing.ts';

const SECRET = 'a secret that both of them know..';
const ISSUER = 'https://shop.test';
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let open: OpenDatabase;
let elsewhere: PhotoService;
let shop: ReturnType<typeof openPhotoShop>;
beforeAll(async () => {
  open = await openTestDatabase();
  await fillShop(open.db);
  elsewhere = await startPhotoService({ secret: SECRET, shopUrl: ISSUER });
  shop = openPhotoShop(open.db, { url: elsewhere.url, secret: SECRET });
  // The other service has a clock of its own.
  shop.setNow(new Date());
}, 120_000);
beforeEach(async () => {
  elsewhere.failWith(undefined);
  log.error.mockClear();
  await open.db.delete(photoErasures);
});
afterAll(async () => {
  rmSync(shop.dataDir, { recursive: true, force: true });
  await elsewhere.close();
  await open.close();
});

const erase = () => eraseElsewhere({ db: open.db, clock: () => new Date(), log, service: { url: elsewhere.url, secret: SECRET }, issuer: ISSUER });
const makeDue = () => open.db.update(photoErasures).set({ dueAt: new Date(0) });

/** Somebody with photos at the other service. */
const withPhotos = async (name: string, count: number) => {
  const { browser } = await shop.signedIn();
  const { body } = await browser.call<{ token: string }>('POST', '/photos/v1/pass');
  const ask = async <T>(path: string, given: object): Promise<T> => {
    const headers = { Authorization: `Bearer ${body.token}`, 'Content-Type': 'application/json' };
    return (await fetch(`${elsewhere.url}${path}`, { method: 'POST', headers, body: JSON.stringify(given) })).json() as Promise<T>;
  };
  const { userId } = await ask<{ userId: string }>('/users', { name });
  for (let index = 0; index < count; index += 1) {
    const { id } = await ask<{ id: string }>('/stashes', { type: 'image/jpeg', content: 'AAAA' });
    await ask(`/users/${userId}/media`, { stashId: id, productId: 'TRAIL001', consent: true, terms: PHOTO_TERMS });
  }
  const leave = async (): Promise<void> => {
    expect((await browser.call('POST', '/consumers-v3/consumer/erase', { password: TEST_PASSWORD })).status).toBe(200);
  };
  return { userId, leave };
};
const ofUser = (userId: string) => elsewhere.photos.filter((photo) => photo.userId === userId);

it('deletes at the other service what an erased account has shared there, and nothing of anybody else', async () => {
  const gone = await withPhotos('Ada Gone', 3);
  const other = await withPhotos('Bea Stays', 2);
  await gone.leave();
  expect(await erase()).toBe(1);
  expect(ofUser(gone.userId)).toEqual([]);
  expect(ofUser(other.userId)).toHaveLength(2);
  expect(elsewhere.names()).not.toContain('Ada Gone');
  expect(elsewhere.names()).toContain('Bea Stays');
  expect(await open.db.$count(photoErasures)).toBe(0);
});

it('asks again an hour after a failure, not before', async () => {
  const gone = await withPhotos('Cleo Gone', 1);
  await gone.leave();
  elsewhere.failWith(503);
  expect(await erase()).toBe(0);
  const asked = elsewhere.asked.length;
  elsewhere.failWith(undefined);
  expect(await erase()).toBe(0);
  expect(elsewhere.asked).toHaveLength(asked);
  const [row] = await open.db.select().from(photoErasures);
  expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(50 * 60_000);
  await makeDue();
  expect(await erase()).toBe(1);
  expect(ofUser(gone.userId)).toEqual([]);
});

it('asks a service that does not answer once a round', async () => {
  const people = [await withPhotos('Dora Gone', 1), await withPhotos('Ed Gone', 1)];
  for (const { leave } of people) await leave();
  elsewhere.failWith(500);
  const asked = elsewhere.asked.length;
  await erase();
  expect(elsewhere.asked.length - asked).toBe(1);
});

it('reports to whoever runs the shop what could not be deleted in 30 days', async () => {
  const gone = await withPhotos('Finn Gone', 1);
  await gone.leave();
  await open.db.update(photoErasures).set({ askedAt: new Date(Date.now() - 31 * 86_400_000) });
  elsewhere.failWith(500);
  expect(await erase()).toBe(0);
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Finn');
  expect(await open.db.$count(photoErasures)).toBe(0);
});

it('has nothing to do for somebody whom that service does not know', async () => {
  const { browser } = await shop.signedIn();
  await browser.call('POST', '/consumers-v3/consumer/erase', { password: TEST_PASSWORD });
  expect(await erase()).toBe(1);
  expect(await open.db.$count(photoErasures)).toBe(0);
});
