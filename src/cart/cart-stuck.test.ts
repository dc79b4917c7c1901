import { describe, expect, test, vi } from 'vitest';
import { load, page, server, settled, shop, taps, useCartPage } from '#tests/support/cart-page.ts';
import { makeItem } from '#tests/support/make-cart.ts';

useCartPage();

/** A gateway in front of the shop that gets nothing put into a cart, for as long as it `fails`. */
const gateItems = (fails: () => boolean = () => true): void =>
  void vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/cart/v1/item') && fails() ? Promise.resolve(new Response('upstream failure', { status: 502 })) : shop.fetch(url, init),
  );

const pass = async (seconds: number): Promise<void> => {
  for (let gone = 0; gone < seconds; gone += 5) {
    await vi.advanceTimersByTimeAsync(5_000);
    // The database has turns of its own.
    for (let turn = 0; turn < 50; turn++) await new Promise((next) => void setImmediate(next));
  }
};

describe('a change that has lain here for a month', () => {
  test('[STUCK4] is asked about before it is sent, and once it was wanted again not asked about any more', async () => {
    shop.offline = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 24 * 60 * 60_000 });
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(taps()).toEqual([]));
    vi.useRealTimers();
    await load();
    await page.openCart();
    await vi.waitFor(() => expect(page.cartState().view?.refused).toMatchObject([{ refusal: { code: 'HERE-STILL-WANTED' } }]));
    shop.offline = false;
    await page.cart.sync();
    expect(server.effects).toEqual([]);

    shop.offline = true;
    await page.cart.retry(page.cartState().view?.refused[0]?.id ?? '');
    await load();
    await page.openCart();
    await vi.waitFor(() => expect(page.cartState()).toMatchObject({ waitingCount: 1 }));
    shop.offline = false;
    await page.cart.sync();
    await settled();
    expect(server.effects).toHaveLength(1);
  });
});

describe('what gets nowhere', () => {
  test('[STUCK3] is said where attempt after attempt fails for two minutes although the shop answers otherwise', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await load();
    page.cart.addItem(makeItem(), 1);
    await settled();
    gateItems();
    page.cart.addItem(makeItem(), 1);
    await vi.waitFor(() => expect(page.cartState().view?.pending).toMatchObject([{ state: 'ambiguous' }]));
    expect(page.cartState().stalled).toBe(false);
    await pass(150);
    expect(page.cartState()).toMatchObject({ stalled: true, waitingCount: 1 });
  });

  test('[STUCK3] goes on after everything was begun anew, although the browser would not open the database at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await load();
    const { WaymarkDatabase } = await import('#db/storage/schema.ts');
    page.cart.addItem(makeItem(), 1);
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
    gateItems(() => refused === 0);
    page.cart.addItem(makeItem(), 1);
    await pass(200);
    expect(refused).toBe(1);
    expect(page.cartState()).toMatchObject({ stalled: false, waitingCount: 0 });
  });
});
