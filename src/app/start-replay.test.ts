import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserRandom } from '#db/replay/browser-ports.ts';
import { enqueue } from '#db/replay/outbox.ts';
import { WaymarkDatabase } from '#db/schema.ts';
import { createReplayStore } from '#db/tables/replay-store.ts';
import { makeItem } from '#tests/support/make-cart.ts';

/** A start of the page: modules anew, over what is in the database and an empty local storage. */
const startPage = async () => {
  vi.resetModules();
  const [{ startReplay }, basket] = [await import('./start-replay.ts'), await import('#src/cart/basket.ts')];
  return { start: startReplay, ...basket };
};

beforeEach(() => {
  const factory = new IDBFactory();
  Dexie.dependencies.indexedDB = factory;
  vi.stubGlobal('indexedDB', factory);
  const empty = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('localStorage', empty);
  vi.stubGlobal('sessionStorage', empty);
  vi.stubGlobal('location', { pathname: '/en-us/p/x', search: '' });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

afterEach(() => vi.unstubAllGlobals());

test('[TAP7] [OUT3] a change in the outbox is there again although the browser was killed before it wrote its local storage', async () => {
  const db = new WaymarkDatabase();
  const tap = {
    id: browserRandom.id(),
    type: 'add-item',
    version: 1,
    args: { item: makeItem(), qty: 2 },
    locale: 'en-us',
    subject: null,
    at: '2026-11-21T10:00:00.000Z',
  } as const;
  await createReplayStore(db).change('cart', (held) => [enqueue(held, 'cart', [tap]), null]);
  db.close();

  const page = await startPage();
  await page.start();
  expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 1 });
  page.closeBasket();
});

test('[TAP8] a first visit opens no database', async () => {
  const page = await startPage();
  await page.start();
  expect(page.cartState().view).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});
