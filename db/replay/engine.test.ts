import { describe, expect, test } from 'vitest';
import { NO_FAULTS } from '#tests/support/model-network.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { openShop, refusal } from '#tests/support/shop.ts';
import { makeHeld, makeSnapshot, makeTap } from '#tests/support/make-held.ts';
import { settle } from '#tests/support/virtual-clock.ts';
import { createMemoryStore } from '../tables/memory-store.ts';
import { createEngine } from './engine.ts';
import { KEYED } from './gateway.ts';
import { PARK_AFTER } from './record.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

const lost = { ...NO_FAULTS, loseRequest: 1 };
const answerLost = { ...NO_FAULTS, loseAnswer: 1 };

describe('a change on a good network', () => {
  test('[OUT7] [ACK1] is acknowledged, leaves the outbox, and leaves a receipt', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A, 2));
    const [row] = await shop.rows();
    await shop.wait(1_000);
    expect(await shop.rows()).toEqual([]);
    expect([...(await shop.device.settled([row?.id ?? '']))]).toEqual([row?.id]);
    expect(shop.onServer()).toEqual({ [A]: 2 });
    expect((await shop.view()).lines[0]).toMatchObject({ mark: 'saved', kept: true });
  });

  test('[KEY1] makes a basket with its first item, under the key that it had before the first attempt', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    const [row] = await shop.rows();
    await shop.wait(1_000);
    expect(shop.calls()).toEqual(['auth.token', 'cart.createWithItem']);
    expect(shop.device.network.sent.at(-1)?.key).toBe(row?.id);
  });

  test('[CMP1] [CMP2] is compiled for the item that the server has for that choice, as an absolute quantity', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    await shop.tap(changeQuantity(A, 5));
    await shop.wait(1_000);
    expect(shop.device.network.sent.at(-1)).toMatchObject({
      call: 'cart.updateItem',
      query: { itemId: expect.stringMatching(/^item-/) },
      body: { qty: 5 },
    });
    expect(shop.onServer()).toEqual({ [A]: 5 });
  });

  test('[OUT2] waits its turn: what was tapped first is sent first, one at a time', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A), addItem(B), applyCoupon('SAVE10'), removeItem(A));
    await shop.wait(2_000);
    expect(shop.calls().slice(1)).toEqual(['cart.createWithItem', 'cart.addItem', 'cart.applyCoupon', 'cart.removeItem']);
    expect(shop.onServer()).toEqual({ [B]: 1 });
  });

  test('[REF5] [CMP3] of a line that another device took out puts the line in again', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    for (const basket of shop.server.baskets.values()) {
      basket.lines = [];
      basket.version += 1;
    }
    await shop.tap(changeQuantity(A, 3));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.updateItem', 'cart.get', 'cart.addItem']);
    expect(shop.onServer()).toEqual({ [A]: 3 });
  });

  test('[CMP3] of a gift, a store and another size reaches the item it is about', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A, 2));
    await shop.wait(1_000);
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

