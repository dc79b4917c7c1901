import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_CAPTION_MAX, PHOTO_TERMS, STASH_DAYS, STASHES_MAX } from '#contract/calls/photo-limits.ts';
import type { Moderated } from '#contract/calls/moderation.ts';
import type { OwnPhoto, RecentPhotos } from '#contract/calls/photos.ts';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_PASSWORD, type TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { reviewFlags } from '#server/platform/db/schema/reviews.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { forgetMadePhotos, photoFile } from './files.ts';
import { photosLookup } from './lookup.ts';
import { discardPhotosOf, forgetOldPhotos } from './discard.ts';
import { photoKey } from './picture-key.ts';
import { jpegWithPlace, openPhotoShop, uploadOf } from './testing.ts';

let open: OpenDatabase;
let shop: ReturnType<typeof openPhotoShop>;
let staff: TestBrowser;
let picture: Buffer;
beforeAll(async () => {
  open = await openTestDatabase();
  await fillShop(open.db);
  shop = openPhotoShop(open.db);
  staff = await shop.signedIn('MODERATOR').then(({ browser }) => browser);
  picture = await jpegWithPlace();
}, 120_000);
afterAll(async () => {
  rmSync(shop.dataDir, { recursive: true, force: true });
  await open.close();
});

const STYLE = 'TRAIL001';
const PHOTOS = '/photos/v1';
const NOBODY = '0190a000-0000-7000-8000-000000000000';

const introduced = async (name = 'Ada M.') => {
  const person = await shop.signedIn();
  const { body } = await person.browser.call<{ userId: string; name: string }>('POST', `${PHOTOS}/users`, { name });
  return { ...person, userId: body.userId };
};
const stash = (browser: TestBrowser, bytes = picture, type = 'image/jpeg') =>
  browser.call<ShownPhoto>('POST', `${PHOTOS}/stashes`, uploadOf(bytes, type));
const consent = { consent: true, terms: PHOTO_TERMS };
const share = (browser: TestBrowser, userId: string, stashId: string, more: object = {}) =>
  browser.call<OwnPhoto>('POST', `${PHOTOS}/users/${userId}/media`, { stashId, productId: STYLE, ...consent, ...more });
const shared = async (more: object = {}) => {
  const person = await introduced();
  const { body } = await stash(person.browser);
  return { ...person, photo: (await share(person.browser, person.userId, body.id, more)).body };
};
const decide = (id: string, body: object = { decision: 'publish' }) => staff.call('PUT', `/moderation/v1/photo/${id}/decision`, body);
const published = async (more: object = {}) => {
  const made = await shared(more);
  await decide(made.photo.id);
  return made;
};
const recent = async (path: string, query: Record<string, string> = {}) =>
  (await shop.browser().call<RecentPhotos>('GET', `${PHOTOS}${path}`, undefined, { query: { count: '50', ...query } })).body;
const ids = ({ photos }: RecentPhotos): string[] => photos.map(({ id }) => id);
const queue = async (which: 'pending' | 'reported') =>
  (await staff.call<{ items: Moderated[] }>('GET', '/moderation/v1/queue', undefined, { query: { queue: which, count: '50' } })).body.items;
const subjectOf = (id: string) => photosLookup(open.db, shop.storage)(photoKey(id));

