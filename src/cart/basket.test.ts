import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeItem } from '#tests/support/make-cart.ts';
import { createModelFetch, type ModelFetch } from '#tests/support/model-fetch.ts';
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
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'test' });
  vi.stubGlobal('fetch', shop.fetch);
  await load();
});

afterEach(() => {
  page.closeBasket();
  vi.unstubAllGlobals();
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
