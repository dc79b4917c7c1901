import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeItem } from '#tests/support/make-cart.ts';
import { createModelFetch, type ModelFetch } from '#tests/support/model-fetch.ts';
import { createPageDocument, leavePage } from '#tests/support/page-document.ts';
import { ModelServer } from '#tests/support/model-server.ts';

/** As much of a browser as the basket touches outside the database. */
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

let storage: FakeStorage;
let shop: ModelFetch;
let server: ModelServer;
let page = await import('./basket.ts');

/** A page load: modules anew, storage and database as the last page left them. */
async function load(): Promise<void> {
  page.closeBasket();
  await leavePage();
  vi.resetModules();
  page = await import('./basket.ts');
}

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  storage = new FakeStorage();
  for (const name of ['entries', 'full']) Object.defineProperty(storage, name, { enumerable: false });
  server = new ModelServer();
  shop = createModelFetch(server);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('location', { pathname: '/en-us/p/x', search: '' });
  vi.stubGlobal('document', createPageDocument());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test' });
  vi.stubGlobal('fetch', shop.fetch);
  await load();
});

afterEach(async () => {
  page.closeBasket();
  await leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const taps = (): string[] => [...storage.entries.keys()].filter((key) => key.startsWith('waymark.tap.'));
const settled = (): Promise<void> =>
  vi.waitFor(() => expect(page.cartState()).toMatchObject({ waitingCount: 0, lines: [{ mark: 'saved' }] }), { timeout: 10_000 });

describe('a tap', () => {
  test('[TAP1] is on paper and on screen before the call returns, with no database open', async () => {
    page.subscribeCart(() => {});
    page.basket.addItem(makeItem(), 2);
    expect(taps()).toHaveLength(1);
    expect(page.cartState()).toMatchObject({ view: null, count: 2, waitingCount: 1, lines: [{ mark: 'waiting', kept: false, item: { qty: 2 } }] });
    await settled();
  });

  test('[TAP2] moves into the outbox under the id it has, and out of the journal', async () => {
    const id = page.basket.addItem(makeItem(), 2);
    await settled();
    expect(taps()).toEqual([]);
    expect(server.effects).toEqual([`cart.createWithItem ${id}`]);
    expect(page.cartState()).toMatchObject({ count: 2, lines: [{ mark: 'saved', kept: true }] });
  });

  test('[TAP2] of a page that died before its database was open is made by the next page', async () => {
    vi.doMock('./engine-loader.ts', () => new Promise(() => {}));
    await load();
    page.basket.addItem(makeItem(), 1);
    page.basket.addItem(makeItem(), 1);
    expect(taps()).toHaveLength(2);
    vi.doUnmock('./engine-loader.ts');
    await load();
    page.subscribeCart(() => {});
    expect(page.cartState().count).toBe(2);
    await settled();
    expect(taps()).toEqual([]);
    expect([...server.contentOf(page.cartState().view?.subject ?? '').values()]).toEqual([2]);
  });

  test('[OUT4] that a crash left in the journal after it was kept is not made twice', async () => {
    page.basket.addItem(makeItem(), 1);
    const [key] = taps();
    const text = storage.getItem(key ?? '') ?? '';
    await settled();
    storage.setItem(key ?? '', text);
    await load();
    page.subscribeCart(() => {});
    await vi.waitFor(() => expect(taps()).toEqual([]));
    await settled();
    expect(page.cartState().count).toBe(1);
    expect(server.effects).toHaveLength(1);
  });

  test('[TAP1] is painted in the same task when the database is open, too', async () => {
    page.basket.addItem(makeItem(), 2);
    await settled();
    const [line] = page.cartState().lines;
    if (!line) throw new Error('no line');
    page.basket.changeQuantity(line, 5);
    expect(page.cartState()).toMatchObject({ count: 5, lines: [{ mark: 'waiting', kept: false }], view: { estimated: true } });
    await settled();
    expect(page.cartState()).toMatchObject({ count: 5, view: { estimated: false } });
  });

  test('is undone by what a removal gives back', async () => {
    page.basket.addItem(makeItem(), 3);
    await settled();
    const [line] = page.cartState().lines;
    if (!line) throw new Error('no line');
    const undo = page.basket.removeItem(line);
    expect(page.cartState().lines).toEqual([]);
    undo();
    expect(page.cartState().count).toBe(3);
    await settled();
    expect([...server.contentOf(page.cartState().view?.subject ?? '').values()]).toEqual([3]);
  });

  test('waits without network and says since when', async () => {
    shop.offline = true;
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ view: { waitingCount: 1 }, lines: [{ mark: 'waiting', kept: true }] }));
    expect(page.cartState().waitingSince).toMatch(/^\d{4}-/);
    shop.offline = false;
    await page.basket.sync();
    await settled();
  });
});