describe('a change whose request or answer is lost', () => {
  test('[OUT5] is stored as attempted before it is sent', async () => {
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

  test('[KEY2] is sent again with the same body and the same key, and lands once', async () => {
    const shop = await openShop();
    await shop.tap(addItem(B));
    await shop.wait(1_000);
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

  test('[SEAL1] takes nothing in: a change of the same line waits behind it', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
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

  test('[NET2] asks the clock of the shop before it is sent once more', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.offline = true;
    await shop.tap(addItem(B));
    await shop.wait(60_000);
    const after = shop.calls().slice(2);
    expect(after.filter((call) => call === 'cart.addItem')).toHaveLength(1);
    expect(after.filter((call) => call === 'fapi.serverTime').length).toBeGreaterThan(2);
    shop.device.network.offline = false;
    shop.tab.engine.wake(true);
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[FOLD2] is not counted twice when a read shows it before its answer does', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.faults = answerLost;
    await shop.tap(addItem(A, 2));
    await shop.wait(100);
    const [basket] = shop.server.baskets.values();
    if (!basket) throw new Error('no basket');
    await shop.done(
      shop.tab.engine.change((held) => ({ ...held, carts: held.carts.map((cart) => ({ ...cart, snapshot: shop.server.cartOf(basket) })) })),
    );
    expect(await shop.rows()).toHaveLength(1);
    expect(await shop.onScreen()).toEqual({ [A]: 3 });
  });

  test('[OUT6] counts as ambiguous when the tab died before the answer, and lands once', async () => {
    const shop = await openShop();
    await shop.tap(addItem(B));
    await shop.wait(1_000);
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

describe('what the shop answers', () => {
  test('[ANS9] 429 with Retry-After is waited out, and a look at the page does not cut it short', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.faults = { ...NO_FAULTS, tooMany: 1 };
    await shop.tap(addItem(B));
    await shop.wait(200);
    expect((await shop.rows())[0]).toMatchObject({ state: 'unprocessed', doubts: 0 });
    shop.device.network.faults = NO_FAULTS;
    shop.tab.engine.wake(true);
    await shop.wait(1_000);
    expect(shop.onServer()).toEqual({ [A]: 1 });
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS2] 401 renews the session and goes on with the same body and key', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.server.expireSessions();
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.addItem', 'auth.token', 'cart.addItem']);
    const [first, , second] = shop.device.network.sent.slice(2);
    expect(second).toEqual(first);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS3] 409 "same key in progress" is waited for', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith(refusal(409, 'WMK409K'), 'cart.addItem', 2);
    await shop.tap(addItem(B));
    await shop.wait(200);
    expect((await shop.rows())[0]?.state).toBe('ambiguous');
    await shop.wait(10_000);
    expect(new Set(shop.device.network.sent.filter(({ call }) => call === 'cart.addItem').map(({ key }) => key)).size).toBe(1);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS4] 412 reads the cart and compiles the change again, under another key', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith(refusal(412, 'WMK412'), 'cart.updateItem');
    await shop.tap(changeQuantity(A, 4));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.updateItem', 'cart.get', 'cart.updateItem']);
    const [first, , second] = shop.device.network.sent.slice(2);
    expect(second?.key).not.toBe(first?.key);
    expect(shop.onServer()).toEqual({ [A]: 4 });
  });

  test('[ANS5] a page instead of an answer proves nothing: the change stays as it is and is settled later', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.faults = { ...NO_FAULTS, portalAfter: 1 };
    await shop.tap(addItem(A));
    await shop.wait(100);
    expect((await shop.rows())[0]).toMatchObject({ state: 'ambiguous', doubts: 1 });
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    expect(shop.onServer()).toEqual({ [A]: 2 });
  });

  test('[ANS6] 426 holds everything, in order and untouched, until another build of the app', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith(refusal(426, 'WMK426'), undefined, 1);
    await shop.tap(addItem(B), addItem(C));
    await shop.wait(30_000);
    shop.tab.engine.wake(true);
    await shop.wait(30_000);
    expect((await shop.view()).hold).toBe('client-too-old');
    expect(await shop.rows()).toHaveLength(2);
    expect(shop.calls().slice(2)).toEqual(['cart.addItem']);
  });

  test('[ANS7] the bot challenge holds the changes until the page has met it', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith({ status: 403, body: { appId: 'guard', correlationId: 'c' } }, undefined, 1);
    await shop.tap(addItem(B));
    await shop.wait(1_000);
    expect((await shop.view()).hold).toBe('challenge');
    shop.tab.engine.wake(true);
    await shop.wait(1_000);
    expect((await shop.view()).hold).toBeNull();
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ACK2] another cart is no proof: the change is made again for the one that is ours', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    const [basket] = shop.server.baskets.values();
    if (!basket) throw new Error('no basket');
    shop.answerWith({ status: 200, body: { ...shop.server.cartOf(basket), id: 'another' } }, 'cart.addItem');
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect((await shop.held()).carts[0]?.cartId).toBe(basket.id);
  });

  test('[ANS10] AUT498 drops the cart, begins another, replays what waits and says so', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith(refusal(498, 'AUT498'), 'cart.addItem');
    for (const basket of shop.server.baskets.values()) basket.state = 'gone';
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [B]: 1 });
    expect((await shop.view()).notices.map(({ kind }) => kind)).toEqual(['invalid-customer']);
  });
});

