import { describe, expect, test } from 'vitest';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { addItem, applyCoupon, changeQuantity, removeItem } from '#tests/support/make-cart.ts';
import { openShop, refusal, type Shop } from '#tests/support/shop.ts';
import { retryRefused } from './shopper-actions.ts';
import { LOCAL_REASONS } from '#db/mutations/mutation.ts';
import { orderPlaced } from './rebuild.ts';
import { canonicalJson, keyFrom } from './seal.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

const basketId = async (shop: Shop): Promise<string> => {
  const cart = (await shop.held()).carts[0];
  if (!cart?.cartId) throw new Error('no basket yet');
  return cart.cartId;
};

async function withCart(): Promise<Shop> {
  const shop = await openShop();
  await shop.tap(addItem(A, 2), addItem(B));
  await shop.wait(2_000);
  return shop;
}

const since = (shop: Shop, calls: number): string[] => shop.calls().slice(calls);

describe('a cart that vanished on the server', () => {
  test('[REB1] the cart returns with the old items, and the change is made', async () => {
    const shop = await withCart();
    const before = shop.calls().length;
    shop.server.vanish(await basketId(shop));
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(since(shop, before)).toEqual(['cart.addItem', 'orders.byCart', 'cart.create', 'cart.addItem']);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1, [C]: 1 });
    expect(await shop.rows()).toEqual([]);
    expect((await shop.view()).notices.map(({ kind }) => kind)).toEqual(['rebuilt']);
  });

  test('[REB5] [EPO1] a removed line stays removed and a changed one stays changed, with new item ids', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    await shop.tap(removeItem(A), changeQuantity(B, 4));
    await shop.wait(3_000);
    expect(shop.onServer()).toEqual({ [B]: 4 });
    expect(await shop.onScreen()).toEqual({ [B]: 4 });
  });

  test('[REB1] the old items are shown during the rebuild', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    await shop.tap(addItem(C));
    for (let turn = 0; turn < 40; turn++) {
      expect(await shop.onScreen()).toEqual({ [A]: 2, [B]: 1, [C]: 1 });
      await shop.wait(20);
    }
  });

  test('[REB1] the cart returns with its coupons', async () => {
    const shop = await withCart();
    await shop.tap(applyCoupon('SAVE10'));
    await shop.wait(1_000);
    shop.server.vanish(await basketId(shop));
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect((await shop.view()).cart.couponItems).toMatchObject([{ code: 'SAVE10', valid: true }]);
  });

  test('[REB1] a read detects a vanished cart too', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    void shop.tab.engine.refresh();
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1 });
  });

  test('[REB4] the cart is created exactly once, whatever is killed and whichever answer is lost', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 0.5, duplicate: 0.5 };
    await shop.tap(addItem(C));
    await shop.wait(300);
    shop.tab.kill();
    await shop.openTab();
    await shop.wait(20_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(60_000);
    const open = [...shop.server.carts.values()].filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1, [C]: 1 });
  });

  test('[REB4] body and key are derived only from the old cart', async () => {
    const shop = await withCart();
    const id = await basketId(shop);
    shop.server.vanish(id);
    shop.answerWith(refusal(503, 'WMK503'), 'cart.create', 2);
    await shop.tap(addItem(C));
    await shop.wait(60_000);
    const creations = shop.device.network.sent.filter(({ call }) => call === 'cart.create');
    expect(creations).toHaveLength(3);
    expect(new Set(creations.map((request) => JSON.stringify(request))).size).toBe(1);
    expect(creations[0]?.body).toMatchObject({ rebuildOf: { cartId: id, epoch: 0 } });
    expect(creations[0]?.key).toBe(keyFrom(canonicalJson(creations[0]?.body)));
  });

  test('[REB6] a line that cannot return stays visible as a refused change', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    shop.server.soldOut.add(A);
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [B]: 1, [C]: 1 });
    const ghost = (await shop.view()).lines.find((line) => line.ghost);
    expect(ghost).toMatchObject({ item: { upc: A, qty: 2 }, reason: LOCAL_REASONS.lineLost });
    shop.server.soldOut.clear();
    await shop.done(shop.tab.engine.change(retryRefused(ghost?.refused[0]?.id ?? '')));
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1, [C]: 1 });
  });

  test('[REB6] a line that returns with fewer units is shown', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    shop.server.maxQty = 1;
    shop.server.clamps = true;
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1, [C]: 1 });
    expect((await shop.view()).lines[0]).toMatchObject({
      item: { upc: A, qty: 1 },
      mark: 'refused',
      refused: [{ type: 'change-quantity', change: { args: { qty: 2 } } }],
    });
  });

  test('[REB6] if no cart can be created, the lines are kept and nothing is lost', async () => {
    const shop = await withCart();
    shop.server.vanish(await basketId(shop));
    shop.answerWith(refusal(400, 'WMK400'), 'cart.create');
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [C]: 1 });
    expect((await shop.view()).lines.filter(({ ghost }) => ghost).map(({ item }) => [item.upc, item.qty])).toEqual([
      [A, 2],
      [B, 1],
    ]);
  });

  test('[REB7] a change triggers one rebuild and is refused the second time', async () => {
    const shop = await withCart();
    shop.answerWith(refusal(404, 'BSK404'), 'cart.addItem', 2);
    await shop.tap(addItem(C));
    await shop.wait(3_000);
    expect(shop.calls().filter((call) => call === 'cart.create')).toHaveLength(1);
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', refusal: { code: 'BSK404' } });
  });

  test('[REB7] after three rebuilds in an hour the lines wait for the shopper', async () => {
    const shop = await withCart();
    for (let turn = 0; turn < 4; turn++) {
      shop.server.vanish(await basketId(shop));
      void shop.tab.engine.refresh();
      await shop.wait(2_000);
    }
    expect(shop.calls().filter((call) => call === 'cart.create')).toHaveLength(3);
    expect((await shop.view()).lines.map(({ item, ghost }) => [item.upc, ghost])).toEqual([
      [A, true],
      [B, true],
    ]);
  });

  test('[REB1] an empty cart is created by the next change', async () => {
    const shop = await withCart();
    await shop.tap(removeItem(A), removeItem(B));
    await shop.wait(1_000);
    shop.server.vanish(await basketId(shop));
    const before = shop.calls().length;
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(since(shop, before)).toEqual(['cart.addItem', 'cart.createWithItem']);
    expect(shop.onServer()).toEqual({ [C]: 1 });
  });
});