describe('a change that has lain here for a month', () => {
  test('[STUCK4] is asked about before it is sent, and once it was wanted again not asked about any more', async () => {
    shop.offline = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 60 * 60_000 });
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(taps()).toEqual([]));
    vi.useRealTimers();
    await load();
    await page.openBasket();
    await vi.waitFor(() => expect(page.cartState().view?.refused).toMatchObject([{ refusal: { code: 'HERE-STILL-WANTED' } }]));
    shop.offline = false;
    await page.basket.sync();
    expect(server.effects).toEqual([]);

    shop.offline = true;
    await page.basket.retry(page.cartState().view?.refused[0]?.id ?? '');
    await load();
    await page.openBasket();
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ waitingCount: 1 }));
    shop.offline = false;
    await page.basket.sync();
    await settled();
    expect(server.effects).toHaveLength(1);
  });
});

describe('the count in the header', () => {
  test('[TAP7] is there on the next visit before any database is open', async () => {
    page.basket.addItem(makeItem(), 4);
    await settled();
    await load();
    page.subscribeCart(() => {});
    expect(page.cartState()).toMatchObject({ view: null, count: 4 });
    await settled();
    expect(page.cartState().count).toBe(4);
  });

  test('[TAP8] loads nothing on a first visit', async () => {
    const loader = vi.fn();
    vi.doMock('./engine-loader.ts', loader);
    await load();
    page.subscribeCart(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loader).not.toHaveBeenCalled();
    vi.doUnmock('./engine-loader.ts');
  });
});

describe('Background Sync', () => {
  test('is asked for with each tap, and again by every page that finds something waiting: the browser gives up after a few attempts', async () => {
    const register = vi.fn(() => Promise.resolve());
    const serviceWorker = { getRegistration: () => Promise.resolve({ sync: { register } }) };
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'test', serviceWorker });
    shop.offline = true;
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('waymark-replay'));
    await load();
    page.subscribeCart(() => {});
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
    shop.offline = false;
    await page.basket.sync();
    await settled();
    await load();
    await page.openBasket();
    expect(register).toHaveBeenCalledTimes(2);
  });
});

describe('what gets nowhere', () => {
  test('[STUCK3] is said where attempt after attempt fails for two minutes although the shop answers otherwise', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await load();
    page.basket.addItem(makeItem(), 1);
    await settled();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('/cart/v1/item') ? Promise.resolve(new Response('upstream failure', { status: 502 })) : shop.fetch(url, init),
    );
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState().view?.pending).toMatchObject([{ state: 'ambiguous' }]));
    expect(page.cartState().stalled).toBe(false);
    for (let seconds = 0; seconds < 150; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      // The database has turns of its own.
      for (let turn = 0; turn < 50; turn++) await new Promise((next) => void setImmediate(next));
    }
    expect(page.cartState()).toMatchObject({ stalled: true, waitingCount: 1 });
  });

  test('[STUCK3] goes on after everything was begun anew, although the browser would not open the database at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await load();
    const { WaymarkDatabase } = await import('#db/schema.ts');
    page.basket.addItem(makeItem(), 1);
    await settled();
    let refused = 0;
    const close = vi.spyOn(WaymarkDatabase.prototype, 'close').mockImplementationOnce(function (this: InstanceType<typeof WaymarkDatabase>, options) {
      close.mockRestore();
      this.close(options);
      vi.spyOn(WaymarkDatabase.prototype, 'open').mockImplementationOnce(() => {
        refused += 1;
        return Promise.reject(new DOMException('not now', 'UnknownError')) as never;
      });
    });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('/cart/v1/item') && refused === 0 ? Promise.resolve(new Response('upstream failure', { status: 502 })) : shop.fetch(url, init),
    );
    page.basket.addItem(makeItem(), 1);
    for (let seconds = 0; seconds < 200; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      for (let turn = 0; turn < 50; turn++) await new Promise((next) => void setImmediate(next));
    }
    expect(refused).toBe(1);
    expect(page.cartState()).toMatchObject({ stalled: false, waitingCount: 0 });
  });
});

describe('people', () => {
  test('[SIGN10] where the end of a sign-in is unknown nobody asks who we are before the rules for people are here', async () => {
    page.basket.addItem(makeItem(), 1);
    await settled();
    shop.offline = true;
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState().view?.pending).toMatchObject([{ kept: true }]));
    const { held, change } = await page.openBasket();
    const lane = { ...held().lane, renew: true, lastSignIn: { outcome: 'failed', doubt: 'first' } as const };
    await change((at) => ({ ...at, lane }));
    shop.offline = false;
    shop.calls.length = 0;
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    vi.doMock('./identity-side.ts', async (original) => {
      await arrived;
      return original();
    });
    await load();
    page.subscribeCart(() => {});
    await vi.waitFor(() => expect(shop.calls).toContain('fapi.serverTime'), { timeout: 5_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shop.calls).not.toContain('auth.token');
    arrive();
    await settled();
    expect(shop.calls).toContain('auth.token');
    vi.doUnmock('./identity-side.ts');
  });
});

