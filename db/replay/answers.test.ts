import { describe, expect, test } from 'vitest';
import { addItem, changeQuantity } from '#tests/support/make-cart.ts';
import { NO_FAULTS } from '#tests/simulation/faults.ts';
import { openShopWith, refusal } from '#tests/support/shop.ts';

const A = '10000001';
const B = '10000002';
const C = '10000003';

describe('answers of the server', () => {
  test('[ANS9] 429 with Retry-After is waited out, and a look at the page does not cut it short', async () => {
    const shop = await openShopWith(addItem(A));
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
    const shop = await openShopWith(addItem(A));
    shop.server.expireSessions();
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.addItem', 'auth.token', 'cart.addItem']);
    const [first, , second] = shop.device.network.sent.slice(2);
    expect(second).toEqual(first);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS2] a browser without cookies holds the lane and informs the shopper; each later try is one renewal', async () => {
    const shop = await openShopWith(addItem(A));
    Object.defineProperty(shop.device.network.jar, 'cookie', { get: () => null, set: () => {} });
    await shop.tap(addItem(B));
    await shop.wait(5_000);
    const again = ['auth.token', 'cart.addItem'];
    const first = shop.calls().slice(2);
    expect(first).toEqual(['cart.addItem', ...again, ...again]);
    expect((await shop.view()).hold).toBe('session');
    await shop.wait(60_000);
    expect(shop.calls().slice(2 + first.length)).toEqual([...again, ...again]);
    expect(await shop.onScreen()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS2] a cart that cannot be read without cookies is not read repeatedly', async () => {
    const shop = await openShopWith(addItem(A));
    Object.defineProperty(shop.device.network.jar, 'cookie', { get: () => null, set: () => {} });
    await shop.done(shop.tab.engine.refresh());
    await shop.wait(5_000);
    expect(shop.calls().slice(2)).toEqual(['cart.get', 'auth.token', 'cart.get', 'auth.token', 'cart.get']);
    expect((await shop.view()).hold).toBe('session');
  });

  test('[ANS3] 409 for a key in progress makes the engine wait', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith(refusal(409, 'WMK409K'), 'cart.addItem', 2);
    await shop.tap(addItem(B));
    await shop.wait(200);
    expect((await shop.rows())[0]?.state).toBe('ambiguous');
    await shop.wait(10_000);
    expect(new Set(shop.device.network.sent.filter(({ call }) => call === 'cart.addItem').map(({ key }) => key)).size).toBe(1);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ANS4] 412 reads the cart and compiles the change again, under another key', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith(refusal(412, 'WMK412'), 'cart.updateItem');
    await shop.tap(changeQuantity(A, 4));
    await shop.wait(2_000);
    expect(shop.calls().slice(2)).toEqual(['cart.updateItem', 'cart.get', 'cart.updateItem']);
    const [first, , second] = shop.device.network.sent.slice(2);
    expect(second?.key).not.toBe(first?.key);
    expect(shop.onServer()).toEqual({ [A]: 4 });
  });

  test('[ANS5] an HTML page instead of an answer proves nothing: the change keeps its state and is settled later', async () => {
    const shop = await openShopWith(addItem(A));
    shop.device.network.faults = { ...NO_FAULTS, truncated: 1 };
    await shop.tap(addItem(A));
    await shop.wait(100);
    expect((await shop.rows())[0]).toMatchObject({ state: 'ambiguous', doubts: 1 });
    shop.device.network.faults = NO_FAULTS;
    await shop.wait(40_000);
    expect(shop.onServer()).toEqual({ [A]: 2 });
  });

  test('[ANS6] 426 holds all changes, in order and unmodified, until another build of the app runs', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith(refusal(426, 'WMK426'), undefined, 1);
    await shop.tap(addItem(B), addItem(C));
    await shop.wait(30_000);
    shop.tab.engine.wake(true);
    await shop.wait(30_000);
    expect((await shop.view()).hold).toBe('client-too-old');
    expect(await shop.rows()).toHaveLength(2);
    expect(shop.calls().slice(2)).toEqual(['cart.addItem']);
  });

  test('[ANS7] the bot challenge holds the changes until the page has passed it', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith({ status: 403, body: { appId: 'guard', correlationId: 'c' } }, undefined, 1);
    await shop.tap(addItem(B));
    await shop.wait(1_000);
    expect((await shop.view()).hold).toBe('challenge');
    shop.tab.engine.wake(true);
    await shop.wait(1_000);
    expect((await shop.view()).hold).toBeNull();
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
  });

  test('[ACK2] a cart other than the current one proves nothing: the change is sent again for the current cart', async () => {
    const shop = await openShopWith(addItem(A));
    const [cart] = shop.server.carts.values();
    if (!cart) throw new Error('no basket');
    shop.answerWith({ status: 200, body: { ...shop.server.cartOf(cart), id: 'another' } }, 'cart.addItem');
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [A]: 1, [B]: 1 });
    expect((await shop.held()).carts[0]?.cartId).toBe(cart.id);
  });

  test('[ANS10] AUT498 drops the cart, begins another, sends the pending changes to it and adds a notice', async () => {
    const shop = await openShopWith(addItem(A));
    shop.answerWith(refusal(498, 'AUT498'), 'cart.addItem');
    for (const cart of shop.server.carts.values()) cart.state = 'gone';
    await shop.tap(addItem(B));
    await shop.wait(2_000);
    expect(shop.onServer()).toEqual({ [B]: 1 });
    expect((await shop.view()).notices.map(({ kind }) => kind)).toEqual(['invalid-customer']);
  });
});
