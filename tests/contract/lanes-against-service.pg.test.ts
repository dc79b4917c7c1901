import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Favorites, SaveForLater } from '#contract/calls/wishlists.ts';
import { type Favorite, favoriteKey, favoritesGateway } from '#db/list-sync/favorites.ts';
import { foldLane } from '#db/list-sync/fold.ts';
import type { ListGateway } from '#db/list-sync/gateway.ts';
import { createListSync } from '#db/list-sync/list-sync.ts';
import { createMemoryLaneStore } from '#db/list-sync/memory-list-sync-store.ts';
import { type Saved, savedGateway, savedKey } from '#db/list-sync/saved.ts';
import { type ListName, listOf, PENDING_ENTRY_VERSION } from '#db/mutations/pending-entry.ts';
import { newId } from '#db/mutations/new-id.ts';
import { createSession } from '#db/replay/client-transport.ts';
import type { Lock } from '#db/replay/ports.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { TEST_VARIANTS, type TestVariantName } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { findCards } from '#server/commerce/wishlists/catalogue.ts';
import { favoriteHandlers } from '#server/commerce/wishlists/favorites.ts';
import { savedHandlers } from '#server/commerce/cart/saved.ts';
import { GOOD_NETWORK, type Network, transportTo } from '../support/line-to-service.ts';
import { makeFacts } from '../support/make-cart.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

/** The lanes that ship against the service that ships: the model of their properties is right only as far as it is the service. */
const open = createTestTemplate(fillShop);
let database: OpenDatabase;
let shop: ReturnType<typeof openTestShop>;
beforeEach(async () => {
  database = await open();
  shop = openTestShop(database.db, (carts) => ({
    ...cartHandlers(carts),
    ...favoriteHandlers({ findCards }),
    ...savedHandlers({ carts }),
    'auth.token': async () => ({ type: 'Guest', subject: 'ada', refreshToken: 'r', expiresIn: 1_800 }),
  }));
});
afterEach(() => database.close());

function openDevice<T>(name: Exclude<ListName, 'popups'>, gateway: ListGateway<T>, network: Network = GOOD_NETWORK) {
  const transport = transportTo(shop.app, network, 'ada');
  const lock: Lock = { hold: (_, work) => work() };
  const store = createMemoryLaneStore<T>();
  const shared = { clock: createVirtualClock(), random: { id: newId, fraction: () => 0 }, lock, transport };
  const lane = createListSync(
    {
      ...shared,
      session: createSession(shared, () => 'en-us'),
      store,
      identify: async (who) => store.setIdentity(who),
      online: () => true,
    },
    { lane: name, gateway, locale: () => 'en-us', build: 'test' },
  );
  return {
    lane,
    want: (key: string, want: T | null) =>
      lane.take([{ id: newId(), version: PENDING_ENTRY_VERSION, key, want, locale: 'en-us', subject: null, at: '' }]),
    shown: async () => foldLane(await store.read(name)).map(({ key, value }) => [key, value] as const),
    held: () => store.read(name),
    settle: async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await lane.drain();
        if ((await store.read(name)).wishes.every(({ refusal }) => refusal)) return;
      }
      throw new Error('It does not settle');
    },
  };
}

const ada = <T>(path: string) => shop.as('ada')<T>('GET', path, { query: { count: '100' } });
const favorite = (name: TestVariantName): [string, Favorite] => [
  favoriteKey(TEST_VARIANTS[name].productId),
  { id: TEST_VARIANTS[name].productId, card: null, priceThen: null },
];
const savedOf = (name: TestVariantName, qty: number, storeId?: string): [string, Saved] => {
  const choice = { product: TEST_VARIANTS[name].productId, upc: TEST_VARIANTS[name].upc, ...(storeId && { storeId, storeName: 'Shop' }) };
  return [savedKey(choice), { choice, facts: makeFacts({}), qty, available: true, priceThen: null }];
};

/** Some requests never arrive, some answers never come back, some come back half. */
const badly = (seed: number): Network => {
  const random = seededRandom(seed);
  return async (send) => {
    const fate = random.pick(['pass', 'pass', 'lose', 'lose-answer', 'half', 'busy'] as const);
    if (fate === 'lose') throw new TypeError('Failed to fetch');
    if (fate === 'busy') return Response.json({ errorDetails: [{ errorId: 'WMK503', message: '' }], appId: 'waymark' }, { status: 503 });
    const answer = await send();
    if (fate === 'lose-answer') throw new TypeError('Failed to fetch');
    if (fate === 'half') return new Response((await answer.text()).slice(0, 40), { status: 200, headers: { 'Content-Type': 'application/json' } });
    return answer;
  };
};