describe('storage that may be cleared', () => {
  test('is asked to be kept when a basket begins, and not again', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'test', storage: { persist } });
    page.basket.addItem(makeItem(), 1);
    await settled();
    expect(persist).toHaveBeenCalledOnce();
    page.basket.addItem(makeItem(), 1);
    await settled();
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('a browser that clears the storage of the shop', () => {
  const told = vi.fn<() => void>();
  const nextPage = async (): Promise<void> => {
    await load();
    (await import('#src/lists/unsent-mark.ts')).onLoss(told);
    await page.openBasket();
  };
  const keepOne = async (): Promise<void> => {
    shop.offline = true;
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(taps()).toEqual([]));
    expect(document.cookie).toBe('waymark-unsent-cart=1');
  };
  beforeEach(() => told.mockClear());

  test('takes what waited with it: the cookie is left, and the shopper is told once', async () => {
    await keepOne();
    page.closeBasket();
    storage.clear();
    Dexie.dependencies.indexedDB = new IDBFactory();
    await nextPage();
    expect(told).toHaveBeenCalledOnce();
    expect(document.cookie).toBe('');
    await nextPage();
    expect(told).toHaveBeenCalledOnce();
  });

  test('tells nobody where nothing waited, or where what waited has been sent or is still there', async () => {
    await keepOne();
    await nextPage();
    expect(document.cookie).toBe('waymark-unsent-cart=1');
    shop.offline = false;
    await page.basket.sync();
    await settled();
    expect(document.cookie).toBe('');
    // As the service worker leaves it, which has sent everything and has no such cookie to take away.
    document.cookie = 'waymark-unsent-cart=1; Path=/; Max-Age=60; Secure';
    await nextPage();
    expect(document.cookie).toBe('');
    page.closeBasket();
    storage.clear();
    Dexie.dependencies.indexedDB = new IDBFactory();
    await nextPage();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('storage that fails', () => {
  test('[TAP4] takes a tap back that could not be kept, and says so', async () => {
    page.basket.addItem(makeItem('10000001'), 1);
    await settled();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('odd', 'DataError');
    });
    page.basket.addItem(makeItem('10000002'), 1);
    expect(page.cartState().count).toBe(2);
    await vi.waitFor(() => expect(page.cartState().takenBack).toHaveLength(1));
    expect(page.cartState().count).toBe(1);
    expect(taps()).toEqual([]);
  });

  test('[TAP4] stays on paper and on screen while the browser has closed the database, and is kept once it can be opened again', async () => {
    page.basket.addItem(makeItem('10000001'), 1);
    await settled();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { WaymarkDatabase } = await import('#db/schema.ts');
    const closed = vi.spyOn(WaymarkDatabase.prototype, 'connect').mockRejectedValue(new DOMException('closing', 'InvalidStateError'));
    page.basket.addItem(makeItem('10000002'), 1);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 1, takenBack: [], storage: 'lost' });
    expect(taps()).toHaveLength(1);

    closed.mockRestore();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 0, takenBack: [], storage: null }));
    expect(server.effects).toHaveLength(2);
    expect(taps()).toEqual([]);
  });

  test('[TAP4] does not call lost what another page took over from the journal', async () => {
    page.basket.addItem(makeItem('10000001'), 1);
    const [key = ''] = taps();
    const text = storage.getItem(key) ?? '';
    await settled();
    await load();
    storage.setItem(key, text);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('odd', 'DataError');
    });
    const id = page.basket.addItem(makeItem('10000002'), 1);
    await vi.waitFor(() => expect(page.cartState().takenBack.map((tap) => tap.id)).toEqual([id]));
    expect(page.cartState().count).toBe(1);
    expect(taps()).toEqual([]);
  });

  test('[TAP5] goes on in memory when there is no room, and says that it will not be kept', async () => {
    page.basket.addItem(makeItem('10000001'), 1);
    await settled();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.basket.addItem(makeItem('10000002'), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ storage: 'quota', waitingCount: 0, count: 2 }));
    expect(server.effects).toHaveLength(2);
  });

  test('[TAP5] works in memory from the start where storage is forbidden', async () => {
    vi.stubGlobal('indexedDB', undefined);
    storage.full = true;
    vi.spyOn(Dexie.prototype, 'open').mockRejectedValue(Object.assign(new Error('no'), { name: 'SecurityError' }));
    await load();
    page.basket.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ storage: 'denied', waitingCount: 0, count: 1 }));
    expect(server.effects).toHaveLength(1);
  });
});

describe('another tab', () => {
  test('[FEN1] that begins a basket is heard by one that has seen none: should it be closed in mid-drain, this one sends', async () => {
    const heard: ((event: { key: string }) => void)[] = [];
    vi.stubGlobal('addEventListener', (type: string, listener: (event: { key: string }) => void) => {
      if (type === 'storage') heard.push(listener);
    });
    page.subscribeCart(() => {});
    expect(page.cartState().view).toBeNull();
    storage.setItem('waymark.basket', JSON.stringify({ count: 1, subject: 'somebody' }));
    for (const listener of heard) listener({ key: 'waymark.basket' });
    await vi.waitFor(() => expect(page.cartState().view).not.toBeNull());
  });
});
