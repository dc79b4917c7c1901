import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { type TestVariantName, wish } from '#server/commerce/cart/testing-variants.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { providerTokens } from '#server/platform/db/schema/commerce.ts';
import { loyaltyPostings } from '#server/platform/db/schema/loyalty.ts';
import { saveGiftCard } from '#server/commerce/gift-cards/saved-cards.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { database, member, now, type Shopper, points, shop, useLoyaltyShop } from '#server/commerce/loyalty/testing.ts';

useLoyaltyShop();
beforeAll(async () => {
  await database.db.update(stock).set({ onHand: 500 });
});

type Call = Shopper['call'];

const token = async (outcome = 'approved'): Promise<string> => {
  const name = `card_${uuidv7()}`;
  const card = { cardType: 'visa', bin: '424242', last4: '4242', expiryMonth: 12, expiryYear: 2030 };
  await database.db.insert(providerTokens).values({ token: name, ...card, outcome, createdAt: now });
  return name;
};
const attach = (call: Call, { id }: Pick<Cart, 'id'>, body: Record<string, unknown>) =>
  call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, { body });
const withCard = async (call: Call, cart: Pick<Cart, 'id'>, outcome?: string) =>
  attach(call, cart, { payment_method_id: 'CREDIT_CARD', token: await token(outcome) });
const addressed = async (shopper: Shopper, ...items: readonly (readonly [TestVariantName, number])[]): Promise<Cart> => {
  const { id } = await shopper.cart(...items);
  await shopper.call('POST', `/cart/v2/cart/${id}/shippingAddress`, { body: { addresses: [ADDRESSES.OR] } });
  return (await shopper.call('POST', `/cart/v1/cart/${id}/billingAddress`, { body: ADDRESSES.OR })).body;
};
const place = (call: Call, { id, version, totals }: Cart, code = 'CREDIT_CARD') =>
  call<Order>('PUT', '/cart/v2/checkout/order', {
    body: { cartId: id, cartVersion: version, total: totals.total, legalAccepted: true, paymentMethod: { code } },
  });
const POINTS = { payment_method_id: 'LOYALTY_POINTS' };
const CREDIT = { payment_method_id: 'ATHLETES_PAYMENT' };

describe('points', () => {
  it('are confirmed members’ alone, and no more than there are', async () => {
    const guest = shop.guest();
    const { body: empty } = await guest('POST', '/cart/v1/cart', { body: {} });
    expect((await attach(guest, empty, POINTS)).code).toBe('REW401');
    const ann = await shop.shopper();
    const cart = await addressed(ann, ['shoe', 1]);
    expect((await attach(ann.call, cart, POINTS)).code).toBe('REW130');
    await ann.join();
    expect((await attach(ann.call, cart, POINTS)).code).toBe('REW135');
    await ann.confirm();
    expect((await attach(ann.call, cart, { ...POINTS, points: 26 })).code).toBe('REW140');
    const methods = await ann.call<CallResponse<'cart.getPaymentMethods'>>('GET', `/cart/v1/cart/${cart.id}/paymentMethods`);
    expect(methods.body.paymentMethods.find(({ code }) => code === 'LOYALTY_POINTS')?.additionalData).toEqual({ points: 25, pointWorth: 5 });
    expect((await attach(ann.call, cart, POINTS)).body.cart.payment_instruments).toMatchObject([
      { amount: 1_25, available: 1_25, points: 25, pointWorth: 5 },
    ]);
  });

  it('lower what remains, are spent with the order and earn none themselves', async () => {
    const ann = await member();
    const cart = await addressed(ann, ['shoe', 1]);
    await attach(ann.call, cart, { ...POINTS, points: 20 });
    const paid = (await withCard(ann.call, cart)).body.cart;
    expect(paid.totals.remainingToPay).toBe(cart.totals.total - 1_00);
    const { body: order } = await place(ann.call, paid);
    expect(order.payments).toMatchObject([
      { code: 'LOYALTY_POINTS', amount: 1_00, points: 20 },
      { code: 'CREDIT_CARD', amount: cart.totals.total - 1_00 },
    ]);
    expect(await points(ann)).toBe(25 - 20 + 119);
  });

  it('come back where the charge is refused, and are spent once by two orders at a time', async () => {
    const ann = await member();
    const first = await addressed(ann, ['shoe', 1]);
    await attach(ann.call, first, POINTS);
    expect((await place(ann.call, (await withCard(ann.call, first, 'card_declined')).body.cart)).code).toBe('PAY400');
    expect(await points(ann)).toBe(25);
    const second = await addressed(ann, ['shoe', 1]);
    await attach(ann.call, second, POINTS);
    const both = await Promise.all([first, second].map(async (cart) => place(ann.call, (await withCard(ann.call, cart)).body.cart)));
    expect(both.some(({ status }) => status === 200)).toBe(true);
    for (const { status, code } of both) if (status !== 200) expect(['REW140', 'WMK409']).toContain(code);
    // Whichever begins when the other is paid may spend what that one earned; nothing is taken out of points that are gone.
    const lots = await database.db
      .select({ lot: loyaltyPostings.lotId, left: sql<number>`sum(${loyaltyPostings.points})::int` })
      .from(loyaltyPostings)
      .where(and(eq(loyaltyPostings.accountId, ann.id), eq(loyaltyPostings.book, 'points')))
      .groupBy(loyaltyPostings.lotId);
    expect(lots.length).toBeGreaterThan(1);
    expect(lots.filter(({ left }) => left < 0)).toEqual([]);
  });
});

