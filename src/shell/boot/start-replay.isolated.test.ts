import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wire } from '#contract/calls/wire.gen.ts';
import type { Favorite } from '#db/list-sync/favorites.ts';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import { takeIntents } from '#db/list-sync/rules.ts';
import { browserRandom } from '#db/replay/browser-ports.ts';
import { enqueue } from '#db/replay/outbox.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import type * as Loader from '#src/cart/engine-loader.ts';
import { createReplayStore } from '#db/storage/replay-store.ts';
import { heartIntent } from '#tests/support/lane-device.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { leavePage, stubPage } from '#tests/support/page-document.ts';

/** A start of the page: modules anew, over what is in the database and an empty local storage. */
const startPage = async () => {
  vi.resetModules();
  const [{ startReplay }, cart] = [await import('./start-replay.ts'), await import('#src/cart/cart.ts')];
  return { start: startReplay, ...cart };
};

const makeTap = () =>
  ({
    id: browserRandom.id(),
    type: 'add-item',
    version: 1,
    args: { item: makeItem(), qty: 2 },
    locale: 'en-us',
    subject: null,
    at: new Date().toISOString(),
  }) as const;

beforeEach(() => {
  const factory = new IDBFactory();
  Dexie.dependencies.indexedDB = factory;
  vi.stubGlobal('indexedDB', factory);
  stubPage({ fetch: () => Promise.reject(new TypeError('no network')) });
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(leavePage);

test('[TAP7] [OUT3] a change in the outbox is there again although the browser was killed before it wrote its local storage', async () => {
  const db = new WaymarkDatabase();
  await createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [makeTap()]), null]);
  db.close();

  const page = await startPage();
  await page.start();
  expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 1 });
  page.closeCart();
});

test('[TAP7] where the engine is lost on the line at first, what waits is there when the line is back: nobody has to tap for it', async () => {
  const db = new WaymarkDatabase();
  await createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [makeTap()]), null]);
  db.close();
  const line = new EventTarget();
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  const openBackend = vi.fn<typeof Loader.openBackend>();
  vi.doMock('#src/cart/engine-loader.ts', async (original) => {
    const real = await original<typeof Loader>();
    openBackend.mockImplementation(real.openBackend).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    return { ...real, openBackend };
  });

  const page = await startPage();
  const started = page.start();
  await vi.waitFor(() => expect(openBackend).toHaveBeenCalledOnce());
  expect(page.cartState().view).toBeNull();
  line.dispatchEvent(new Event('online'));
  await started;
  expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 1 });
  page.closeCart();
  vi.doUnmock('#src/cart/engine-loader.ts');
});

test('[LANE8] what waits in a list is sent by the next page, whichever it is: nobody has to look at the list', async () => {
  const db = new WaymarkDatabase();
  await createLaneStore<Favorite>(db).change('favorites', (held) => [takeIntents(held, [heartIntent('10000001123', true)], null), null]);
  db.close();
  const asked = vi.fn<(url: string) => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);

  const page = await startPage();
  await page.start();
  const { favorites } = await import('#src/shop/favorites/favorites.ts');
  // A device that has no session yet asks for one before it sends anything.
  await vi.waitFor(() => expect(asked.mock.calls.map(([url]) => new URL(url, 'http://shop.test').pathname)).toContain(wire['auth.token'][1]));
  expect(favorites.state().entries).toHaveLength(1);
  favorites.close();
  page.closeCart();
});

test('[TAP8] a first visit opens no database', async () => {
  const page = await startPage();
  await page.start();
  expect(page.cartState().view).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('a heart that waited when the browser cleared everything is told of, and is no reason to ask again', async () => {
  document.cookie = 'waymark-unsent-favorites=1; Path=/; Max-Age=60; Secure';
  const onLost = vi.fn<() => void>();
  const page = await startPage();
  (await import('#src/base/lists/unsent-mark.ts')).onLoss(onLost);
  await page.start();
  await vi.waitFor(() => expect(document.cookie).toBe(''));
  expect(onLost).toHaveBeenCalledOnce();
  (await import('#src/shop/favorites/favorites.ts')).favorites.close();
  page.closeCart();
});
