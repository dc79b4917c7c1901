import { describe, expect, test } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { openShop, openShopWith } from '#tests/support/shop.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

describe('snapshots', () => {
  test('[SNAP1] a newer snapshot is never replaced by an older one', async () => {
    const shop = await openShopWith(addItem(A));
    const [cart] = shop.server.carts.values();
    if (!cart) throw new Error('no basket');
    const old = shop.server.cartOf(cart);
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith({ status: 200, body: old }, 'cart.get');
    void shop.tab.engine.refresh();
    await shop.wait(1_000);
    expect(shop.calls().at(-1)).toBe('cart.get');
    expect(await shop.onScreen()).toEqual({ [A]: 2 });
  });

  test('[SNAP3] a read waits until the queue is empty', async () => {
    const shop = await openShopWith(addItem(A));
    void shop.tab.engine.refresh();
    await shop.tap(addItem(B), addItem(C));
    await shop.wait(2_000);
    expect(
      shop
        .calls()
        .slice(2)
        .filter((call) => call === 'cart.get').length,
    ).toBeLessThanOrEqual(1);
    expect(shop.calls().slice(-2)).not.toContain('cart.createWithItem');
    expect(await shop.onScreen()).toEqual({ [A]: 1, [B]: 1, [C]: 1 });
  });

  test('[SNAP4] a change of price or stock since the last look adds one notice, until it is dismissed or reverted', async () => {
    const shop = await openShop();
    shop.server.prices.set(A, 1_200);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(2_000);
    const notices = async (): Promise<unknown[]> => (await shop.view()).notices.map(({ kind, details }) => [kind, details]);
    expect(await notices()).toEqual([['price-up', { name: expect.any(String), from: 1_000, to: 1_200, currency: 'USD' }]]);
    const refresh = async (): Promise<void> => {
      for (const cart of shop.server.carts.values()) cart.version += 1;
      void shop.tab.engine.refresh();
      await shop.wait(1_000);
    };
    shop.server.prices.set(A, 900);
    await refresh();
    expect(await notices()).toMatchObject([['price-down', { from: 1_000, to: 900 }]]);
    shop.server.prices.set(A, 1_000);
    shop.server.soldOut.add(B);
    await refresh();
    expect(await notices()).toMatchObject([['sold-out', {}]]);
    await refresh();
    expect(await notices()).toHaveLength(1);
  });
});
