import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { FAVORITES_MAX } from '#contract/constants.ts';
import type { FavoriteChange, Favorites, SavedChange, SaveForLater } from '#contract/calls/wishlists.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { type CallOptions, openTestShop } from '#server/commerce/cart/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import { wishItems } from '#server/platform/db/schema/wishlists.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { findCards } from './catalogue.ts';
import { favoriteHandlers } from './favorites.ts';
import { forgetOldLists } from './forget.ts';
import { savedHandlers } from '#server/commerce/cart/saved.ts';

let database: OpenDatabase;
let shop: ReturnType<typeof openTestShop>;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openTestShop(database.db, (carts) => ({
    ...cartHandlers(carts),
    ...favoriteHandlers({ findCards }),
    ...savedHandlers({ carts }),
  }));
});
afterAll(() => database.close());

let me = '';
beforeEach(() => {
  me = `guest-${uuidv7()}`;
});

const FAVORITES = '/wishlists/v2/favorites';
const SAVED = '/wishlists/v2/saveForLater';
const SHOE = TEST_VARIANTS.shoe.productId;
const TEE = TEST_VARIANTS.tee.productId;

const ask = <T>(method: string, path: string, options?: CallOptions, who = me) => shop.as(who)<T>(method, path, options);
const favorite = (id: string, options: CallOptions = {}, who = me) =>
  ask<FavoriteChange>('POST', FAVORITES, { ...options, body: { id, itemType: 'product', qty: 1 } }, who);
const favorites = async (query: Record<string, string> = {}, who = me) => (await ask<Favorites>('GET', FAVORITES, { query }, who)).body;
const unfavorite = ({ favoriteId, itemId }: { favoriteId: string; itemId: string }, who = me) =>
  ask<FavoriteChange>('DELETE', `${FAVORITES}/${favoriteId}/items/${itemId}`, {}, who);
const save = (body: unknown, options: CallOptions = {}, who = me) => ask<SavedChange>('PUT', '/cart/v2/saveForLater', { ...options, body }, who);
const share = async (favoriteId: string) =>
  (await ask<{ favoriteId: string; shareId: string; sharedAt: string }>('POST', `${FAVORITES}/${favoriteId}/share`)).body;
const look = (id: string, who = `guest-${uuidv7()}`) =>
  ask<Pick<Favorites, 'favoriteId' | 'total' | 'items'>>('GET', `${FAVORITES}/${id}/share`, {}, who);
const saved = async (who = me) => (await ask<SaveForLater>('GET', SAVED, {}, who)).body;

