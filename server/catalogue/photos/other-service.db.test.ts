import { rmSync } from 'node:fs';
import { verify } from 'hono/jwt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHOTO_TERMS } from '#contract/calls/photo-limits.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { jpegWithPlace, openPhotoShop, uploadOf } from './testing.ts';

const SERVICE = { url: 'https://photos.test/v1', secret: 'a secret that both of them know..' };
const PHOTOS = '/photos/v1';
const SOMEBODY = '0190a000-0000-7000-8000-000000000000';

let open: OpenDatabase;
let shop: ReturnType<typeof openPhotoShop>;
beforeAll(async () => {
  open = await openTestDatabase();
  await fillShop(open.db);
  shop = openPhotoShop(open.db, SERVICE);
}, 120_000);
afterAll(async () => {
  rmSync(shop.dataDir, { recursive: true, force: true });
  await open.close();
});

const passOf = async (browser: TestBrowser) => {
  const { body } = await browser.call<{ token: string }>('POST', `${PHOTOS}/pass`);
  // The clock of the tests is not that of the library.
  return verify(body.token, SERVICE.secret, { alg: 'HS256', exp: false, iat: false, aud: SERVICE.url, iss: 'https://shop.test' });
};

it('is named by the shop, which answers nothing about galleries itself', async () => {
  const { browser } = await shop.signedIn();
  expect((await shop.browser().call('GET', PHOTOS)).body).toMatchObject({ service: SERVICE.url, terms: PHOTO_TERMS });
  const asked = [
    ['GET', '/streams/media/recent'],
    ['GET', '/streams/TRAIL001/media/recent'],
    ['GET', '/categories/media/recent'],
    ['GET', `/customers/${SOMEBODY}/media/recent`],
    ['GET', `/media/${SOMEBODY}/streams`],
    ['POST', `/media/${SOMEBODY}/reports`, { reason: 'spam' }],
    ['POST', '/users', { name: 'Ada M.' }],
    ['POST', `/users/${SOMEBODY}/media`, { stashId: SOMEBODY, productId: 'TRAIL001', consent: true, terms: PHOTO_TERMS }],
    ['GET', `/users/${SOMEBODY}/media`],
    ['DELETE', `/users/${SOMEBODY}/media/${SOMEBODY}`],
  ] as const;
  for (const [method, path, body] of asked) {
    const { status, code } = await browser.call(method, `${PHOTOS}${path}`, body);
    expect([method, path, status, code]).toEqual([method, path, 404, 'API404']);
  }
});

it('leaves the uploads of reviews with the shop', async () => {
  const { browser } = await shop.signedIn();
  expect((await browser.call('POST', `${PHOTOS}/stashes`, uploadOf(await jpegWithPlace()))).status).toBe(201);
});

it('hears of a shopper a name that is always the same and leads to nobody, for five minutes', async () => {
  const { browser, email, id } = await shop.signedIn();
  const pass = await passOf(browser);
  expect(pass).toMatchObject({ registered: true });
  expect((pass.exp ?? 0) - (pass.iat ?? 0)).toBe(300);
  expect((await passOf(browser)).sub).toBe(pass.sub);
  const text = JSON.stringify(pass);
  for (const secret of [email, id]) expect(text).not.toContain(secret);
  const guest = shop.browser();
  await guest.token();
  const others = await passOf(guest);
  expect(others).toMatchObject({ registered: false });
  expect(others.sub).not.toBe(pass.sub);
});

it('is not there where none is set: nobody gets a pass', async () => {
  const own = openPhotoShop(open.db);
  const guest = own.browser();
  await guest.token();
  expect((await guest.call('POST', `${PHOTOS}/pass`)).code).toBe('API404');
  expect((await guest.call<object>('GET', PHOTOS)).body).not.toHaveProperty('service');
  rmSync(own.dataDir, { recursive: true, force: true });
});
