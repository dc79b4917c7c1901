import { describe, expect, test } from 'vitest';
import { addItem, applyCoupon, changeQuantity } from '#tests/support/make-cart.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import { openShop, openShopWith, refusal } from '#tests/support/shop.ts';
import { dismissRefused, retryRefused } from './shopper-actions.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

describe('a change that is refused', () => {
  test('[REF1] a refused change stays on its line with the code, and others are sent', async () => {
    const shop = await openShop();
    shop.server.soldOut.add(B);
    await shop.tap(addItem(A), addItem(B), addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [C]: 1 });
    const view = await shop.view();
    expect(view.count).toBe(2);
    expect(view.lines.map(({ item, mark, reason, ghost }) => [item.upc, mark, reason, ghost])).toEqual([
      [A, 'saved', null, false],
      [C, 'saved', null, false],
      [B, 'refused', 'INV700', true],
    ]);
  });

  test('[REF2] the view falls back to what the server has', async () => {
    const shop = await openShop();
    shop.server.maxQty = 3;
    await shop.tap(addItem(A, 2));
    await shop.wait(1_000);
    await shop.tap(changeQuantity(A, 9));
    expect(await shop.onScreen()).toEqual({ [A]: 9 });
    await shop.wait(2_000);
    expect(await shop.onScreen()).toEqual({ [A]: 2 });
    const [line] = (await shop.view()).lines;
    expect(line?.refused[0]).toMatchObject({ refusal: { code: 'INV408', details: { maxAllowedQty: 3 } }, change: { args: { qty: 9 } } });
  });

  test('[REF3] a refused change can be retried under a new key, or dismissed', async () => {
    const shop = await openShop();
    shop.server.soldOut.add(A);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(2_000);
    const [refused] = await shop.rows();
    await shop.done(shop.tab.engine.change(retryRefused(refused?.id ?? '')));
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect((await shop.rows())[0]?.state).toBe('refused');
    shop.server.soldOut.clear();
    await shop.done(shop.tab.engine.change(retryRefused(refused?.id ?? '')));
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    shop.server.soldOut.add(C);
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    await shop.done(shop.tab.engine.change(dismissRefused((await shop.rows())[0]?.id ?? '')));
    expect(await shop.rows()).toEqual([]);
  });

  test('[REF3] a change cannot be dismissed before it is refused', async () => {
    const shop = await openShop();
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(A));
    await shop.done(shop.tab.engine.change(dismissRefused((await shop.rows())[0]?.id ?? '')));
    expect(await shop.rows()).toHaveLength(1);
  });

  test('[REF4] quick shop sends an addition once more after two seconds, and then shows the refusal', async () => {
    const shop = await openShop();
    shop.server.soldOut.add(A);
    await shop.tap(addItem(A, 1, 'quickshop'));
    await shop.wait(1_500);
    const tries = (): unknown[] => shop.device.network.sent.filter(({ call }) => call === 'cart.createWithItem');
    expect(tries()).toHaveLength(1);
    expect((await shop.rows())[0]?.state).toBe('waiting');
    shop.tab.engine.wake(true);
    await shop.wait(200);
    expect(tries()).toHaveLength(1);
    await shop.wait(2_000);
    expect(tries()).toHaveLength(2);
    expect((await shop.rows())[0]?.state).toBe('refused');
  });

  test('[REF4] quick shop does not retry a gift', async () => {
    const shop = await openShop();
    shop.answerWith(refusal(403, 'GWP403'), 'cart.createWithItem');
    await shop.tap(addItem(A, 1, 'quickshop'));
    await shop.wait(1_000);
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', refusal: { code: 'GWP403' } });
  });

  test('[REF6] an invalid coupon for which a cart was created is refused', async () => {
    const shop = await openShop();
    await shop.tap(applyCoupon('NONSENSE'));
    await shop.wait(2_000);
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', refusal: { code: 'PRM130' } });
  });

  test('[REF7] a repeated coupon that is already applied counts as success', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith(refusal(412, 'WMK412'), 'cart.applyCoupon');
    for (const cart of shop.server.carts.values()) cart.coupons.push('SAVE10');
    await shop.tap(applyCoupon('SAVE10'));
    await shop.wait(2_000);
    expect(await shop.rows()).toEqual([]);
    expect((await shop.view()).cart.couponItems).toMatchObject([{ code: 'SAVE10', valid: true }]);
  });
});
