import { describe, expect, test, vi } from 'vitest';
import type { Tap } from '#db/mutations/mutation.ts';
import { CHANGE_VERSIONS } from '#db/cart/upcast.ts';
import { load, page, server, settled, shop, storage, taps, useCartPage } from '#tests/support/cart-page.ts';
import { makeItem } from '#tests/support/make-cart.ts';
import { turns } from '#tests/support/turns.ts';

useCartPage();

describe('a tap', () => {
  test('[TAP1] is on paper and on screen before the call returns, with no database open', async () => {
    page.subscribeCart(() => {});
    page.cart.addItem(makeItem(), 2);
    expect(taps()).toHaveLength(1);
    expect(page.cartState()).toMatchObject({ view: null, count: 2, waitingCount: 1, lines: [{ mark: 'waiting', kept: false, item: { qty: 2 } }] });
    await settled();
  });

  test('[TAP2] moves into the outbox under the id it has, and out of the journal', async () => {
    const id = page.cart.addItem(makeItem(), 2);
    await settled();
    expect(taps()).toEqual([]);
    expect(server.effects).toEqual([`cart.createWithItem ${id}`]);
    expect(page.cartState()).toMatchObject({ count: 2, lines: [{ mark: 'saved', kept: true }] });
  });

  test('[TAP2] of a page that died before its database was open is made by the next page', async () => {
    vi.doMock('./engine-loader.ts', () => new Promise(() => {}));
    await load();
    page.cart.addItem(makeItem(), 1);
    page.cart.addItem(makeItem(), 1);
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
    page.cart.addItem(makeItem(), 1);
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
    page.cart.addItem(makeItem(), 2);
    await settled();
    const [line] = page.cartState().lines;
    if (!line) throw new Error('no line');
    page.cart.changeQuantity(line, 5);
    expect(page.cartState()).toMatchObject({ count: 5, lines: [{ mark: 'waiting', kept: false }], view: { estimated: true } });
    await settled();
    expect(page.cartState()).toMatchObject({ count: 5, view: { estimated: false } });
  });

  test('is undone by what a removal gives back', async () => {
    page.cart.addItem(makeItem(), 3);
    await settled();
    const [line] = page.cartState().lines;
    if (!line) throw new Error('no line');
    const undo = page.cart.removeItem(line);
    expect(page.cartState().lines).toEqual([]);
    undo();
    expect(page.cartState().count).toBe(3);
    await settled();
    expect([...server.contentOf(page.cartState().view?.subject ?? '').values()]).toEqual([3]);
  });

  test('waits without network and says since when', async () => {
    shop.offline = true;
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ view: { waitingCount: 1 }, lines: [{ mark: 'waiting', kept: true }] }));
    expect(page.cartState().waitingSince).toMatch(/^\d{4}-/);
    shop.offline = false;
    await page.cart.sync();
    await settled();
  });
});

describe('the count in the header', () => {
  test('[TAP7] is there on the next visit before any database is open', async () => {
    page.cart.addItem(makeItem(), 4);
    await settled();
    await load();
    page.subscribeCart(() => {});
    expect(page.cartState()).toMatchObject({ view: null, count: 4 });
    await settled();
    expect(page.cartState().count).toBe(4);
  });

  test('[VER1] is written in the version of its kind that this app reads', () => {
    page.cart.addItem(makeItem(), 1);
    expect(new Set(Object.values(CHANGE_VERSIONS))).toEqual(new Set([(JSON.parse(storage.getItem(taps()[0] ?? '') ?? '{}') as Tap).version]));
  });

  test('[TAP8] loads nothing on a first visit', async () => {
    const loader = vi.fn();
    vi.doMock('./engine-loader.ts', loader);
    await load();
    vi.useFakeTimers();
    page.subscribeCart(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.dynamicImportSettled();
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
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('waymark-replay'));
    await load();
    page.subscribeCart(() => {});
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
    shop.offline = false;
    await page.cart.sync();
    await settled();
    await load();
    await page.openCart();
    expect(register).toHaveBeenCalledTimes(2);
  });
});

describe('people', () => {
  test('[SIGN10] where the end of a sign-in is unknown nobody asks who we are before the rules for people are here', async () => {
    page.cart.addItem(makeItem(), 1);
    await settled();
    shop.offline = true;
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState().view?.pending).toMatchObject([{ kept: true }]));
    const { held, change } = await page.openCart();
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
    // With the answer in hand nothing but the rules is waited for.
    await turns(50);
    expect(shop.calls).not.toContain('auth.token');
    arrive();
    await settled();
    expect(shop.calls).toContain('auth.token');
    vi.doUnmock('./identity-side.ts');
  });
});

describe('another tab', () => {
  test('[FEN1] that begins a cart is heard by one that has seen none: should it be closed in mid-drain, this one sends', async () => {
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
