import { describe, expect, test } from 'vitest';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import { openShop, openShopWith } from '#tests/support/shop.ts';

const A = '10000001';
const B = '10000002';

const lost = { ...NO_FAULTS, dropRequest: 1 };
const answerLost = { ...NO_FAULTS, dropAnswer: 1 };

describe('a change on a good network', () => {
  test('[OUT7] [ACK1] a change is acknowledged, leaves the outbox, and leaves a receipt', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A, 2));
    const [row] = await shop.rows();
    await shop.wait(1_000);
    expect(await shop.rows()).toEqual([]);
    expect([...(await shop.device.settled([row?.id ?? '']))]).toEqual([row?.id]);
    expect(shop.onServer()).toEqual({ [A]: 2 });
    expect((await shop.view()).lines[0]).toMatchObject({ mark: 'saved', kept: true });
  });

  test('[KEY1] an addition creates a cart with its first item, under the key that it had before the first attempt', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    const [row] = await shop.rows();
    await shop.wait(1_000);
    expect(shop.calls()).toEqual(['auth.token', 'cart.createWithItem']);
    expect(shop.device.network.sent.at(-1)?.key).toBe(row?.id);
  });

  test('[CMP1] [CMP2] a change is compiled for the server’s item of that choice, as an absolute quantity', async () => {
    const shop = await openShopWith(addItem(A));
    await shop.tap(changeQuantity(A, 5));
    await shop.wait(1_000);
    expect(shop.device.network.sent.at(-1)).toMatchObject({
      call: 'cart.updateItem',
      query: { itemId: expect.stringMatching(/^item-/) },
      body: { qty: 5 },
    });
    expect(shop.onServer()).toEqual({ [A]: 5 });
  });

  test('[OUT2] changes are sent in the order of the taps, one at a time', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A), addItem(B), applyCoupon('SAVE10'), removeItem(A));
    await shop.wait(2_000);
    expect(shop.calls().slice(1)).toEqual(['cart.createWithItem', 'cart.addItem', 'cart.applyCoupon', 'cart.removeItem']);
    expect(shop.onServer()).toEqual({ [B]: 1 });
  });

  test('[REF5] [CMP3] a change of a line that another device removed adds the line again', async () => {
    const shop = await openShopWith(addItem(A));
    for (const serverCart of shop.server.carts.values()) {
      serverCart.lines = [];
      serverCart.version += 1;
    }
    await shop.tap(changeQuantity(A, 3));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.updateItem', 'cart.get', 'cart.addItem']);
    expect(shop.onServer()).toEqual({ [A]: 3 });
  });

  test('[CMP3] a change of gift option, store or size reaches the item that it concerns', async () => {
    const shop = await openShopWith(addItem(A, 2));
    await shop.tap({ type: 'set-fulfilment', args: { item: makeItem(A), qty: 2, store: { id: 'S1', name: 'One' } } });
    await shop.wait(1_000);
    const inStore = makeItem(A, { storeId: 'S1', storeName: 'One', shippingCode: 'pickup' });
    await shop.tap({
      type: 'edit-variant',
      args: { item: inStore, to: makeItem(B, { storeId: 'S1', storeName: 'One', shippingCode: 'pickup' }), qty: 2 },
    });
    await shop.wait(1_000);
    await shop.tap({
      type: 'set-gift-option',
      args: { item: makeItem(B, { storeId: 'S1', storeName: 'One', shippingCode: 'pickup' }), qty: 2, giftOption: { to: 'Ada', message: 'For you' } },
    });
    await shop.wait(1_000);
    expect(shop.onServer()).toEqual({ [`${B} pickup-S1  Ada|For you`]: 2 });
    expect((await shop.view()).lines.map(({ mark }) => mark)).toEqual(['saved']);
  });
});