describe('a change that is refused', () => {
  test('[REF1] stays at its line with the code, and the others go on', async () => {
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

  test('[REF2] rolls back to what the shop has', async () => {
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

  test('[REF3] can be tried again under a new key, or let go', async () => {
    const shop = await openShop();
    shop.server.soldOut.add(A);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(2_000);
    const [refused] = await shop.rows();
    await shop.done(shop.tab.engine.retry(refused?.id ?? ''));
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect((await shop.rows())[0]?.state).toBe('refused');
    shop.server.soldOut.clear();
    await shop.done(shop.tab.engine.retry(refused?.id ?? ''));
    shop.tab.engine.wake();
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    shop.server.soldOut.add(C);
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    await shop.done(shop.tab.engine.dismiss((await shop.rows())[0]?.id ?? ''));
    expect(await shop.rows()).toEqual([]);
  });

  test('[REF3] cannot be dismissed before it is refused', async () => {
    const shop = await openShop();
    shop.device.network.offline = true;
    await shop.tap(addItem(A));
    await shop.done(shop.tab.engine.dismiss((await shop.rows())[0]?.id ?? ''));
    expect(await shop.rows()).toHaveLength(1);
  });

  test('[REF4] quick shop adds once more after two seconds, and then shows it', async () => {
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

  test('[REF4] quick shop does not try a gift again', async () => {
    const shop = await openShop();
    shop.answerWith(refusal(403, 'GWP403'), 'cart.createWithItem');
    await shop.tap(addItem(A, 1, 'quickshop'));
    await shop.wait(1_000);
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', refusal: { code: 'GWP403' } });
  });

  test('[REF6] a coupon for which a basket was made, and which is none, is refused', async () => {
    const shop = await openShop();
    await shop.tap(applyCoupon('NONSENSE'));
    await shop.wait(2_000);
    expect((await shop.rows())[0]).toMatchObject({ state: 'refused', refusal: { code: 'PRM130' } });
  });

  test('[REF7] a coupon that turns out to be applied already, when sent again, is what was wished for', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith(refusal(412, 'WMK412'), 'cart.applyCoupon');
    for (const basket of shop.server.baskets.values()) basket.coupons.push('SAVE10');
    await shop.tap(applyCoupon('SAVE10'));
    await shop.wait(2_000);
    expect(await shop.rows()).toEqual([]);
    expect((await shop.view()).cart.couponItems).toMatchObject([{ code: 'SAVE10', valid: true }]);
  });
});

describe('nothing waits silently', () => {
  test('[STUCK1] a change that is answered with errors again and again is set aside: other lines go on, its own waits behind it', async () => {
    const shop = await openShop();
    await shop.tap(addItem(C));
    await shop.wait(1_000);
    shop.answerWith(refusal(500, 'GEN500'), 'cart.addItem', PARK_AFTER);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(10);
    await shop.tap(changeQuantity(A, 7));
    for (let turn = 0; turn < PARK_AFTER; turn++) await shop.wait(31_000);
    expect(shop.onServer()).toEqual({ [B]: 1, [C]: 1 });
    expect((await shop.rows()).map(({ parked, state }) => [parked, state])).toEqual([
      [true, 'ambiguous'],
      [false, 'waiting'],
    ]);
    await shop.wait(6 * 60_000);
    expect(shop.onServer()).toEqual({ [A]: 7, [B]: 1, [C]: 1 });
  });

  test('[STUCK2] the making of a basket is never passed over', async () => {
    const shop = await openShop();
    shop.answerWith(refusal(500, 'GEN500'), 'cart.createWithItem', PARK_AFTER + 3);
    await shop.tap(addItem(A), addItem(B));
    for (let turn = 0; turn < PARK_AFTER + 4; turn++) await shop.wait(31_000);
    const makings = shop.device.network.sent.filter(({ call }) => call.startsWith('cart.create'));
    expect(makings).toHaveLength(PARK_AFTER + 4);
    expect(new Set(makings.map(({ key }) => key)).size).toBe(1);
    expect(shop.server.baskets.size).toBe(1);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[NET3] a wake-up cuts our own waiting short', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.offline = true;
    await shop.tap(addItem(B));
    await shop.wait(120_000);
    shop.device.network.offline = false;
    shop.tab.engine.wake(true);
    await shop.wait(500);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[NET5] a wake-up in the very moment in which a drain ends is heard', async () => {
    for (let turns = 0; turns < 40; turns++) {
      const sent: string[] = [];
      const engine = createEngine(
        {
          clock: { now: () => 0, after: () => () => {} },
          random: { id: () => `id-${sent.length}`, fraction: () => 0 },
          lock: { hold: (_, work) => work() },
          store: createMemoryStore([makeHeld(makeSnapshot({ [A]: 1 }))]),
          session: { renew: () => Promise.resolve({ kind: 'session', session: { subject: 'guest', type: 'Guest' } }) },
          connectivity: { current: () => 'online', note: () => {}, probe: () => Promise.resolve('online') },
          transport: {
            send: ({ call }) => {
              sent.push(call);
              return Promise.resolve({ kind: 'answer', status: 200, body: makeSnapshot({ [A]: 1, [B]: 1 }, { version: 2 }), retryAfterMs: null });
            },
          },
        },
        { lane: 'cart', profile: KEYED, build: 'one' },
      );
      engine.wake();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      await engine.enqueue([makeTap(addItem(B))]);
      engine.wake();
      await settle();
      expect({ turns, sent }).toEqual({ turns, sent: ['cart.addItem'] });
    }
  });

  test('[NET4] a clock that is set back does not stretch a pause', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.faults = { ...NO_FAULTS, tooMany: 1 };
    await shop.tap(addItem(B));
    await shop.wait(200);
    shop.device.network.faults = NO_FAULTS;
    shop.clock.shift(-86_400_000);
    await shop.wait(6_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });
});

describe('several hands', () => {
  test('[FEN1] two tabs that both wake send each change once', async () => {
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

  test('[FEN2] an older drainer that wakes up late may record nothing', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
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

  test('[OUT3] a queue made without network keeps its order across a restart', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.device.network.offline = true;
    await shop.tap(addItem(B), applyCoupon('SAVE10'), removeItem(A), applyCoupon('WELCOME'));
    await shop.wait(1_000);
    shop.tab.kill();
    shop.device.network.offline = false;
    await shop.openTab();
    await shop.wait(3_000);
    const order = shop.calls().filter((call, at) => call !== 'fapi.serverTime' && at > 1);
    expect(order.slice(-4)).toEqual(['cart.addItem', 'cart.applyCoupon', 'cart.removeItem', 'cart.applyCoupon']);
    expect(shop.onServer()).toEqual({ [B]: 1 });
  });
});

describe('snapshots', () => {
  test('[SNAP1] a newer one is never replaced by an older one', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    const [basket] = shop.server.baskets.values();
    if (!basket) throw new Error('no basket');
    const old = shop.server.cartOf(basket);
    await shop.tap(addItem(A));
    await shop.wait(1_000);
    shop.answerWith({ status: 200, body: old }, 'cart.get');
    void shop.tab.engine.refresh();
    await shop.wait(1_000);
    expect(shop.calls().at(-1)).toBe('cart.get');
    expect(await shop.onScreen()).toEqual({ [A]: 2 });
  });

  test('[SNAP3] a read waits until the queue is empty', async () => {
    const shop = await openShop();
    await shop.tap(addItem(A));
    await shop.wait(1_000);
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

  test('[SNAP4] what moved since the shopper saw it is said, once, until it is dismissed or moves back', async () => {
    const shop = await openShop();
    shop.server.prices.set(A, 1_200);
    await shop.tap(addItem(A), addItem(B));
    await shop.wait(2_000);
    const notices = async (): Promise<unknown[]> => (await shop.view()).notices.map(({ kind, details }) => [kind, details]);
    expect(await notices()).toEqual([['price-up', { name: expect.any(String), from: 1_000, to: 1_200, currency: 'USD' }]]);
    const refresh = async (): Promise<void> => {
      for (const basket of shop.server.baskets.values()) basket.version += 1;
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
