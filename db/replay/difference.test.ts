import { describe, expect, test } from 'vitest';
import type { CartDifference } from '#contract/cart-difference.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { addItem, changeQuantity, removeItem } from '#tests/support/make-cart.ts';
import { openShop, openShopWith, type Shop } from '#tests/support/shop.ts';
import { acceptSnapshot } from './epoch.ts';
import { readAnswer } from './gateways/difference.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

const snapshotOf = async (shop: Shop) => cartOf(await shop.held()).snapshot;
const shortened = (shop: Shop): number => shop.server.differences?.shortened ?? 0;
const named = (shop: Shop): (string | undefined)[] =>
  shop.device.network.sent.filter(({ call }) => call.startsWith('cart.')).map((request) => (request as { holds?: string }).holds);

describe('carts that are answered as differences', () => {
  test('[DIFF1] the first request names no cart, and each later one the cart that the device holds', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    const first = (await snapshotOf(shop))?.tag;
    await shop.tap(addItem(B));
    await shop.wait(1_000);
    const second = (await snapshotOf(shop))?.tag;
    await shop.done(shop.tab.engine.refresh());
    await shop.wait(1_000);
    expect(named(shop)).toEqual(['none', first, second]);
    expect(shortened(shop)).toBe(2);
  });

  test('[DIFF2] after differences the device holds the cart that the server has', async () => {
    const shop = await openShopWith(addItem(A), addItem(B));
    await shop.tap(changeQuantity(A, 3), removeItem(B), addItem(C));
    await shop.wait(2_000);
    expect(shortened(shop)).toBeGreaterThan(1);
    const [cart] = shop.server.carts.values();
    const { tag: _, ...held } = { ...(await snapshotOf(shop)) };
    expect(held).toEqual(cart && shop.server.cartOf(cart));
    expect(await shop.onScreen()).toEqual({ [A]: 3, [C]: 1 });
  });

  test('[DIFF1] a repeat after a lost answer is the same request, and names the cart that the device holds by then', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await shop.tap(addItem(B));
    await shop.wait(16_000);
    const held = (await snapshotOf(shop))?.tag;
    shop.device.network.faults = NO_FAULTS;
    shop.tab.engine.wake(true);
    await shop.wait(5_000);
    const attempts = shop.device.network.sent.filter(({ call }) => call === 'cart.addItem') as { key?: string; holds?: string }[];
    expect(attempts.length).toBeGreaterThan(1);
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    expect(attempts.at(-1)?.holds).toBe(held);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[DIFF3] a difference from a cart that was replaced meanwhile acknowledges nothing: the repeat brings the cart, and the change is made once', async () => {
    const shop = await openShopWith(addItem(A));
    const [cart] = shop.server.carts.values();
    shop.device.network.faults = { ...NO_FAULTS, slow: 1 };
    await shop.tap(addItem(B));
    // Another response of the page, without a tag, while the change is under way.
    await shop.done(shop.tab.engine.change((held, { now }) => (cart ? acceptSnapshot(held, shop.server.cartOf(cart), now) : held)));
    await shop.wait(6_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(30_000);
    expect(named(shop).slice(-1)).toEqual(['none']);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect(await shop.onScreen()).toEqual({ [A]: 1, [B]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[DIFF4] a server that answers with whole carts alone is asked in vain, and everything arrives', async () => {
    const shop = await openShop();
    shop.server.differences = null;
    await shop.tap(addItem(A), addItem(B), changeQuantity(A, 4));
    await shop.wait(3_000);
    expect(new Set(named(shop))).toEqual(new Set(['none']));
    expect(shop.onServer()).toEqual({ [A]: 4, [B]: 1 });
    expect(await shop.onScreen()).toEqual({ [A]: 4, [B]: 1 });
  });
});

describe('readAnswer', () => {
  const open = async () => {
    const shop = await openShopWith(addItem(A), addItem(B));
    const snapshot = await snapshotOf(shop);
    if (!snapshot) throw new Error('No snapshot');
    const fields = { version: snapshot.version + 1, tag: 'next' };
    return { snapshot, difference: { base: snapshot.tag ?? '', items: [], fields } satisfies CartDifference };
  };

  test('[DIFF2] keeps what does not differ, replaces what differs in a line, adds new ones, and orders them as told', async () => {
    const { snapshot, difference } = await open();
    const [one, other] = snapshot.items;
    if (!one || !other) throw new Error('No lines');
    const fresh = { ...one, id: 'fresh' };
    const more = { ...other, qty: 7, price: { ...other.price, amount: 3 } };
    const items = [
      { at: 1, qty: 7, price: { amount: 3 } },
      { at: 2, ...fresh },
    ];
    expect(readAnswer({ ...difference, items }, snapshot)).toEqual({ ...snapshot, ...difference.fields, items: [one, more, fresh] });
    expect(readAnswer({ ...difference, items: [{ at: 2, ...fresh }], order: [2, 0] }, snapshot)?.items).toEqual([fresh, one]);
    expect(readAnswer({ ...difference, order: [] }, snapshot)?.items).toEqual([]);
  });

  test('[DIFF3] takes nothing from a difference that is incomplete or from another cart', async () => {
    const { snapshot, difference } = await open();
    const { tag: _, ...untagged } = snapshot;
    expect(readAnswer(difference, null)).toBeNull();
    expect(readAnswer(difference, untagged)).toBeNull();
    expect(readAnswer({ ...difference, base: 'another' }, snapshot)).toBeNull();
    expect(readAnswer({ ...difference, items: undefined }, snapshot)).toBeNull();
    expect(readAnswer({ ...difference, order: [2] }, snapshot)).toBeNull();
    expect(readAnswer({ ...difference, items: [{ at: 4, ...snapshot.items[0] }] }, snapshot)).toBeNull();
    expect(readAnswer({ ...difference, order: 7 }, snapshot)).toBeNull();
    for (const body of [null, 'text', 7, [], { of: 'the future' }]) expect(readAnswer(body, snapshot)).toBeNull();
  });
});
