import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createModelFetch, type ModelFetch } from './model-fetch.ts';
import { ModelServer } from './model-server.ts';
import { leavePage, stubPage } from './page-document.ts';

/** Local storage that can be full, and be cleared. */
class FakeStorage {
  readonly entries = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true });
  }
  clear(): void {
    for (const key of this.entries.keys()) this.removeItem(key);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
    delete (this as unknown as Record<string, unknown>)[key];
  }
}

export let storage: FakeStorage;
export let shop: ModelFetch;
export let server: ModelServer;
export let page = await import('#src/cart/cart.ts');

/** A page load: modules anew, storage and database as the last page left them. */
export async function load(): Promise<void> {
  page.closeCart();
  await leavePage();
  vi.resetModules();
  page = await import('#src/cart/cart.ts');
}

/** What the browser does when it clears the storage of a site: database and local storage go together. */
export const clearSite = (): void => {
  storage.clear();
  Dexie.dependencies.indexedDB = new IDBFactory();
};

/** Before each test a page of a device that has never been here, over the model of the shop. */
export const useCartPage = (): void => {
  beforeEach(async () => {
    Dexie.dependencies.indexedDB = new IDBFactory();
    storage = new FakeStorage();
    for (const name of ['entries', 'full']) Object.defineProperty(storage, name, { enumerable: false });
    server = new ModelServer();
    shop = createModelFetch(server);
    stubPage({ fetch: shop.fetch, localStorage: storage, sessionStorage: new FakeStorage() });
    await load();
  });

  afterEach(async () => {
    page.closeCart();
    await leavePage();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};

/** Keys of the taps that are on paper. */
export const taps = (): string[] => [...storage.entries.keys()].filter((key) => key.startsWith('waymark.tap.'));

/** Until the shop has everything, in one line. */
export const settled = (): Promise<void> =>
  vi.waitFor(() => expect(page.cartState()).toMatchObject({ waitingCount: 0, lines: [{ mark: 'saved' }] }), { timeout: 10_000 });