describe('favorites', () => {
  it('are nothing, and no list, before the first', async () => {
    expect(await favorites()).toEqual({ favoriteId: null, version: 0, total: 0, start: 0, count: 0, items: [] });
  });

  it('are listed newest first with their cards and what they cost then', async () => {
    const first = await favorite(SHOE);
    expect(first.body).toMatchObject({ version: 1, previousVersion: 0, total: 1, item: { id: SHOE, qty: 1, itemType: 'product' } });
    await favorite(TEE);
    const { favoriteId, version, total, items } = await favorites();
    expect({ favoriteId, version, total }).toEqual({ favoriteId: first.body.favoriteId, version: 2, total: 2 });
    expect(items.map(({ id }) => id)).toEqual([TEE, SHOE]);
    expect(items[1]).toMatchObject({ itemId: first.body.item?.itemId, priceThen: { current: 120_00, currency: 'USD' }, product: { id: 'TRAIL001' } });
  });

  it('hold a style once: the same again changes nothing, another colour takes its place', async () => {
    await favorite('RARE0001GRN');
    const again = await favorite('RARE0001GRN');
    expect(again.body).toMatchObject({ version: 1, previousVersion: 1, total: 1 });
    const other = await favorite('RARE0001RED');
    expect(other.body).toMatchObject({ version: 2, total: 1, item: { id: 'RARE0001RED' } });
  });

  it('are removed once; what is gone already stays gone without a word', async () => {
    const { body } = await favorite(SHOE);
    const entry = { favoriteId: body.favoriteId, itemId: body.item?.itemId ?? '' };
    expect((await unfavorite(entry)).body).toMatchObject({ version: 2, previousVersion: 1, total: 0, item: null });
    const again = await unfavorite(entry);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ version: 2, previousVersion: 2, total: 0, item: null });
  });

  it('keep the id of an entry that is removed and put back, so that a late removal means it', async () => {
    const first = (await favorite(SHOE)).body;
    await unfavorite({ favoriteId: first.favoriteId, itemId: first.item?.itemId ?? '' });
    expect((await favorite(SHOE)).body.item?.itemId).toBe(first.item?.itemId);
  });

  it('are changed once by a change that is sent twice', async () => {
    const key = uuidv7();
    const first = await favorite(SHOE, { key });
    await favorite(TEE);
    const again = await favorite(SHOE, { key });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await favorites()).version).toBe(2);
  });

  it('are answered page by page, each page with the version of the list', async () => {
    for (const id of [SHOE, TEE, TEST_VARIANTS.kidsBoot.productId]) await favorite(id);
    const page = await favorites({ start: '1', count: '1' });
    expect(page).toMatchObject({ version: 3, total: 3, start: 1, count: 1 });
    expect(page.items.map(({ id }) => id)).toEqual([TEE]);
  });

  it('are in the words and the money of whoever looks', async () => {
    await favorite(SHOE);
    const { body } = await ask<Favorites>('GET', FAVORITES, { locale: 'fr-fr' });
    expect(body.items[0]?.product?.price.currency).toBe('EUR');
    expect(body.items[0]?.product?.url).toMatch(/^\/fr-fr\/p\//);
  });

  it('refuse what the shop does not have, and more than a list holds', async () => {
    expect(await favorite('NOTHERE1BLK')).toMatchObject({ status: 404, code: 'PLP400' });
    const { favoriteId } = (await favorite(TEE)).body;
    await database.db.insert(wishItems).values(
      Array.from({ length: FAVORITES_MAX - 1 }, (_, index) => ({
        listId: favoriteId,
        key: `FILL${String(index).padStart(4, '0')}`,
        itemId: uuidv7(),
        rank: -index,
        productId: 'FILL0000',
        qty: 1,
        addedAt: new Date(),
      })),
    );
    expect(await favorite(SHOE)).toMatchObject({ status: 409, code: 'WMK409L', details: { max: FAVORITES_MAX } });
    expect((await favorite(TEE)).status).toBe(200);
  });

  it('of somebody else answer as a list that does not exist, and stay as they are', async () => {
    const { favoriteId, item } = (await favorite(SHOE)).body;
    const itemId = item?.itemId ?? '';
    const stranger = `guest-${uuidv7()}`;
    for (const list of [favoriteId, uuidv7()]) {
      const refusals = [
        await unfavorite({ favoriteId: list, itemId }, stranger),
        await ask('POST', FAVORITES, { body: { id: TEE, favoriteId: list } }, stranger),
        await ask('POST', `${FAVORITES}/${list}/share`, {}, stranger),
        await ask('GET', `${FAVORITES}/${list}/share`, {}, stranger),
      ];
      for (const refusal of refusals)
        expect({ status: refusal.status, code: refusal.code, details: refusal.details }).toEqual({ status: 404, code: 'API404' });
    }
    expect((await favorites({}, stranger)).items).toEqual([]);
    expect((await favorites()).items).toHaveLength(1);
  });

  it('can be looked at by whoever has the link, without what they cost then, and changed by nobody', async () => {
    const { favoriteId, item } = (await favorite(SHOE)).body;
    const shared = await share(favoriteId);
    expect(await share(favoriteId)).toEqual(shared);
    expect((await favorites()).shareId).toBe(shared.shareId);
    const stranger = `guest-${uuidv7()}`;
    const seen = await look(shared.shareId, stranger);
    expect(seen.body).toMatchObject({ favoriteId: shared.shareId, total: 1, items: [{ id: SHOE }] });
    expect(seen.body.items[0]).not.toHaveProperty('priceThen');
    expect(seen.headers.get('Cache-Control')).toBe('no-store');
    for (const list of [shared.shareId, favoriteId]) {
      expect((await unfavorite({ favoriteId: list, itemId: item?.itemId ?? '' }, stranger)).code).toBe('API404');
      expect((await ask('DELETE', `${FAVORITES}/${list}/share`, {}, stranger)).code).toBe('API404');
    }
    expect((await favorites()).total).toBe(1);
  });

  it('have a link that is taken back for good: the next one is another', async () => {
    const { favoriteId } = (await favorite(SHOE)).body;
    const { shareId } = await share(favoriteId);
    for (const _ of ['once', 'again']) expect((await ask('DELETE', `${FAVORITES}/${favoriteId}/share`)).status).toBe(200);
    expect(await favorites()).not.toHaveProperty('shareId');
    const next = await share(favoriteId);
    expect(next.shareId).not.toBe(shareId);
    expect((await look(next.shareId)).status).toBe(200);
    // As one that there never was.
    for (const id of [shareId, favoriteId, uuidv7()]) expect(await look(id)).toMatchObject({ status: 404, code: 'API404', details: undefined });
  });

  it.each([
    ['no product', {}],
    ['something that is no product id', { id: 'lower001blk' }],
    ['a piece of a product', { id: SHOE, qty: 0.5 }],
    ['none of it', { id: SHOE, qty: 0 }],
    ['another kind of thing', { id: SHOE, itemType: 'giftcard' }],
    ['a list that is no id', { id: SHOE, favoriteId: "' or 1=1" }],
    ['nothing at all', null],
    ['a list of products', [{ id: SHOE }]],
  ])('refuse a body with %s', async (_, body) => {
    expect(await ask('POST', FAVORITES, { body })).toMatchObject({ status: 400, code: 'WMK400' });
    expect((await favorites()).favoriteId).toBeNull();
  });

  it('two first favorites at once make one list', async () => {
    const answers = await Promise.all([favorite(SHOE), favorite(TEE), favorite(TEST_VARIANTS.kidsBoot.productId)]);
    expect(new Set(answers.map(({ body }) => body.favoriteId)).size).toBe(1);
    expect(await favorites()).toMatchObject({ version: 3, total: 3 });
  });
});

