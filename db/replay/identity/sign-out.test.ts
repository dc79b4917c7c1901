import { describe, expect, test } from 'vitest';
import { addItem, applyCoupon, changeQuantity, makeItem } from '#tests/support/make-cart.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';
import type { Leftovers } from './sign-out.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

async function signedIn(): Promise<Shop> {
  const shop = await openShop();
  await shop.tap(addItem(A, 2));
  await shop.done(shop.tab.identities.signIn(shop.server.issueCode('ada')));
  await shop.wait(10_000);
  return shop;
}

const signIn = (shop: Shop, account: string): Promise<unknown> => shop.done(shop.tab.identities.signIn(shop.server.issueCode(account)));
const signOut = (shop: Shop, pending: Leftovers): Promise<unknown> => shop.done(shop.tab.identities.signOut({ pending }));
const contentOf = ({ server }: Shop, who: string): Record<string, number> =>
  Object.fromEntries([...server.contentOf(who)].map(([choice, qty]) => [choice.replace(/ home$/, ''), qty]));

describe('signing out', () => {
  test('[OUTS1] a sign-out sends pending changes first, and the next person finds nothing', async () => {
    const shop = await signedIn();
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B));
    await signOut(shop, 'send');
    await shop.wait(2_000);
    expect((await shop.held()).identity?.subject).toBe('ada');
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(30_000);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 2, [B]: 1 });
    const held = await shop.held();
    expect(held).toMatchObject({ identity: null, carts: [], outbox: [], notices: [] });
    expect(shop.server.sessions.get(shop.device.network.jar.cookie ?? '')).toBeUndefined();
    expect(await shop.view()).toMatchObject({ count: 0, waitingCount: 0 });
  });

  test('[OUTS2] a session that another page renews meanwhile does not sign the account in again', async () => {
    const shop = await signedIn();
    shop.device.network.spell = OFFLINE;
    await signOut(shop, 'discard');
    await shop.done(shop.tab.engine.meet({ subject: 'ada', type: 'Registered' }));
    expect(await shop.held()).toMatchObject({ identity: null, lane: { signOut: { stage: 'end' } } });
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(40_000);
    expect((await shop.held()).identity?.type).not.toBe('Registered');
  });

  test('[OUTS2] a sign-out takes effect offline, and nothing is sent with the old cookie before the server has confirmed it', async () => {
    const shop = await signedIn();
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B));
    await signOut(shop, 'discard');
    expect(await shop.view()).toMatchObject({ count: 0, waitingCount: 0, subject: null });
    await shop.tap(addItem(C));
    await shop.wait(2_000);
    const before = shop.device.network.sent.length;
    shop.device.network.spell = null;
    shop.tab.engine.wake(true);
    await shop.wait(40_000);
    const after = shop
      .calls()
      .slice(before)
      .filter((call) => call !== 'fapi.serverTime');
    expect(after.slice(0, 2)).toEqual(['auth.signout', 'auth.token']);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 2 });
    expect(shop.onServer()).toEqual({ [C]: 1 });
    expect((await shop.held()).identity?.type).toBe('Guest');
  });

  test('[NET4] a clock that is set back does not extend the wait until the server is informed', async () => {
    const shop = await signedIn();
    shop.device.network.faults = { ...NO_FAULTS, unavailable: 1 };
    await signOut(shop, 'discard');
    await shop.wait(3_000);
    shop.clock.shift(-86_400_000);
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(90_000);
    expect((await shop.held()).lane.signOut).toBeNull();
  });

  test('[OUTS3] kept changes are product ids and quantities, and no other person sees or sends them', async () => {
    const shop = await signedIn();
    shop.device.network.spell = OFFLINE;
    shop.tab.connectivity.hint(false);
    const gift = { to: 'Grace', message: 'Happy birthday' };
    const item = { ...makeItem(B), choice: { ...makeItem(B).choice, giftOption: gift } };
    await shop.tap({ type: 'add-item', args: { item, qty: 2 } }, applyCoupon('SAVE10'));
    await signOut(shop, 'keep');
    const stored = JSON.stringify(await shop.held());
    for (const secret of ['Grace', 'Happy birthday', 'Ridge Runner', 'SAVE10', 'cart-']) expect(stored).not.toContain(secret);
    expect(stored).toContain(B);
    shop.device.network.spell = null;
    shop.tab.connectivity.hint(true);
    await signIn(shop, 'bob');
    await shop.tap(addItem(C));
    await shop.wait(40_000);
    expect(contentOf(shop, 'bob')).toEqual({ [C]: 1 });
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 2 });
    expect((await shop.view()).refused).toEqual([]);
    await signOut(shop, 'keep');
    await shop.wait(10_000);
    await signIn(shop, 'ada');
    await shop.wait(40_000);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 2, [B]: 2 });
    expect(contentOf(shop, 'bob')).toEqual({ [C]: 1 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[OUTS4] a kept change in doubt counts once if the cart lists its key', async () => {
    const shop = await signedIn();
    shop.device.network.faults = { ...NO_FAULTS, dropAnswer: 1 };
    await shop.tap(addItem(B, 3));
    await shop.wait(16_000);
    shop.device.network.faults = NO_FAULTS;
    await signOut(shop, 'keep');
    await shop.wait(10_000);
    await signIn(shop, 'ada');
    await shop.wait(20_000);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 2, [B]: 3 });
    expect(await shop.rows()).toEqual([]);
  });

  test('[OUTS4] a kept change that the cart does not list is sent if it is absolute, and shown otherwise', async () => {
    const shop = await signedIn();
    shop.device.network.faults = { ...NO_FAULTS, dropRequest: 1 };
    await shop.tap(changeQuantity(A, 7));
    await shop.wait(16_000);
    await signOut(shop, 'keep');
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(20_000);
    await signIn(shop, 'ada');
    await shop.wait(20_000);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 7 });
    shop.device.network.faults = { ...NO_FAULTS, dropRequest: 1 };
    await shop.tap(addItem(B, 3));
    await shop.wait(16_000);
    await signOut(shop, 'keep');
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(20_000);
    await signIn(shop, 'ada');
    await shop.wait(20_000);
    expect(contentOf(shop, 'ada')).toEqual({ [A]: 7 });
    expect(await shop.rows()).toMatchObject([{ state: 'refused', refusal: { code: 'HERE-CHECK-QUANTITY' } }]);
  });

  test('[OUTS1] a sign-out that cannot send can be changed to keep', async () => {
    const shop = await signedIn();
    shop.device.network.spell = OFFLINE;
    await shop.tap(addItem(B));
    await signOut(shop, 'send');
    await signOut(shop, 'keep');
    expect(await shop.held()).toMatchObject({ identity: null, carts: [], outbox: [{ subject: 'ada', type: 'add-item' }] });
  });

  test('[ID6] an answer that arrives after the sign-out changes nothing of the next person’s', async () => {
    const shop = await signedIn();
    shop.device.network.faults = { ...NO_FAULTS };
    void shop.tab.engine.refresh();
    await shop.wait(10);
    await signOut(shop, 'discard');
    await shop.wait(10_000);
    expect(await shop.view()).toMatchObject({ count: 0 });
    expect((await shop.held()).carts.every(({ snapshot }) => snapshot === null)).toBe(true);
  });
});
