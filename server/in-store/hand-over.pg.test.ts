import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { HAND_OVER_S } from '#contract/calls/hand-over.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import { handOvers } from '#server/platform/db/schema/in-store.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { forgetHandOvers } from './hand-over.ts';
import { AGENT, CONSUMER, database, device, NOW, shop, useStoreShop } from './testing.ts';

useStoreShop();

const items = () => [wish('tee', { qty: 2 }), wish('shoe', { qty: 1 })];
const offer = async (browser: TestBrowser, more: Record<string, unknown> = {}) =>
  (await browser.call<CallResponse<'agent.handOver'>>('POST', `${AGENT}/handovers`, { items: items(), ...more })).body;
const take = (browser: TestBrowser, token: string, cartId?: string) =>
  browser.call<Cart>('POST', `${CONSUMER}/handovers`, { token, ...(cartId !== undefined && { cartId }) });
const state = async (browser: TestBrowser, id: string) => {
  const answer = await browser.call<CallResponse<'agent.handOverState'>>('GET', `${AGENT}/handovers/${id}`);
  return answer.code ?? answer.body.state;
};
const end = (browser: TestBrowser, id: string) => browser.call('DELETE', `${AGENT}/handovers/${id}`);
const phone = async (): Promise<TestBrowser> => {
  const browser = shop.browser();
  await browser.token();
  return browser;
};
const upcsOf = ({ body }: { body: Cart }) => body.items.map(({ upc, qty }) => [upc, qty]);
const both = () => [
  [TEST_VARIANTS.tee.upc, 2],
  [TEST_VARIANTS.shoe.upc, 1],
];

describe('a cart that an associate hands over', () => {
  it('becomes the cart of the phone that shows the code, once, and the store sees it', async () => {
    const [till, first, second] = [await device(), await phone(), await phone()];
    const { handOverId, token, expiresAt } = await offer(till, { coupons: ['WELCOME10', 'GONE50'] });
    expect(new Date(expiresAt).getTime()).toBe(NOW.getTime() + HAND_OVER_S * 1_000);
    expect(await state(till, handOverId)).toBe('waiting');
    const taken = await take(first, token);
    expect(upcsOf(taken)).toEqual(both());
    expect(taken.body.couponItems).toMatchObject([{ code: 'WELCOME10' }]);
    expect(taken.body.flash).toContainEqual({ code: 'CouponEnded', type: 'warning', details: { code: 'GONE50' } });
    expect(await state(till, handOverId)).toBe('taken');
    expect((await take(second, token)).code).toBe('WMK404B');
    expect((await take(first, token)).code).toBe('WMK404B');
    expect((await end(till, handOverId)).code).toBe('WMK404B');
  });

  it('joins what the phone has in its cart', async () => {
    const [till, browser] = [await device(), await phone()];
    const { body: own } = await browser.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    const { token } = await offer(till);
    const { body } = await take(browser, token, own.id);
    expect([body.id, ...body.items.map(({ upc, qty }) => [upc, qty])]).toEqual([own.id, [TEST_VARIANTS.tee.upc, 3], [TEST_VARIANTS.shoe.upc, 1]]);
  });

  it('leaves the code unspent where the phone names a cart that is not its own', async () => {
    const [till, browser, other] = [await device(), await phone(), await phone()];
    const { body: foreign } = await other.call<Cart>('POST', '/cart/v1/cartWithItem', wish('tee'));
    const { token, handOverId } = await offer(till);
    expect((await take(browser, token, foreign.id)).code).toBe('BSK404');
    expect((await take(browser, token, uuidv7())).code).toBe('BSK404');
    expect(await state(till, handOverId)).toBe('waiting');
    expect(upcsOf(await take(browser, token))).toEqual(both());
  });

  it('goes to one of two phones that show the code at once', async () => {
    const [till, first, second] = [await device(), await phone(), await phone()];
    const { token } = await offer(till);
    const codes = (await Promise.all([take(first, token), take(second, token)])).map(({ code }) => code ?? 'taken');
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['taken', 'WMK404B']);
  });

  it('cannot be had by a guessed code, after its time, or after it was withdrawn', async () => {
    const [till, browser] = [await device(), await phone()];
    expect((await take(browser, makeToken())).code).toBe('WMK404B');
    for (const broken of ['', 'x', `${makeToken()}x`, "' or 1=1 --"]) expect((await take(browser, broken)).status).toBe(400);
    const late = await offer(till);
    await database.db.update(handOvers).set({ expiresAt: NOW }).where(eq(handOvers.id, late.handOverId));
    expect((await take(browser, late.token)).code).toBe('WMK404B');
    expect(await state(till, late.handOverId)).toBe('ended');
    const withdrawn = await offer(till);
    expect((await end(till, withdrawn.handOverId)).status).toBe(200);
    expect((await take(browser, withdrawn.token)).code).toBe('WMK404B');
    expect((await browser.call<Cart>('POST', '/cart/v1/cart', {})).body.items).toEqual([]);
  });

  it('is none of another store’s business, and no associate takes it', async () => {
    const [till, colleague, elsewhere] = [await device('PDX-01'), await device('PDX-02'), await device('ANC-01')];
    const { handOverId, token } = await offer(till);
    expect([await state(colleague, handOverId), await state(elsewhere, handOverId)]).toEqual(['waiting', 'WMK404B']);
    expect((await end(elsewhere, handOverId)).code).toBe('WMK404B');
    for (const browser of [elsewhere, colleague]) expect((await take(browser, token)).code).toBe('WMK404B');
    expect(await state(till, handOverId)).toBe('waiting');
  });

  it('is offered by associates at a counter alone, and without what they changed of its prices', async () => {
    const { email } = await shop.account({ consumerType: 'CONSUMER' });
    const shopper = shop.browser();
    await shopper.signIn(email);
    const body = { items: items() };
    expect((await shopper.call('POST', `${AGENT}/handovers`, body)).code).toBe('AUT404');
    const adjustment = { kind: 'percent', value: 90, reason: 'other', storeEmployeeId: 'PDX-01' };
    const [till, browser] = [await device(), await phone()];
    const { token } = await offer(till, { items: [{ ...wish('tee', { qty: 1 }), adjustment }] });
    const { body: cart } = await take(browser, token);
    expect(cart.priceAdjustments ?? []).toEqual([]);
  });

  it('is kept without its code, and forgotten after a day', async () => {
    const till = await device();
    const { handOverId, token } = await offer(till);
    const [row] = await database.db.select().from(handOvers).where(eq(handOvers.id, handOverId));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash).toBe(hashToken(token));
    await forgetHandOvers(database.db, new Date(NOW.getTime() + 23 * 3_600_000));
    expect(await state(till, handOverId)).toBe('waiting');
    await forgetHandOvers(database.db, new Date(NOW.getTime() + 25 * 3_600_000));
    expect(await state(till, handOverId)).toBe('WMK404B');
  });
});