describe('saved for later', () => {
  it('is kept by what was chosen, and set to a quantity, never raised', async () => {
    const first = await save({ ...wish('shoe'), qty: 2 });
    expect(first.body).toMatchObject({
      version: 1,
      total: 1,
      item: { upc: TEST_VARIANTS.shoe.upc, qty: 2, available: true, facts: { name: 'Trail shoe' } },
    });
    expect((await save({ ...wish('shoe'), qty: 2 })).body).toMatchObject({ version: 1, previousVersion: 1 });
    expect((await save({ ...wish('shoe'), qty: 5 })).body).toMatchObject({ version: 2, total: 1, item: { qty: 5 } });
    expect((await save({ ...wish('shoe', { storeId: 'PDX' }), qty: 1 })).body).toMatchObject({
      total: 2,
      item: { storeId: 'PDX', storeName: expect.any(String) },
    });
  });

  it('says what can be had now: neither what is sold out nor what is withdrawn', async () => {
    await save({ ...wish('soldOut'), qty: 1 });
    await save({ ...wish('withdrawn'), qty: 1 });
    await save({ ...wish('backorder'), qty: 1 });
    const { items, total } = await saved();
    expect(total).toBe(3);
    expect(Object.fromEntries(items.map(({ upc, available }) => [upc, available]))).toEqual({
      [TEST_VARIANTS.soldOut.upc]: false,
      [TEST_VARIANTS.withdrawn.upc]: false,
      [TEST_VARIANTS.backorder.upc]: true,
    });
  });

  it('gives an item back to the cart in one step, and keeps it where the cart refuses', async () => {
    const { body: cart } = await ask<Cart>('POST', '/cart/v1/cart', { body: {} });
    const item = (await save({ ...wish('shoe'), qty: 1 })).body.item;
    const gone = (await save({ ...wish('soldOut'), qty: 1 })).body.item;
    const back = (choice: Record<string, unknown>, itemId: string | undefined) =>
      ask<Cart>('POST', '/cart/v1/item', { body: { cartId: cart.id, ...choice, qty: 1, saveForLaterItemId: itemId } });
    expect((await back(wish('shoe'), item?.itemId)).body.items).toHaveLength(1);
    expect(await back(wish('soldOut'), gone?.itemId)).toMatchObject({ status: 409, code: 'INV700' });
    expect((await saved()).items.map(({ upc }) => upc)).toEqual([TEST_VARIANTS.soldOut.upc]);
  });

  it('is let go of once', async () => {
    const { saveForLaterId, item } = (await save({ ...wish('tee'), qty: 1 })).body;
    const path = `/cart/v2/saveForLater/${saveForLaterId}/items/${item?.itemId}`;
    expect((await ask<SavedChange>('DELETE', path)).body).toMatchObject({ version: 2, previousVersion: 1, total: 0 });
    expect((await ask<SavedChange>('DELETE', path)).body).toMatchObject({ version: 2, previousVersion: 2, total: 0 });
  });

  it('of somebody else answers as a list that does not exist, and stays as it is', async () => {
    const { saveForLaterId, item } = (await save({ ...wish('tee'), qty: 1 })).body;
    const stranger = `guest-${uuidv7()}`;
    for (const list of [saveForLaterId, uuidv7()]) {
      const { status, code, details } = await ask('DELETE', `/cart/v2/saveForLater/${list}/items/${item?.itemId}`, {}, stranger);
      expect({ status, code, details }).toEqual({ status: 404, code: 'API404' });
    }
    const { body: cart } = await ask<Cart>('POST', '/cart/v1/cartWithItem', { body: { ...wish('shoe'), qty: 1 } });
    await ask('POST', '/cart/v1/item', { body: { cartId: cart.id, ...wish('tee'), saveForLaterItemId: item?.itemId } }, stranger);
    expect((await saved()).total).toBe(1);
  });

  it.each([
    ['no variant', { product: SHOE, qty: 1 }],
    ['no quantity', wish('shoe')],
    ['a negative quantity', { ...wish('shoe'), qty: -1 }],
    ['a gift for nobody', { ...wish('shoe'), qty: 1, giftOption: { message: 'x' } }],
    ['text for a body', 'shoe'],
  ])('refuses a body with %s', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, code: 'WMK400' });
    expect((await saved()).saveForLaterId).toBeNull();
  });

  it('refuses a variant that there is not, or that belongs to another product, and a store that there is not', async () => {
    expect(await save({ upc: '99999999', product: SHOE, qty: 1 })).toMatchObject({ status: 404, code: 'ORD404' });
    expect(await save({ upc: TEST_VARIANTS.shoe.upc, product: TEE, qty: 1 })).toMatchObject({ status: 404, code: 'ORD404' });
    expect(await save({ ...wish('shoe'), qty: 1, storeId: 'XXX' })).toMatchObject({ status: 404, code: 'STR404' });
  });
});

it('lists of guests who cannot come back are forgotten, those of everybody else are kept', async () => {
  const { db } = database;
  const long = new Date('2027-06-01T00:00:00Z');
  const make = async (kind: 'Guest' | 'Registered', opened: boolean): Promise<string> => {
    const subject = `${kind}-${uuidv7()}`;
    const id = uuidv7();
    await db.insert(sessions).values({ id, subject, kind, createdAt: long, seenAt: long });
    if (opened) await db.insert(sessionTokens).values({ hash: id, handleHash: id, sessionId: id, generation: 1, createdAt: long, expiresAt: long });
    await favorite(SHOE, {}, subject);
    return subject;
  };
  const left = await make('Guest', false);
  const kept = [await make('Guest', true), await make('Registered', false)];
  const count = async (who: string) => (await favorites({}, who)).total;
  await forgetOldLists(db, new Date('2026-12-01T00:00:00Z'));
  expect(await count(left)).toBe(1);
  await forgetOldLists(db, long);
  expect(await count(left)).toBe(0);
  expect(await Promise.all(kept.map(count))).toEqual([1, 1]);
});
