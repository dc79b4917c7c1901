import { Dexie } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSite, load, page, server, settled, shop, storage, taps, useCartPage } from '#tests/support/cart-page.ts';
import { makeItem } from '#tests/support/make-cart.ts';

useCartPage();

describe('storage that may be cleared', () => {
  test('is asked to be kept when a cart begins, and not again', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'test', storage: { persist } });
    page.cart.addItem(makeItem(), 1);
    await settled();
    expect(persist).toHaveBeenCalledOnce();
    page.cart.addItem(makeItem(), 1);
    await settled();
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('a browser that clears the storage of the shop', () => {
  const onLost = vi.fn<() => void>();
  const nextPage = async (): Promise<void> => {
    await load();
    (await import('#src/base/lists/unsent-mark.ts')).onLoss(onLost);
    await page.openCart();
  };
  const keepOne = async (): Promise<void> => {
    shop.offline = true;
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(taps()).toEqual([]));
    expect(document.cookie).toBe('waymark-unsent-cart=1');
  };
  beforeEach(() => onLost.mockClear());

  test('takes what waited with it: the cookie is left, and the shopper is told once', async () => {
    await keepOne();
    page.closeCart();
    clearSite();
    await nextPage();
    expect(onLost).toHaveBeenCalledOnce();
    expect(document.cookie).toBe('');
    await nextPage();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('tells nobody where nothing waited, or where what waited has been sent or is still there', async () => {
    await keepOne();
    await nextPage();
    expect(document.cookie).toBe('waymark-unsent-cart=1');
    shop.offline = false;
    await page.cart.sync();
    await settled();
    expect(document.cookie).toBe('');
    // As the service worker leaves it, which has sent everything and has no such cookie to take away.
    document.cookie = 'waymark-unsent-cart=1; Path=/; Max-Age=60; Secure';
    await nextPage();
    expect(document.cookie).toBe('');
    page.closeCart();
    clearSite();
    await nextPage();
    expect(onLost).not.toHaveBeenCalled();
  });
});

describe('storage that fails', () => {
  test('[TAP4] takes a tap back that could not be kept, and says so', async () => {
    page.cart.addItem(makeItem('10000001'), 1);
    await settled();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('odd', 'DataError');
    });
    page.cart.addItem(makeItem('10000002'), 1);
    expect(page.cartState().count).toBe(2);
    await vi.waitFor(() => expect(page.cartState().takenBack).toHaveLength(1));
    expect(page.cartState().count).toBe(1);
    expect(taps()).toEqual([]);
  });

  test.each([
    ['has closed the database', 'InvalidStateError'],
    ['does not open the database because it is clearing it', 'AbortError'],
  ])('[TAP4] stays on paper and on screen while the browser %s, and is kept once it can be opened again', async (_, name) => {
    page.cart.addItem(makeItem('10000001'), 1);
    await settled();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { WaymarkDatabase } = await import('#db/storage/schema.ts');
    const closed = vi.spyOn(WaymarkDatabase.prototype, 'connect').mockRejectedValue(new DOMException('closing', name));
    page.cart.addItem(makeItem('10000002'), 1);
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
    page.cart.addItem(makeItem('10000001'), 1);
    const [key = ''] = taps();
    const text = storage.getItem(key) ?? '';
    await settled();
    await load();
    storage.setItem(key, text);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('odd', 'DataError');
    });
    const id = page.cart.addItem(makeItem('10000002'), 1);
    await vi.waitFor(() => expect(page.cartState().takenBack.map((tap) => tap.id)).toEqual([id]));
    expect(page.cartState().count).toBe(1);
    expect(taps()).toEqual([]);
  });

  test('[TAP9] takes a tap back of which nothing can be made, and keeps the ones beside it', async () => {
    page.cart.addItem(makeItem('10000001'), 1);
    page.cart.addItem({ ...makeItem('10000002'), choice: { product: 'TRAIL001BLK', upc: '' } }, 1);
    page.cart.addItem(makeItem('10000003'), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ count: 2, waitingCount: 0 }));
    expect(page.cartState().takenBack).toHaveLength(1);
    expect(server.effects).toHaveLength(2);
    expect(taps()).toEqual([]);
  });

  test('[TAP5] goes on in memory when there is no room, and says that it will not be kept', async () => {
    page.cart.addItem(makeItem('10000001'), 1);
    await settled();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.cart.addItem(makeItem('10000002'), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ storage: 'quota', waitingCount: 0, count: 2 }));
    expect(server.effects).toHaveLength(2);
  });

  test('[TAP5] works in memory from the start where storage is forbidden', async () => {
    vi.stubGlobal('indexedDB', undefined);
    storage.full = true;
    vi.spyOn(Dexie.prototype, 'open').mockRejectedValue(Object.assign(new Error('no'), { name: 'SecurityError' }));
    await load();
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ storage: 'denied', waitingCount: 0, count: 1 }));
    expect(server.effects).toHaveLength(1);
  });
});
