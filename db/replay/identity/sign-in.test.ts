import { describe, expect, test } from 'vitest';
import { applyCoupon, addItem, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { makeEnv, makeHeld, makeSnapshot, withTaps } from '#tests/support/make-held.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import { openShop, refusal, type Shop } from '#tests/support/shop.ts';
import { decide } from '../decide.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { beginSignIn, isDrained } from './sign-in.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

/** An account that has things in its cart from another device. */
async function withAccount(content: Readonly<Record<string, number>>): Promise<Shop> {
  const shop = await openShop();
  shop.server.sessions.set('laptop', { subject: 'ada', type: 'Registered', expired: false });
  const [first, ...rest] = Object.entries(content);
  const body = (upc: string, qty: number) => ({ product: 'TRAIL001BLK', upc, qty });
  if (first) shop.server.answer({ call: 'cart.createWithItem', body: body(...first), key: 'laptop-0' }, 'laptop');
  const cartId = shop.server.cartsOf('ada')[0]?.id;
  rest.forEach(([upc, qty], index) =>
    shop.server.answer({ call: 'cart.addItem', body: { cartId, ...body(upc, qty) }, key: `laptop-${index + 1}` }, 'laptop'),
  );
  return shop;
}

const signIn = (shop: Shop, account = 'ada'): Promise<unknown> => shop.done(shop.tab.identities.signIn(shop.server.issueCode(account)));

const expectBoth = async (shop: Shop, content: Record<string, number>): Promise<void> => {
  expect(shop.onServer()).toEqual(content);
  expect(await shop.onScreen()).toEqual(content);
  expect(await shop.rows()).toEqual([]);
};

const merges = ({ server }: Shop): number => server.effects.filter((effect) => effect.startsWith('merge')).length;

describe.each([
  ['with a server that merges at sign-in', true],
  ['with a device that merges', false],
])('signing in, %s', (_, mergesAtLogin) => {
  const open = async (content: Readonly<Record<string, number>>): Promise<Shop> => {
    const shop = await withAccount(content);
    shop.server.mergesAtLogin = mergesAtLogin;
    return shop;
  };

  test('[SIGN4] the carts of guest and account are merged, each line with the sum of both', async () => {
    const shop = await open({ [A]: 1, [B]: 1 });
    await shop.tap(addItem(A, 2), addItem(C));
    await signIn(shop);
    await shop.wait(10_000);
    expect((await shop.held()).identity).toMatchObject({ subject: 'ada', type: 'Registered' });
    expect((await shop.held()).lane).toMatchObject({ signIn: null, lastSignIn: { outcome: 'signed-in' } });
    await expectBoth(shop, { [A]: 3, [B]: 1, [C]: 1 });
    expect(merges(shop)).toBe(mergesAtLogin ? 1 : 0);
  });

  test('[SIGN4] no line of the merged cart exceeds the maximum of a cart', async () => {
    const shop = await open({ [A]: 900 });
    await shop.tap(addItem(A, 500));
    await signIn(shop);
    await shop.wait(10_000);
    await expectBoth(shop, { [A]: 1_000 });
  });

  test('[SIGN4] an account without a cart gets one with the guest’s content, including coupons', async () => {
    const shop = await open({});
    await shop.tap(addItem(A, 2), applyCoupon('SAVE10'));
    await signIn(shop);
    await shop.wait(10_000);
    await expectBoth(shop, { [A]: 2 });
    expect(cartOf(await shop.held()).snapshot?.couponItems.map(({ code }) => code)).toEqual(['SAVE10']);
    expect(shop.server.cartsOf('ada').filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  test('[SIGN1] earlier changes reach the server as the guest’s before the account is involved', async () => {
    const shop = await open({ [A]: 1 });
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(A, 2), addItem(B));
    await signIn(shop);
    await shop.wait(3_000);
    expect((await shop.held()).lane.signIn).toMatchObject({ stage: 'drain' });
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(20_000);
    const calls = shop.calls();
    expect(calls.lastIndexOf('cart.addItem')).toBeGreaterThan(-1);
    await expectBoth(shop, { [A]: 3, [B]: 1 });
  });

  test('[SIGN8] later changes are applied to the merged cart as differences: the account’s own units stay', async () => {
    const shop = await open({ [A]: 4, [B]: 2, [C]: 3 });
    await shop.tap(addItem(A, 2), addItem(B, 1), addItem(C, 1));
    await shop.wait(3_000);
    shop.device.network.faults = { ...NO_FAULTS, unavailable: 1 };
    await signIn(shop);
    await shop.tap(changeQuantity(A, 5), removeItem(B), {
      type: 'edit-variant',
      args: { item: makeItem(C), to: makeItem('10000009'), qty: 1 },
    });
    expect(await shop.onScreen()).toEqual({ [A]: 5, '10000009': 1 });
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(60_000);
    await expectBoth(shop, { [A]: 9, [B]: 2, [C]: 3, '10000009': 1 });
  });

  test('[SIGN3] a lost response is requested again with the same code: one session, one merge', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    await shop.wait(2_000);
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await signIn(shop);
    await shop.wait(20_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    await expectBoth(shop, { [A]: 3 });
    expect(merges(shop)).toBe(mergesAtLogin ? 1 : 0);
  });

  test('[SIGN5] [SIGN6] a response that is lost for longer than its code is valid leaves the guest a guest, and nothing is in two carts', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    await shop.wait(2_000);
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await signIn(shop);
    await shop.wait(16_000);
    shop.server.endCodes();
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(60_000);
    expect((await shop.held()).identity?.type).toBe('Guest');
    expect((await shop.held()).lane.lastSignIn).toMatchObject({ outcome: 'failed' });
    await shop.tap(addItem(B));
    await shop.wait(20_000);
    await signIn(shop);
    await shop.wait(60_000);
    expect(shop.onServer()).toEqual({ [A]: 3, [B]: 1 });
  });

  test('[SIGN10] an abandoned sign-in that succeeds after all is completed', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    await shop.wait(2_000);
    const guest = shop.device.network.jar.cookie;
    const guestCart = cartOf(await shop.held()).cartId;
    const code = shop.server.issueCode('ada');
    shop.answerWith(refusal(500, 'WMK500'), 'auth.token');
    shop.answerWith(refusal(401, 'AUT432'), 'auth.token');
    await shop.done(shop.tab.identities.signIn(code));
    await shop.wait(30_000);
    expect((await shop.held()).lane).toMatchObject({ signIn: null, lastSignIn: { outcome: 'failed', doubt: 'first' } });
    // The first one was still on its way.
    const body = { type: 'Registered', ...code, guestObjects: { basketId: guestCart } };
    const late = shop.server.answer({ call: 'auth.token', body }, guest);
    shop.device.network.jar.cookie = late.cookie ?? null;
    await shop.tap(addItem(B));
    await shop.wait(60_000);
    expect((await shop.held()).identity).toMatchObject({ subject: 'ada', type: 'Registered' });
    await expectBoth(shop, { [A]: 3, [B]: 1 });
  });

  test('[SIGN7] a code that the server refuses changes nothing for the guest', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    await shop.done(shop.tab.identities.signIn({ authorizationCode: 'forged', codeVerifier: 'forged' }));
    await shop.tap(addItem(B));
    await shop.wait(10_000);
    expect((await shop.held()).lane.lastSignIn).toEqual({ outcome: 'failed', code: 'AUT432' });
    await expectBoth(shop, { [A]: 2, [B]: 1 });
  });

  test('[SIGN3] a duplicate token is tried once more after two seconds, then the sign-in has failed', async () => {
    const shop = await open({});
    await shop.tap(addItem(A));
    await shop.wait(2_000);
    shop.answerWith(refusal(409, 'AUT409'), 'auth.token', 2);
    await signIn(shop);
    await shop.wait(1_900);
    expect((await shop.held()).lane.signIn).toMatchObject({ stage: 'exchange' });
    await shop.wait(5_000);
    expect((await shop.held()).lane.lastSignIn).toEqual({ outcome: 'failed', code: 'AUT409' });
    await expectBoth(shop, { [A]: 1 });
  });

  test('[SIGN1] two tabs that sign in at once are one sign-in', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    const other = await shop.openTab();
    await Promise.all([
      shop.done(shop.tab.identities.signIn(shop.server.issueCode('ada'))),
      shop.done(other.identities.signIn(shop.server.issueCode('ada'))),
    ]);
    await shop.wait(20_000);
    await expectBoth(shop, { [A]: 3 });
    expect(merges(shop)).toBe(mergesAtLogin ? 1 : 0);
  });

  test('[SIGN9] the screen changes from the guest’s cart to the merged one without a state in between', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2), addItem(B));
    await shop.wait(2_000);
    const shown: string[] = [];
    await signIn(shop);
    for (let moment = 0; moment < 300; moment++) {
      shown.push(JSON.stringify(await shop.onScreen()));
      await shop.wait(5);
    }
    expect([...new Set(shown)]).toEqual([JSON.stringify({ [A]: 2, [B]: 1 }), JSON.stringify({ [A]: 3, [B]: 1 })]);
  });

  test('[NET4] a clock that is set back does not extend the wait for the next exchange', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A, 2));
    await shop.wait(2_000);
    shop.device.network.faults = { ...NO_FAULTS, unavailable: 1 };
    await signIn(shop);
    await shop.wait(3_000);
    shop.clock.shift(-86_400_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(90_000);
    await expectBoth(shop, { [A]: 3 });
  });

  test('[SIGN4] refused changes of the guest stay visible to the account', async () => {
    const shop = await open({ [A]: 1 });
    shop.server.soldOut.add(C);
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    await signIn(shop);
    await shop.wait(10_000);
    expect((await shop.view()).refused).toHaveLength(1);
    expect(await shop.rows()).toMatchObject([{ subject: 'ada', state: 'refused', refusal: { code: 'INV700' } }]);
  });

  test('[ID5] a tap that another tab made as the guest belongs to the account', async () => {
    const shop = await open({ [A]: 1 });
    await shop.tap(addItem(A));
    await shop.wait(2_000);
    const guest = (await shop.held()).identity?.subject ?? null;
    await signIn(shop);
    await shop.wait(10_000);
    await shop.done(
      shop.tab.engine.enqueue([{ id: 'late', ...addItem(B), version: 1, locale: 'en-us', subject: guest, at: '2026-11-21T09:00:00.000Z' }]),
    );
    shop.tab.engine.wake(true);
    await shop.wait(5_000);
    await expectBoth(shop, { [A]: 2, [B]: 1 });
  });
});