describe('a change whose request or response is lost', () => {
  test('[OUT5] a change is stored as attempted before it is sent', async () => {
    const shop = await openShop();
    shop.device.network.faults = lost;
    await shop.tap(addItem(A));
    await shop.wait(200);
    const held = await shop.held();
    expect(held.identity).toBeNull();
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    shop.device.network.faults = lost;
    await shop.tap(addItem(B));
    await shop.wait(200);
    expect((await shop.rows())[0]).toMatchObject({
      state: 'sending',
      attempts: 1,
      seal: { fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/), request: { call: 'cart.addItem' } },
    });
  });

  test('[KEY2] a change is sent again with the same body and the same key, and is applied once', async () => {
    const shop = await openShopWith(addItem(B));
    shop.device.network.faults = answerLost;
    await shop.tap(addItem(A, 2));
    await shop.wait(16_000);
    expect((await shop.rows())[0]).toMatchObject({ doubts: 1 });
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    const adds = shop.device.network.sent.filter(({ call }) => call === 'cart.addItem');
    expect(adds.length).toBeGreaterThan(1);
    expect(new Set(adds.map((request) => JSON.stringify(request))).size).toBe(1);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1 });
  });

  test('[SEAL1] an attempted change is not merged: a change of the same line waits behind it', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = lost;
    await shop.tap(addItem(A), addItem(A), addItem(A));
    const rows = await shop.rows();
    expect(rows.map(({ state, merged }) => [state, merged.length])).toEqual([
      ['sending', 0],
      ['waiting', 1],
    ]);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(60_000);
    expect(shop.onServer()).toEqual({ [A]: 4 });
  });

  test('[NET2] the engine sends a probe before it repeats a change', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B));
    await shop.wait(60_000);
    const after = shop.calls().slice(2);
    expect(after.filter((call) => call === 'cart.addItem')).toHaveLength(1);
    expect(after.filter((call) => call === 'fapi.serverTime').length).toBeGreaterThan(2);
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[FOLD2] a change is not counted twice if a read contains it before its answer arrives', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = answerLost;
    await shop.tap(addItem(A, 2));
    await shop.wait(100);
    const [serverCart] = shop.server.carts.values();
    if (!serverCart) throw new Error('no basket');
    await shop.done(
      shop.tab.engine.change((held) => ({ ...held, carts: held.carts.map((cart) => ({ ...cart, snapshot: shop.server.cartOf(serverCart) })) })),
    );
    expect(await shop.rows()).toHaveLength(1);
    expect(await shop.onScreen()).toEqual({ [A]: 3 });
  });

  test('[OUT6] a change counts as ambiguous if the tab died before the answer, and is applied once', async () => {
    const shop = await openShopWith(addItem(B));
    await shop.tap(addItem(A));
    await shop.wait(20);
    shop.tab.kill();
    expect((await shop.rows())[0]?.state).toBe('sending');
    const next = await shop.openTab();
    await shop.wait(2_000);
    expect(next.alive()).toBe(true);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect(await shop.rows()).toEqual([]);
  });
});

describe('several drainers', () => {
  test('[FEN1] two tabs that wake up together send each change once', async () => {
    const shop = await openShop();
    const second = await shop.openTab();
    await shop.tap(addItem(A));
    void second.tap(addItem(B));
    second.engine.wake(true);
    shop.tab.engine.wake(true);
    await shop.wait(2_000);
    expect(shop.calls().filter((call) => call.startsWith('cart.')).length).toBe(2);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[FEN2] an older drainer that wakes up late records nothing', async () => {
    const shop = await openShopWith(addItem(A));
    await shop.tap(addItem(B));
    await shop.wait(20);
    const sealed = (await shop.rows())[0];
    // As if another drainer had begun without the lock: a browser that gave it to two, or has none.
    await shop.done(shop.tab.engine.change((held) => ({ ...held, lane: { ...held.lane, fence: held.lane.fence + 1 } })));
    await shop.wait(300);
    expect((await shop.rows())[0]).toEqual(sealed);
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[OUT3] a queue made offline keeps its order across a restart', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B), applyCoupon('SAVE10'), removeItem(A), applyCoupon('WELCOME'));
    await shop.wait(1_000);
    shop.tab.kill();
    shop.device.network.spell = null;
    await shop.openTab();
    await shop.wait(3_000);
    const order = shop.calls().filter((call, at) => call !== 'fapi.serverTime' && at > 1);
    expect(order.slice(-4)).toEqual(['cart.addItem', 'cart.applyCoupon', 'cart.removeItem', 'cart.applyCoupon']);
    expect(shop.onServer()).toEqual({ [B]: 1 });
  });
});
