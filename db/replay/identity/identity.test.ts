import { describe, expect, test } from 'vitest';
import { addItem, changeQuantity } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, updateRow, withTaps } from '#tests/support/make-held.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { openShop, openShopWith } from '#tests/support/shop.ts';
import { enterEpoch, recordSession } from '../epoch.ts';
import { cartOf, emptyReplayState, pendingRows } from '#db/mutations/mutation.ts';

const A = '10000001';
const B = '10000002';

describe('the owner of a change', () => {
  test('[ID2] changes made before there was a session belong to the first one', () => {
    const held = recordSession(withTaps(emptyReplayState('cart'), addItem(A)), { subject: 'guest-1', type: 'Guest' }, makeEnv());
    expect(held.outbox.map(({ subject }) => subject)).toEqual(['guest-1']);
    expect(pendingRows(held)).toHaveLength(1);
  });

  test('[ID1] another person neither sees nor sends a change, and it is not lost', () => {
    const mine = withTaps({ ...makeHeld(), identity: { subject: 'ada', type: 'Registered' } }, addItem(A));
    const theirs = recordSession(mine, { subject: 'bob', type: 'Registered' }, makeEnv());
    expect(pendingRows(theirs)).toEqual([]);
    expect(cartOf(theirs).snapshot).toBeNull();
    const back = recordSession(theirs, { subject: 'ada', type: 'Registered' }, makeEnv());
    expect(pendingRows(back)).toHaveLength(1);
  });

  test('[ID3] a guest under a new subject keeps cart and changes; proved changes are settled, the rest get new keys', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const base = withTaps({ ...makeHeld(snapshot), identity: { subject: 'guest', type: 'Guest' } }, changeQuantity(A, 5), addItem(B));
    const seal = { request: { call: 'cart.addItem', locale: 'en-us' }, fingerprint: 'f', cartId: 'cart-1', epoch: 0, snapshotVersion: 1 } as const;
    const [first, second] = base.outbox;
    const doubted = updateRow(updateRow(base, 1, { seal, doubts: 1, state: 'ambiguous' }), 2, { seal, doubts: 1, state: 'ambiguous' });
    const proven = { ...snapshot, items: snapshot.items.map((item) => ({ ...item, opIds: [first?.key ?? ''] })) };
    const held = recordSession(
      { ...doubted, carts: doubted.carts.map((cart) => ({ ...cart, snapshot: proven })) },
      { subject: 'guest-2', type: 'Guest' },
      makeEnv(),
    );
    expect(cartOf(held)).toMatchObject({ subject: 'guest-2', cartId: 'cart-1' });
    expect(held.carts).toHaveLength(1);
    expect(held.outbox).toMatchObject([{ subject: 'guest-2', state: 'waiting', seal: null, doubts: 0 }]);
    expect(held.outbox[0]?.key).not.toBe(second?.key);
    expect(held.receipts.map(({ outcome }) => outcome)).toEqual(['acknowledged']);
  });

  test('[ID3] a session that the server no longer knows leads to another cart with the same content', async () => {
    const shop = await openShopWith(addItem(A, 2));
    shop.server.forgetSessions();
    await shop.tap(addItem(B));
    await shop.wait(5_000);
    expect(shop.onServer()).toEqual({ [A]: 2, [B]: 1 });
    expect(await shop.onScreen()).toEqual({ [A]: 2, [B]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[ID7] a subject that is new on the device adopts the cart that the server names, which is read before anything is added', async () => {
    const shop = await openShopWith(addItem(A));
    shop.server.sessions.set('other', { subject: 'ada', type: 'Registered', expired: false });
    shop.server.answer({ call: 'cart.createWithItem', body: { product: 'TRAIL001BLK', upc: B, qty: 2 }, subject: 'ada', key: 'elsewhere' }, 'other');
    shop.device.network.jar.cookie = 'other';
    await shop.tap(addItem(A));
    await shop.wait(5_000);
    expect(await shop.onScreen()).toEqual({ [B]: 2 });
    await shop.tap(addItem(B));
    await shop.wait(5_000);
    expect(shop.server.cartsOf('ada').map(({ lines }) => lines.map(({ upc, qty }) => [upc, qty]))).toEqual([[[B, 3]]]);
  });

  test('[ID7] a cart that is known here, or was given up here, is not replaced by the one that the server names', () => {
    const session = { subject: 'ada', type: 'Registered', basket: { id: 'cart-9' } } as const;
    const met = recordSession(emptyReplayState('cart'), session, makeEnv());
    expect(cartOf(met)).toMatchObject({ subject: 'ada', cartId: 'cart-9', read: 'soon' });
    expect(cartOf(recordSession(met, { ...session, basket: { id: 'cart-8' } }, makeEnv())).cartId).toBe('cart-9');
    expect(cartOf(recordSession(enterEpoch(met, null, new Set(), makeEnv()), session, makeEnv())).cartId).toBeNull();
    expect(cartOf(recordSession(emptyReplayState('cart'), { ...session, basket: { id: null } }, makeEnv())).cartId).toBeNull();
  });

  test('[ID7] while a request that may have created a cart is in doubt, no cart is adopted, because its own may have been bought', async () => {
    const shop = await openShop();
    const guest = { subject: 'guest-1', type: 'Guest' } as const;
    shop.server.sessions.set('first', { subject: guest.subject, expired: false });
    shop.device.network.jar.cookie = 'first';
    await shop.done(shop.tab.engine.meet(guest));
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await shop.tap(addItem(A));
    await shop.wait(100);
    expect(await shop.rows()).toMatchObject([{ attempts: 1, seal: { cartId: null } }]);
    const [made] = shop.server.cartsOf(guest.subject);
    expect(cartOf(recordSession(await shop.held(), { ...guest, basket: { id: made?.id } }, makeEnv())).cartId).toBeNull();
    shop.server.expireSessions();
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(20_000);
    expect(await shop.rows()).toEqual([]);
    expect(shop.onServer()).toEqual({ [A]: 1 });
    expect(shop.server.cartsOf(guest.subject)).toHaveLength(1);
    expect(shop.calls().filter((call) => call === 'cart.addItem' || call === 'cart.create')).toEqual([]);
  });

  test('[ID4] every request states its subject', async () => {
    const shop = await openShopWith(addItem(A), addItem(B));
    const { identity } = await shop.held();
    const stated = shop.device.network.sent.filter(({ call }) => call.startsWith('cart.')).map(({ subject }) => subject);
    expect(stated).toEqual([identity?.subject, identity?.subject]);
  });

  test('[ID4] nothing is done with the cookie of another person, and changes wait for their owner', async () => {
    const shop = await openShopWith(addItem(A));
    shop.server.sessions.set('other', { subject: 'ada', type: 'Registered', expired: false });
    shop.device.network.jar.cookie = 'other';
    await shop.tap(addItem(B));
    await shop.wait(5_000);
    expect(shop.server.cartsOf('ada')).toEqual([]);
    expect((await shop.held()).identity).toEqual({ subject: 'ada', type: 'Registered' });
    expect(await shop.rows()).toHaveLength(1);
    expect(await shop.view()).toMatchObject({ count: 0, waitingCount: 0 });
  });

  test('[ID3] a change with the cookie of a guest under a new subject is made at once', async () => {
    const shop = await openShopWith(addItem(A));
    shop.server.sessions.set('other', { subject: 'guest-x', expired: false });
    shop.device.network.jar.cookie = 'other';
    await shop.tap(addItem(B));
    await shop.wait(3_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect((await shop.view()).hold).toBeNull();
  });
});