describe('a barrier in a build without sign-in', () => {
  const credentials = { authorizationCode: 'c', codeVerifier: 'v' };
  const begun = beginSignIn(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(B)), credentials);
  const held = withTaps(begun, addItem(C));

  test('[SIGN1] a build without sign-in sends what was made before the barrier, and nothing of what came later', () => {
    const [, plan] = decide(held, makeEnv());
    expect(plan).toMatchObject({ do: 'send', seq: 1 });
    const drained = { ...held, outbox: held.outbox.slice(1) };
    expect(decide(drained, makeEnv())[1]).toMatchObject({ do: 'rest' });
  });

  test('[SIGN1] a build without sign-in sends nothing while the subject changes', () => {
    const { signIn: journal } = held.lane;
    if (!journal) throw new Error('no barrier');
    for (const stage of ['exchange', 'identify', 'fetch'] as const)
      expect(decide({ ...held, lane: { ...held.lane, signIn: { ...journal, stage } } }, makeEnv())[1]).toMatchObject({ do: 'rest' });
  });

  test('[SIGN2] a change that only a newer app can read does not delay the barrier', () => {
    const foreign = { ...held, outbox: held.outbox.slice(0, 1).map((row) => ({ ...row, type: 'fold-time' })) };
    expect(isDrained(held, 1)).toBe(false);
    expect(isDrained(foreign, 1)).toBe(true);
    expect(isDrained({ ...foreign, outbox: foreign.outbox.map((row) => ({ ...row, doubts: 1 })) }, 1)).toBe(false);
  });
});

