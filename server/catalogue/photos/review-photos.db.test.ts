import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Moderated } from '#contract/calls/moderation.ts';
import type { OwnContent, OwnReview, Review } from '#contract/calls/reviews.ts';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { GOOD_REVIEW } from '#server/catalogue/reviews/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { photosLookup } from './lookup.ts';
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
  staff = await signedIn('MODERATOR');
  picture = await jpegWithPlace();
}, 120_000);
afterAll(async () => {
  rmSync(shop.dataDir, { recursive: true, force: true });
  await open.close();
});

const STYLE = 'TRAIL001';
const PRODUCT = `/products/v1/products/${STYLE}`;

const signedIn = async (consumerType?: 'MODERATOR') => (await shop.signedIn(consumerType)).browser;
const stash = async (browser: TestBrowser) => (await browser.call<ShownPhoto>('POST', '/photos/v1/stashes', uploadOf(picture))).body.id;
const write = (browser: TestBrowser, photos: readonly string[]) => browser.call<OwnReview>('POST', `${PRODUCT}/reviews`, { ...GOOD_REVIEW, photos });
const edit = (browser: TestBrowser, id: string, more: object) =>
  browser.call<OwnReview>('PUT', `${PRODUCT}/review/${id}`, { ...GOOD_REVIEW, ...more });
const decide = (id: string, body: object) => staff.call('PUT', `/moderation/v1/review/${id}/decision`, body);
interface Listed {
  readonly total: number;
  readonly withPhotos: number;
  readonly reviews: readonly Review[];
}
const listed = async (query: Record<string, string> = {}) =>
  (await shop.browser().call<Listed>('GET', `${PRODUCT}/reviews`, undefined, { query: { count: '50', ...query } })).body;
const isServed = async (id: string): Promise<boolean> => (await photosLookup(open.db, shop.storage)(photoKey(id))) !== undefined;
const photosOf = ({ photos }: Pick<OwnReview, 'photos'>): string[] => photos.map(({ id }) => id);

it('has photos in the order in which they were attached, and is found by them once it is published', async () => {
  const author = await signedIn();
  const ids = [await stash(author), await stash(author)];
  const { status, body } = await write(author, [ids[1]!, ids[0]!]);
  expect([status, photosOf(body)]).toEqual([201, [ids[1], ids[0]]]);
  const { items } = (await staff.call<{ items: Moderated[] }>('GET', '/moderation/v1/queue', undefined, { query: { count: '50' } })).body;
  expect(items.filter(({ id }) => id === body.id || ids.includes(id))).toMatchObject([{ kind: 'review', photos: [{ id: ids[1] }, { id: ids[0] }] }]);
  expect((await listed({ photo: 'true' })).total).toBe(0);
  await decide(body.id, { decision: 'publish' });
  const found = await listed({ photo: 'true' });
  expect(found.reviews.map(({ id }) => id)).toEqual([body.id]);
  expect([found.total, found.withPhotos, (await listed()).withPhotos]).toEqual([1, 1, 1]);
  await decide(body.id, { decision: 'refuse', reason: 'other' });
  expect(await isServed(ids[0]!)).toBe(false);
  expect((await listed()).withPhotos).toBe(0);
});

it('keeps its photos through an edit, loses those that are taken out, and all of them when it is deleted', async () => {
  const author = await signedIn();
  const [first, second, third] = [await stash(author), await stash(author), await stash(author)];
  const { body } = await write(author, [first, second]);
  expect(photosOf((await edit(author, body.id, {})).body)).toEqual([first, second]);
  expect(photosOf((await edit(author, body.id, { photos: [third, first] })).body)).toEqual([third, first]);
  expect(await isServed(second)).toBe(false);
  expect((await author.call<OwnContent>('GET', `${PRODUCT}/reviews/own`)).body.review?.photos.map(({ id }) => id)).toEqual([third, first]);
  await author.call('DELETE', `${PRODUCT}/review/${body.id}`);
  expect([await isServed(first), await isServed(third)]).toEqual([false, false]);
  await shop.forget();
  for (const id of [first, second, third]) expect(await open.db.$count(shopperPhotos, eq(shopperPhotos.id, id))).toBe(0);
});

it('takes no photo of somebody else, none of another review, none that is gone, and no fifth', async () => {
  const [author, other] = [await signedIn(), await signedIn()];
  const [own, strange] = [await stash(author), await stash(other)];
  expect(await write(author, [own, strange])).toMatchObject({ status: 422, code: 'WMK422P', details: { index: 1 } });
  expect((await author.call<OwnContent>('GET', `${PRODUCT}/reviews/own`)).body.review).toBeUndefined();
  const { body } = await write(other, [strange]);
  expect((await write(author, [strange])).code).toBe('WMK422P');
  expect((await write(author, ['0190a000-0000-7000-8000-000000000000'])).code).toBe('WMK422P');
  expect(
    (
      await write(
        author,
        Array.from({ length: 5 }, () => own),
      )
    ).code,
  ).toBe('WMK400');
  expect((await edit(other, body.id, { photos: [own] })).code).toBe('WMK422P');
  expect((await other.call<OwnContent>('GET', `${PRODUCT}/reviews/own`)).body.review?.photos.map(({ id }) => id)).toEqual([strange]);
});