describe('favorites', () => {
  test('arrive with what the shop knows of them, and leave again', async () => {
    const device = openDevice('favorites', favoritesGateway);
    await device.want(...favorite('shoe'));
    await device.want(...favorite('tee'));
    await device.settle();
    expect(await device.shown()).toMatchObject([
      ['TEE00001', { id: TEST_VARIANTS.tee.productId, card: { name: expect.any(String) }, priceThen: { current: 30_00, currency: 'USD' } }],
      ['TRAIL001', { id: TEST_VARIANTS.shoe.productId, priceThen: { current: 120_00 } }],
    ]);
    expect(listOf(await device.held()).stale).toBe(false);
    await device.want('TRAIL001', null);
    await device.settle();
    expect((await ada<Favorites>('/wishlists/v2/favorites')).body).toMatchObject({
      version: 3,
      total: 1,
      items: [{ id: TEST_VARIANTS.tee.productId }],
    });
  });

  test('that the shop does not have are refused and hold up nothing', async () => {
    const device = openDevice('favorites', favoritesGateway);
    await device.want('NOTHERE1', { id: 'NOTHERE1BLK', card: null, priceThen: null });
    await device.want(...favorite('tee'));
    await device.settle();
    expect((await device.shown()).map(([key]) => key)).toEqual(['TEE00001']);
    expect((await device.held()).wishes).toMatchObject([{ key: 'NOTHERE1', refusal: { code: 'PLP400' } }]);
  });

  test.each([1, 2, 3, 4])('of two devices agree over a bad network (%i)', async (seed) => {
    const random = seededRandom(seed * 101);
    const devices = [openDevice('favorites', favoritesGateway, badly(seed)), openDevice('favorites', favoritesGateway, badly(seed + 50))] as const;
    const names = ['shoe', 'tee', 'kidsBoot', 'fewLeft'] as const;
    let effects = 0;
    for (let tap = 0; tap < 16; tap += 1) {
      const device = devices[random.int(2)] ?? devices[0];
      const [key, value] = favorite(random.pick(names));
      await device.want(key, random.chance(0.6) ? value : null);
      effects += 1;
      if (random.chance(0.4)) await device.lane.drain();
    }
    for (const device of devices) await device.settle();
    const { body } = await ada<Favorites>('/wishlists/v2/favorites');
    // A change counts once at most, however often it was sent.
    expect(body.version).toBeLessThanOrEqual(effects);
    for (const device of devices) {
      for (let turn = 0; turn < 20 && (listOf(await device.held()).stale || turn === 0); turn += 1) await device.lane.refresh();
      expect((await device.shown()).map(([, { id }]) => id)).toEqual(body.items.map(({ id }) => id));
      expect(listOf(await device.held()).version).toBe(body.version);
    }
  });
});

describe('saved for later', () => {
  test('is the same entry on the device and in the shop, for every way of choosing it', async () => {
    const device = openDevice('saved', savedGateway);
    const wants = [savedOf('shoe', 2), savedOf('shoe', 1, 'PDX'), savedOf('soldOut', 1)];
    for (const want of wants) await device.want(...want);
    await device.settle();
    expect(new Set((await device.shown()).map(([key]) => key))).toEqual(new Set(wants.map(([key]) => key)));
    await device.lane.refresh();
    expect(new Map(await device.shown())).toEqual(
      new Map([
        [wants[0]?.[0], expect.objectContaining({ qty: 2, available: true })],
        [wants[1]?.[0], expect.objectContaining({ qty: 1, available: true })],
        [wants[2]?.[0], expect.objectContaining({ qty: 1, available: false })],
      ]),
    );
    for (const [key] of wants) await device.want(key, null);
    await device.settle();
    expect((await ada<SaveForLater>('/wishlists/v2/saveForLater')).body.items).toEqual([]);
  });

  test('goes back into the cart once, whichever of its two queues arrives first', async () => {
    const device = openDevice('saved', savedGateway);
    const [key, value] = savedOf('tee', 1);
    await device.want(key, value);
    await device.settle();
    const itemId = listOf(await device.held()).entries[0]?.itemId;
    const cart = (await shop.as('ada')('POST', '/cart/v1/cart', { body: {} })).body;
    await shop.as('ada')('POST', '/cart/v1/item', {
      body: { cartId: cart.id, product: TEST_VARIANTS.tee.productId, upc: TEST_VARIANTS.tee.upc, saveForLaterItemId: itemId },
    });
    await device.want(key, null);
    await device.settle();
    expect((await ada<SaveForLater>('/wishlists/v2/saveForLater')).body).toMatchObject({ total: 0, version: 2 });
    await device.lane.refresh();
    expect(await device.shown()).toEqual([]);
  });
});