test('[SIGN6] a cart that may be part of one account is not merged into another: its lines are shown for the shopper to decide', async () => {
  const shop = await openShop();
  await shop.tap(addItem(A, 2));
  await shop.wait(2_000);
  shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
  await signIn(shop, 'ada');
  await shop.wait(16_000);
  shop.server.endCodes();
  shop.device.network.faults = NO_FAULTS;
  await shop.wait(60_000);
  await signIn(shop, 'bob');
  await shop.wait(20_000);
  expect([...shop.server.contentOf('ada').values()]).toEqual([2]);
  expect([...shop.server.contentOf('bob').values()]).toEqual([]);
  expect(await shop.rows()).toMatchObject([{ subject: 'bob', state: 'refused', refusal: { code: 'HERE-LINE-LOST' } }]);
});

test('[ID5] a guest’s tap that a dying page left behind belongs to the account, even after the account has signed out', async () => {
  const shop = await openShop();
  await shop.tap(addItem(A));
  await shop.wait(2_000);
  const guest = (await shop.held()).identity?.subject ?? null;
  await signIn(shop);
  await shop.wait(10_000);
  await shop.done(shop.tab.identities.signOut({ pending: 'keep' }));
  await shop.wait(5_000);
  await shop.done(
    shop.tab.engine.enqueue([{ id: 'late', ...addItem(B), version: 1, locale: 'en-us', subject: guest, at: '2026-11-21T09:00:00.000Z' }]),
  );
  expect(await shop.rows()).toMatchObject([{ id: 'late', subject: 'ada' }]);
  await signIn(shop);
  await shop.wait(10_000);
  expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
});

test('[ID5] a tap under the former subject of a renamed guest is sent', async () => {
  const shop = await openShop();
  await shop.tap(addItem(A));
  await shop.wait(2_000);
  const before = (await shop.held()).identity?.subject ?? null;
  shop.server.forgetSessions();
  await shop.tap(addItem(B));
  await shop.wait(5_000);
  await shop.done(
    shop.tab.engine.enqueue([{ id: 'late', ...addItem(C), version: 1, locale: 'en-us', subject: before, at: '2026-11-21T09:00:00.000Z' }]),
  );
  shop.tab.engine.wake(true);
  await shop.wait(5_000);
  expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1, [C]: 1 });
  expect(await shop.rows()).toEqual([]);
});

test('[ID4] the engine learns at once of a session that the page renewed under another subject', async () => {
  const shop = await openShop();
  await shop.tap(addItem(A));
  await shop.wait(2_000);
  const held = await shop.done(shop.tab.engine.meet({ subject: 'guest-new', type: 'Guest' }));
  expect(held.identity).toMatchObject({ subject: 'guest-new' });
  expect(cartOf(held).snapshot?.items).toHaveLength(1);
});