describe('an athlete’s credit', () => {
  it('is nobody else’s', async () => {
    const ann = await shop.shopper();
    expect((await attach(ann.call, await addressed(ann, ['shoe', 1]), CREDIT)).code).toBe('PYT404');
  });

  it('pays as much as the cart takes, counts for the year, and comes back with a refusal', async () => {
    const ath = await shop.shopper('ATHLETE');
    const cart = await addressed(ath, ['shoe', 1]);
    const methods = await ath.call<CallResponse<'cart.getPaymentMethods'>>('GET', `/cart/v1/cart/${cart.id}/paymentMethods`);
    expect(methods.body.paymentMethods.find(({ code }) => code === 'ATHLETES_PAYMENT')?.additionalData).toEqual({
      remainingAmount: 1500_00,
      payableAmount: cart.totals.total,
    });
    await attach(ath.call, cart, { ...CREDIT, amount: 20_00 });
    expect((await place(ath.call, (await withCard(ath.call, cart, 'card_declined')).body.cart)).code).toBe('PAY400');
    const left = async () =>
      (await ath.call<CallResponse<'programs.mine'>>('GET', '/consumers-v3/consumer/programs')).body.programs[0]?.payment?.additionalData
        .remainingAmount;
    expect(await left()).toBe(1500_00);
    const whole = (await attach(ath.call, cart, CREDIT)).body.cart;
    expect(whole.totals.remainingToPay).toBe(0);
    expect((await place(ath.call, whole, 'ATHLETES_PAYMENT')).body).toMatchObject({ state: 'PLACED', paymentMethod: { code: 'ATHLETES_PAYMENT' } });
    expect(await left()).toBe(1500_00 - cart.totals.total);
  });

  it('is spent once by two orders at a time', async () => {
    const ath = await shop.shopper('ATHLETE');
    const carts: Cart[] = [];
    for (let index = 0; index < 2; index += 1) carts.push((await attach(ath.call, await addressed(ath, ['shoe', 10]), CREDIT)).body.cart);
    expect(carts.map(({ totals }) => totals.remainingToPay)).toEqual([0, 0]);
    const both = await Promise.all(carts.map((cart) => place(ath.call, cart, 'ATHLETES_PAYMENT')));
    // Refused for the credit that went in this moment, or, a moment later, for what is left to pay without it.
    for (const { status, code } of both) if (status !== 200) expect(['REW140', 'WMK409', 'PYT400']).toContain(code);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a saved gift card', () => {
  const save = (accountId: string, index: number) =>
    database.db.transaction((tx) => saveGiftCard(tx, accountId, { number: demoNumber(index), pin: DEMO_PIN }, now));
  const use = (call: Call, cart: Cart, saved_instrument_id: string) => attach(call, cart, { payment_method_id: 'GIFT_CARD', saved_instrument_id });

  it('pays without number and PIN, for its account alone', async () => {
    const [owner, stranger] = [await shop.shopper(), await shop.shopper()];
    const saved = await save(owner.id, 21);
    const cart = await addressed(owner, ['shoe', 1]);
    const { code, body } = await use(owner.call, cart, saved);
    expect(code).toBeUndefined();
    expect(body.cart.payment_instruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: cart.totals.total, stored: { last4: demoNumber(21).slice(-4) } },
    ]);
    expect((await use(owner.call, cart, saved)).code).toBe('GFC755');
    const guest = shop.guest();
    const { body: empty } = await guest('POST', '/cart/v1/cart', { body: {} });
    expect((await use(stranger.call, await addressed(stranger, ['shoe', 1]), saved)).code).toBe('PYT404');
    expect((await use(guest, empty, saved)).code).toBe('PYT404');
    expect((await use(owner.call, cart, uuidv7())).code).toBe('PYT404');
    const placed = await place(owner.call, body.cart, 'GIFT_CARD');
    expect(placed.body.payments).toEqual([{ code: 'GIFT_CARD', amount: cart.totals.total, last4: demoNumber(21).slice(-4) }]);
  });

  it('is refused as it would be by its number: empty, or of other money', async () => {
    const owner = await shop.shopper();
    const cart = await addressed(owner, ['shoe', 1]);
    expect((await use(owner.call, cart, await save(owner.id, 31))).code).toBe('GFC740');
    expect((await use(owner.call, cart, await save(owner.id, 2))).code).toBe('GFC725');
  });
});