describe('a cart that became an order', () => {
  test('[REB2] the bought items do not return, and an addition goes to the next cart', async () => {
    const shop = await withCart();
    const orderNumber = shop.server.order(await basketId(shop));
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [C]: 1 });
    expect(await shop.onScreen()).toEqual({ [C]: 1 });
    expect((await shop.view()).notices).toMatchObject([{ kind: 'became-order', details: { orderNumber } }]);
  });

  test('[REB2] a change of a bought line is refused', async () => {
    const shop = await withCart();
    shop.server.order(await basketId(shop));
    await shop.tap(changeQuantity(A, 5), removeItem(B));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({});
    expect((await shop.rows()).map(({ state, refusal: reason }) => [state, reason?.code])).toEqual([
      ['refused', LOCAL_REASONS.ordered],
      ['refused', LOCAL_REASONS.ordered],
    ]);
  });

  test.each([
    ['arrived before', true],
    ['never arrived', false],
  ])('[REB8] the checkout reports the order while an addition that %s it is in doubt: it is bought once, or in the next cart', async (_, arrived) => {
    const shop = await withCart();
    shop.device.network.faults = { ...NO_FAULTS, ...(arrived ? { dropAnswer: 1 } : { dropRequest: 1 }) };
    await shop.tap(addItem(C));
    await shop.wait(16_000);
    const cartId = await basketId(shop);
    const orderNumber = shop.server.order(cartId);
    await shop.done(shop.tab.engine.change((held, env) => orderPlaced(held, cartId, orderNumber, env)));
    shop.device.network.faults = NO_FAULTS;
    shop.tab.engine.wake(true);
    await shop.wait(20_000);
    expect(shop.onServer()).toEqual(arrived ? {} : { [C]: 1 });
    expect(await shop.onScreen()).toEqual(arrived ? {} : { [C]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[REB3] an addition whose response was lost is not bought twice', async () => {
    const shop = await withCart();
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await shop.tap(addItem(C));
    await shop.wait(100);
    shop.server.order(await basketId(shop));
    await shop.wait(15_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    expect(await shop.rows()).toEqual([]);
    expect(shop.onServer()).toEqual({});
    expect(shop.calls()).toContain('orders.get');
  });

  test('[REB3] an addition whose request was lost goes to the next cart', async () => {
    const shop = await withCart();
    shop.device.network.faults = { ...NO_FAULTS, dropRequest: 1 };
    await shop.tap(addItem(C));
    await shop.wait(100);
    shop.server.order(await basketId(shop));
    await shop.wait(16_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    expect(shop.onServer()).toEqual({ [C]: 1 });
  });

  test('[REB2] nothing is rebuilt while the order is being placed', async () => {
    const shop = await withCart();
    const id = await basketId(shop);
    shop.server.order(id, 'PLACING');
    await shop.tap(addItem(C));
    await shop.wait(10_000);
    expect(shop.calls()).not.toContain('cart.create');
    const order = shop.server.carts.get(id)?.order;
    if (order) order.state = 'PLACED';
    await shop.wait(40_000);
    expect(shop.onServer()).toEqual({ [C]: 1 });
  });

  test('[REB2] if an order had begun and the server knows none, the items return only if the shopper retries them', async () => {
    const shop = await withCart();
    await shop.done(shop.tab.engine.change((held) => ({ ...held, carts: held.carts.map((cart) => ({ ...cart, ordering: true })) })));
    shop.server.vanish(await basketId(shop));
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [C]: 1 });
    expect((await shop.view()).lines.filter(({ ghost }) => ghost)).toHaveLength(2);
  });
});