describe('an upload', () => {
  it('is drawn anew, upright, without place, device and words, and readable by the shop alone', async () => {
    expect(picture.includes('secret place')).toBe(true);
    const { browser } = await introduced();
    const { status, body } = await stash(browser);
    expect(status).toBe(201);
    expect(body.images.map(({ width }) => width)).toEqual([320, 640, 960, 1600]);
    const kept = readFileSync(join(shop.dataDir, photoFile(body.id)));
    const { format, exif, xmp, width, height } = await sharp(kept).metadata();
    expect({ format, exif, xmp, width, height }).toEqual({ format: 'webp', exif: undefined, xmp: undefined, width: 800, height: 600 });
    for (const word of ['secret place', 'SecretCamera', 'Exif']) expect(kept.includes(word)).toBe(false);
  });

  it('turns a photo that says in its EXIF data that it lies on its side', async () => {
    const lying = await sharp(picture).withMetadata({ orientation: 6 }).toBuffer();
    const { body } = await stash((await introduced()).browser, lying);
    expect(await sharp(readFileSync(join(shop.dataDir, photoFile(body.id)))).metadata()).toMatchObject({ width: 600, height: 800 });
  });

  it('keeps nothing of a file that is two things at once', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${script}`)]);
    const { status, body } = await stash((await introduced()).browser, polyglot);
    expect(status).toBe(201);
    expect(readFileSync(join(shop.dataDir, photoFile(body.id))).includes(script)).toBe(false);
  });

  it('is refused unless it is a photo of the kind that it says, and leaves no file behind', async () => {
    const { browser } = await introduced();
    const before = readdirSync(join(shop.dataDir, 'shopper-photos'));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>');
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png()
      .toBuffer();
    const wrong = [
      [Buffer.from('no picture at all'), 'image/jpeg'],
      [svg, 'image/png'],
      [picture, 'image/png'],
      [picture.subarray(0, 700), 'image/jpeg'],
      [await jpegWithPlace(200, 900), 'image/jpeg'],
      [bomb, 'image/png'],
    ] as const;
    for (const [bytes, type] of wrong) expect(await stash(browser, bytes, type)).toMatchObject({ status: 422, code: 'WMK422P' });
    expect((await stash(browser, svg, 'image/svg+xml')).code).toBe('WMK400');
    expect((await browser.call('POST', `${PHOTOS}/stashes`, { type: 'image/jpeg', content: '../../etc/passwd' })).code).toBe('WMK422P');
    expect(readdirSync(join(shop.dataDir, 'shopper-photos'))).toEqual(before);
  });

  it('of 10 MB is refused with a code that says so', async () => {
    const { browser } = await introduced();
    const tenMegabytes = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await stash(browser, tenMegabytes)).toMatchObject({ status: 413, code: 'WMK413' });
  });

  it('is one under one key, however often it is sent', async () => {
    const { browser, id } = await introduced();
    const key = uuidv7();
    const once = () => browser.call<ShownPhoto>('POST', `${PHOTOS}/stashes`, uploadOf(picture), { headers: { 'Idempotency-Key': key } });
    const first = await once();
    expect((await once()).body).toEqual(first.body);
    expect(await open.db.$count(shopperPhotos, eq(shopperPhotos.accountId, id))).toBe(1);
  });

  it('that is not used makes room for later ones, and goes after some days with its file', async () => {
    const { browser, id } = await introduced();
    for (let times = 0; times < STASHES_MAX + 2; times += 1) await stash(browser);
    const kept = await open.db.select().from(shopperPhotos).where(eq(shopperPhotos.accountId, id));
    expect(kept).toHaveLength(STASHES_MAX);
    const start = shop.now();
    shop.setNow(new Date(start.getTime() + (STASH_DAYS + 1) * 86_400_000));
    expect(await shop.forget()).toBeGreaterThanOrEqual(STASHES_MAX);
    shop.setNow(start);
    expect(kept.some((row) => existsSync(join(shop.dataDir, photoFile(row.id))))).toBe(false);
    expect(await open.db.$count(shopperPhotos, eq(shopperPhotos.accountId, id))).toBe(0);
  });
});

describe('who shares', () => {
  it('is an account: guests and strangers to the shop are refused', async () => {
    const guest = shop.browser();
    await guest.token();
    for (const [browser, code] of [
      [guest, 'AUT404'],
      [shop.browser(), 'WMK401'],
    ] as const) {
      expect((await browser.call('POST', `${PHOTOS}/users`, { name: 'Eve' })).code).toBe(code);
      expect((await stash(browser)).code).toBe(code);
      expect((await share(browser, NOBODY, NOBODY)).code).toBe(code);
      expect((await browser.call('GET', `${PHOTOS}/users/${NOBODY}/media`)).code).toBe(code);
      expect((await browser.call('DELETE', `${PHOTOS}/users/${NOBODY}/media/${NOBODY}`)).code).toBe(code);
    }
  });

  it('is shown under no name that nobody has looked at: another one takes the photos back to the queue', async () => {
    const { browser, photo, userId } = await published();
    expect(ids(await recent(`/customers/${userId}/media/recent`))).toEqual([photo.id]);
    await browser.call('POST', `${PHOTOS}/users`, { name: 'Ada M.' });
    expect(ids(await recent(`/customers/${userId}/media/recent`))).toEqual([photo.id]);
    await browser.call('POST', `${PHOTOS}/users`, { name: 'Buy cheap shoes' });
    expect(ids(await recent(`/customers/${userId}/media/recent`))).toEqual([]);
    expect((await queue('pending')).map(({ id }) => id)).toContain(photo.id);
  });

  it('is looked at again by the rules under another name, wherever it waits', async () => {
    const { browser, photo } = await published();
    const marks = async () => (await open.db.select().from(shopperPhotos).where(eq(shopperPhotos.id, photo.id)))[0]?.marks;
    expect(await marks()).toEqual([]);
    await browser.call('POST', `${PHOTOS}/users`, { name: 'shop-cheap.example.com' });
    expect(await marks()).toEqual(['link']);
    await browser.call('POST', `${PHOTOS}/users`, { name: 'Ada M.' });
    expect(await marks()).toEqual([]);
  });

  it('has one entry, whose name can be changed, and none before it is introduced', async () => {
    const { browser } = await shop.signedIn();
    const ask = (body: object) => browser.call<{ userId: string; name: string }>('POST', `${PHOTOS}/users`, body);
    expect((await ask({})).code).toBe('API404');
    const first = await ask({ name: '  Ada\n M. ' });
    expect(first.body.name).toBe('Ada M.');
    expect((await ask({ name: 'Ada' })).body).toEqual({ userId: first.body.userId, name: 'Ada' });
    expect((await ask({})).body).toEqual({ userId: first.body.userId, name: 'Ada' });
    expect((await ask({ name: 'A' })).code).toBe('WMK400');
  });

  it('agrees to the publication: without consent to the present terms nothing is shared', async () => {
    const { browser, userId } = await introduced();
    const { body } = await stash(browser);
    for (const without of [{ consent: false }, { consent: undefined }, { terms: '2020-01' }])
      expect((await share(browser, userId, body.id, without)).code).toBe('WMK400');
    const { body: photo } = await share(browser, userId, body.id);
    const [row] = await open.db.select().from(shopperPhotos).where(eq(shopperPhotos.id, photo.id));
    expect({ terms: row?.terms, at: row?.consentAt }).toEqual({ terms: PHOTO_TERMS, at: shop.now() });
  });

  it('cannot share somebody else’s upload, or as somebody else, or an upload twice', async () => {
    const [ada, eve] = [await introduced(), await introduced('Eve')];
    const { body } = await stash(ada.browser);
    expect((await share(eve.browser, eve.userId, body.id)).code).toBe('API404');
    expect((await share(eve.browser, ada.userId, body.id)).code).toBe('API404');
    expect((await eve.browser.call('GET', `${PHOTOS}/users/${ada.userId}/media`)).code).toBe('API404');
    const { body: photo } = await share(ada.browser, ada.userId, body.id);
    expect((await share(ada.browser, ada.userId, body.id)).code).toBe('API404');
    expect((await eve.browser.call('DELETE', `${PHOTOS}/users/${ada.userId}/media/${photo.id}`)).code).toBe('API404');
    expect((await eve.browser.call('DELETE', `${PHOTOS}/users/${eve.userId}/media/${photo.id}`)).code).toBe('API404');
    expect((await ada.browser.call<{ photos: OwnPhoto[] }>('GET', `${PHOTOS}/users/${ada.userId}/media`)).body.photos).toMatchObject([
      { id: photo.id, status: 'pending' },
    ]);
  });

  it('says what it shows in plain text, within limits', async () => {
    const { browser, userId } = await introduced();
    const { body } = await stash(browser);
    for (const wrong of [
      { caption: 'x'.repeat(PHOTO_CAPTION_MAX + 1) },
      { categories: ['space'] },
      { categories: ['trail', 'city', 'lake', 'travel'] },
    ])
      expect((await share(browser, userId, body.id, wrong)).code).toBe('WMK400');
    expect((await share(browser, userId, body.id, { productId: 'NOSUCH01' })).code).toBe('PLP400');
    const { body: photo } = await share(browser, userId, body.id, {
      caption: ' <script>alert(1)</script>\n Mail me@trail.example ',
      categories: ['city', 'city', 'lake'],
    });
    expect(photo).toMatchObject({ caption: '<script>alert(1)</script> Mail me@trail.example', categories: ['city', 'lake'], verified: false });
    expect((await queue('pending')).find(({ id }) => id === photo.id)).toMatchObject({ kind: 'photo', marks: ['email'], photos: [{ id: photo.id }] });
  });
});

describe('a shared photo', () => {
  it('is shown to nobody until a moderator publishes it; then in its stream, with an email to its author', async () => {
    const { photo, userId, email } = await shared({ caption: 'Up there', categories: ['trail'] });
    const places = ['/streams/media/recent', `/streams/${STYLE}/media/recent`, '/categories/media/recent', `/customers/${userId}/media/recent`];
    for (const place of places) expect(ids(await recent(place))).not.toContain(photo.id);
    expect((await shop.browser().call('GET', `${PHOTOS}/media/${photo.id}/streams`)).code).toBe('API404');
    expect(await subjectOf(photo.id)).toMatchObject({ maxAge: 0 });
    expect((await decide(photo.id)).body).toEqual({ status: 'published' });
    for (const place of places) expect(ids(await recent(place))).toContain(photo.id);
    expect(await subjectOf(photo.id)).toMatchObject({ maxAge: 3600 });
    expect((await recent(`/streams/${STYLE}A01/media/recent`)).photos[0]).toMatchObject({ id: photo.id, name: 'Ada M.', caption: 'Up there' });
    const { body } = await shop.browser().call<{ streams: { id: string; url: string }[] }>('GET', `${PHOTOS}/media/${photo.id}/streams`);
    expect(body.streams).toMatchObject([{ id: STYLE, url: expect.stringContaining('/en-us/p/') }]);
    const emails = await open.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(emails.map(({ data }) => data)).toMatchObject([{ kind: 'photo', news: 'published', text: 'Up there' }]);
  });

  it('that is refused is gone from every place, with the reason for its author alone', async () => {
    const { photo, browser, userId } = await published();
    await decide(photo.id, { decision: 'refuse', reason: 'personal-data' });
    expect(ids(await recent('/streams/media/recent'))).not.toContain(photo.id);
    expect(await subjectOf(photo.id)).toBeUndefined();
    const { body } = await browser.call<{ photos: OwnPhoto[] }>('GET', `${PHOTOS}/users/${userId}/media`);
    expect(body.photos).toMatchObject([{ id: photo.id, status: 'refused', reason: 'personal-data' }]);
  });

  it('is taken back by its author: row and file are deleted', async () => {
    const { photo, browser, userId } = await published();
    expect(existsSync(join(shop.dataDir, photoFile(photo.id)))).toBe(true);
    expect((await browser.call('DELETE', `${PHOTOS}/users/${userId}/media/${photo.id}`)).body).toEqual({ deleted: true });
    expect(await subjectOf(photo.id)).toBeUndefined();
    await expect.poll(() => existsSync(join(shop.dataDir, photoFile(photo.id)))).toBe(false);
    await expect.poll(() => open.db.$count(shopperPhotos, eq(shopperPhotos.id, photo.id))).toBe(0);
  });

  it('that another process has deleted leaves no smaller pictures here', async () => {
    const { photo } = await published();
    const made = join(shop.dataDir, 'pictures');
    mkdirSync(made, { recursive: true });
    const [kept, gone] = [`${photoKey(photo.id)}-square-160.webp`, `${photoKey(NOBODY)}-square-160.webp`];
    for (const name of [kept, gone, 'rAbc-front-48.webp']) writeFileSync(join(made, name), 'made');
    await forgetMadePhotos(open.db, shop.dataDir);
    expect(readdirSync(made)).toEqual([kept, 'rAbc-front-48.webp'].toSorted());
    rmSync(made, { recursive: true });
  });

  it('whose file cannot be deleted now is gone for everybody, and its file later', async () => {
    const { photo, id } = await published();
    await discardPhotosOf(open.db, id);
    const away = { ...shop.storage, drop: () => Promise.reject(new Error('away')) };
    await expect(forgetOldPhotos(open.db, { storage: away, dataDir: shop.dataDir }, shop.now())).rejects.toThrow('away');
    expect(await subjectOf(photo.id)).toBeUndefined();
    expect(await open.db.$count(shopperPhotos, eq(shopperPhotos.id, photo.id))).toBe(1);
    await shop.forget();
    expect(existsSync(join(shop.dataDir, photoFile(photo.id)))).toBe(false);
    expect(await open.db.$count(shopperPhotos, eq(shopperPhotos.id, photo.id))).toBe(0);
  });

  it('goes with the account, its file and the name beside it', async () => {
    const { photo, browser, id } = await published();
    const { body: unused } = await stash(browser);
    expect((await browser.call('POST', '/consumers-v3/consumer/erase', { password: TEST_PASSWORD })).status).toBe(200);
    expect(ids(await recent('/streams/media/recent'))).not.toContain(photo.id);
    expect(await open.db.$count(photoUsers, eq(photoUsers.accountId, id))).toBe(0);
    for (const one of [photo.id, unused.id]) await expect.poll(() => existsSync(join(shop.dataDir, photoFile(one)))).toBe(false);
  });

  it('is only changed by moderators', async () => {
    const { photo, browser } = await shared();
    expect((await browser.call('PUT', `/moderation/v1/photo/${photo.id}/decision`, { decision: 'publish' })).code).toBe('AUT404');
    expect((await staff.call('PUT', `/moderation/v1/photo/${photo.id}/answer`, { text: 'Nice' })).code).toBe('API404');
    const { body: unused } = await stash(browser);
    expect((await decide(unused.id)).code).toBe('API404');
  });
});

describe('streams', () => {
  it('are filtered by category, counted, and read page by page without a photo twice', async () => {
    const made = [];
    for (const categories of [['winter'], ['winter', 'lake'], [], ['lake']]) made.push((await published({ categories })).photo.id);
    const winter = await recent('/categories/media/recent', { category: 'winter' });
    expect(ids(winter)).toEqual(expect.arrayContaining([made[0], made[1]]));
    expect(ids(winter)).not.toContain(made[3]);
    expect(ids(await recent('/categories/media/recent'))).not.toContain(made[2]);
    expect((await recent('/streams/media/recent', { category: 'no-such' })).total).toBe(0);
    const all = await recent('/streams/media/recent');
    expect(all.categories.find(({ id }) => id === 'winter')?.count).toBe(winter.total);
    const pages = [];
    for (let start = 0; start < all.total; start += 3)
      pages.push(...ids(await recent('/streams/media/recent', { start: String(start), count: '3' })));
    expect(pages).toEqual(ids(all));
    expect((await shop.browser().call('GET', `${PHOTOS}/streams/NOSUCH01/media/recent`)).code).toBe('PLP400');
    expect((await shop.browser().call('GET', `${PHOTOS}/customers/${NOBODY}/media/recent`)).code).toBe('API404');
  });

  it('say what can be sent', async () => {
    expect((await shop.browser().call<object>('GET', PHOTOS)).body).toMatchObject({
      terms: PHOTO_TERMS,
      types: ['image/jpeg', 'image/png', 'image/webp'],
    });
  });
});

describe('a report', () => {
  const reportAs = (browser: TestBrowser, id: string, body: object = { reason: 'offensive' }) =>
    browser.call('POST', `${PHOTOS}/media/${id}/reports`, body);

  it('needs a session, a reason and a published photo', async () => {
    const { photo } = await published();
    const waiting = (await shared()).photo;
    const guest = shop.browser();
    expect((await reportAs(guest, photo.id)).code).toBe('WMK401');
    await guest.token();
    expect((await reportAs(guest, photo.id, {})).code).toBe('WMK400');
    expect((await reportAs(guest, waiting.id)).code).toBe('API404');
    expect((await reportAs(guest, NOBODY)).code).toBe('API404');
  });

  it('counts once a shopper, a thousand times sent, hides nothing, and is settled by a decision', async () => {
    const { photo } = await published();
    const guest = shop.browser();
    await guest.token();
    for (let round = 0; round < 100; round += 1) await Promise.all(Array.from({ length: 10 }, () => reportAs(guest, photo.id)));
    expect(await open.db.$count(reviewFlags, eq(reviewFlags.targetId, photo.id))).toBe(1);
    expect((await open.db.select().from(shopperPhotos).where(eq(shopperPhotos.id, photo.id)))[0]?.flags).toBe(1);
    expect(ids(await recent('/streams/media/recent'))).toContain(photo.id);
    for (let times = 0; times < 25; times += 1) {
      const other = shop.browser();
      await other.token();
      await reportAs(other, photo.id);
    }
    expect((await queue('reported')).find(({ id }) => id === photo.id)?.reports).toHaveLength(20);
    await decide(photo.id);
    expect((await queue('reported')).find(({ id }) => id === photo.id)).toBeUndefined();
    await reportAs(guest, photo.id);
    expect((await queue('reported')).find(({ id }) => id === photo.id)).toBeUndefined();
  }, 120_000);
});