describe('a gift card in the cart', () => {
  const GIVEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    points: POINTS,
    'a reward code': { payment_method_id: 'REWARD_CODE', code: 'THANKS-USD' },
    'a reward card': { payment_method_id: 'REWARD_CARD', card_number: demoNumber(41), pin: DEMO_PIN },
    'an athlete’s credit': CREDIT,
  };
  /** A member with credit, who has all of it. */
  const athlete = async (): Promise<Shopper> => {
    const ath = await shop.shopper('ATHLETE');
    await ath.join();
    await ath.confirm();
    return ath;
  };
  const giftCard = wish('giftCard', { giftOption: { to: 'Bo', email: 'bo@example.com', message: '' } });

  it.each(Object.entries(GIVEN))('is not paid for with %s', async (_name, given) => {
    const ath = await athlete();
    const { id } = await addressed(ath, ['shoe', 1]);
    await ath.call('POST', '/cart/v1/item', { body: { cartId: id, ...giftCard } });
    expect(await attach(ath.call, { id }, given)).toMatchObject({ status: 422, code: 'GFO405' });
    expect((await withCard(ath.call, { id })).body.cart.payment_instruments).toMatchObject([{ payment_method_id: 'CREDIT_CARD' }]);
  });

  it.each(Object.entries(GIVEN))('is not paid for with %s attached before it was added', async (_name, given) => {
    const ath = await athlete();
    const { id } = await addressed(ath, ['shoe', 1]);
    expect((await attach(ath.call, { id }, given)).status).toBe(201);
    await ath.call('POST', '/cart/v1/item', { body: { cartId: id, ...giftCard } });
    const { cart } = (await withCard(ath.call, { id })).body;
    expect(await place(ath.call, cart)).toMatchObject({ status: 422, code: 'GFO405' });
  });
});
