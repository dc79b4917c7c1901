import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls/calls.ts';
import { advanceShipments } from '#server/commerce/after-sales/warehouse.ts';
import { mailOutbox, orders, providerCharges } from '#server/platform/db/schema/commerce.ts';
import { loyaltyPostings } from '#server/platform/db/schema/loyalty.ts';
import { orderRefunded } from './after-order.ts';
import { expirePoints } from './book.ts';
import { loyaltyEmailRoutes } from '#server/customers/membership/confirm-routes.ts';
import { findMember, isMemberId } from './members.ts';
import { database, days, member, now, type Shopper, points, shop, useLoyaltyShop } from './testing.ts';

useLoyaltyShop();
afterAll(async () => {
  // Whatever the tests did: the books of the whole shop add up to nothing, and nobody has less than none.
  const [books] = await database.db.select({ sum: sql<number>`coalesce(sum(${loyaltyPostings.points}), 0)::int` }).from(loyaltyPostings);
  expect(books?.sum).toBe(0);
});

/** What is under way arrives. */
const arrive = async (): Promise<void> => {
  const ports = { db: database.db, clock: () => now, speed: 1 };
  await advanceShipments(ports);
  days(30);
  await advanceShipments(ports);
};

/** A paid order of trail shoes: 120 points a pair. */
const buy = async (shopper: Shopper, pairs: number) => (await shopper.pay(await shopper.cart(['shoe', pairs]))).body;
const history = async (shopper: Shopper) => (await shopper.call<CallResponse<'loyalty.history'>>('GET', '/loyalty/v1/history')).body;
const vouchers = (shopper: Shopper) => shopper.call<CallResponse<'consumer.loyaltyVouchers'>>('GET', '/consumers-v3/consumer/loyalty/vouchers');

describe('joining', () => {
  it('makes a member once, welcomed with points, a coupon and an email', async () => {
    const ann = await shop.shopper();
    expect((await ann.member()).isLoyaltyMember).toBe(false);
    const { body } = await ann.join();
    expect(body).toMatchObject({ isLoyaltyMember: true, isConfirmed: false, currentLoyaltyPoints: 25, debt: 0 });
    expect(isMemberId(body.memberId ?? '')).toBe(true);
    expect((await ann.join()).body.memberId).toBe(body.memberId);
    expect(await points(ann)).toBe(25);
    const emails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, ann.email));
    expect(emails.map(({ template }) => template)).toEqual(['loyalty-confirm']);
    const promo = await ann.call<CallResponse<'consumer.welcomePromo'>>('GET', '/consumers-v3/consumer/loyalty/promo/welcome');
    expect(promo.body).toMatchObject({ promotionId: 'MEMBER-WELCOME', state: 'open', endsAt: '2026-12-21T12:00:00.000Z' });
    const cart = await ann.cart(['shoe', 1]);
    const applied = await ann.call('PUT', '/cart/v1/coupon', { body: { cartId: cart.id, code: promo.body.code } });
    expect(applied.body.totals.totalDiscount).toBe(12_00);
  });

  it('is confirmed by the button of the email, not by a mail program that follows its link', async () => {
    const ann = await shop.shopper();
    await ann.join();
    const mail = (await findMember(database.db, ann.id))?.letter ?? '';
    const routes = loyaltyEmailRoutes(
      database.db,
      () => now,
      () => Promise.resolve(undefined),
    );
    expect((await routes.request(`/loyalty?letter=${mail}`)).status).toBe(200);
    expect((await ann.member()).isConfirmed).toBe(false);
    expect((await routes.request('/loyalty?letter=made-up', { method: 'POST' })).status).toBe(404);
    expect((await routes.request(`/loyalty?letter=${mail}`, { method: 'POST' })).status).toBe(200);
    expect((await ann.member()).isConfirmed).toBe(true);
  });

  it('writes the email again under another name, but not at every press', async () => {
    const ann = await shop.shopper();
    await ann.join();
    const first = (await findMember(database.db, ann.id))?.letter;
    await ann.call('POST', '/loyalty/v1/member/letter');
    expect((await findMember(database.db, ann.id))?.letter).toBe(first);
    days(1);
    await ann.call('POST', '/loyalty/v1/member/letter');
    expect((await findMember(database.db, ann.id))?.letter).not.toBe(first);
  });

  it('thanks whoever brought a member, and the member, once the first order of goods has arrived; sign-ups alone thank nobody', async () => {
    const [bob, ann] = [await member(), await shop.shopper()];
    await ann.join({ referralCode: (await bob.member()).memberId });
    await ann.confirm();
    await ann.confirm();
    expect(await Promise.all([points(bob), points(ann)])).toEqual([25, 25]);
    await shop.buy(ann.call, [['tee', 1]]);
    const earned = (await points(ann)) - 25;
    await arrive();
    expect(await Promise.all([points(bob), points(ann)])).toEqual([75, 75 + earned]);
    await shop.buy(ann.call, [['tee', 1]]);
    await arrive();
    expect(await points(bob)).toBe(75);
  });

  it('thanks nobody for a gift card, nor for an order that is called off', async () => {
    const [bob, ann] = [await member(), await shop.shopper()];
    await ann.join({ referralCode: (await bob.member()).memberId });
    await ann.confirm();
    await shop.buy(ann.call, [['giftCard', 1, { giftOption: { to: 'Bo', email: 'bo@example.com', message: 'Hi' } }]]);
    const order = await shop.buy(ann.call, [['tee', 1]]);
    await ann.call('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderId: order.orderNumber } });
    await arrive();
    expect(await points(bob)).toBe(25);
  });

  it('takes the thanks back with all that the first order brought', async () => {
    const [bob, ann] = [await member(), await shop.shopper()];
    await ann.join({ referralCode: (await bob.member()).memberId });
    await ann.confirm();
    const order = await shop.buy(ann.call, [['tee', 1]]);
    await arrive();
    expect(await points(bob)).toBe(75);
    const gross = order.items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
    const refund = { subject: ann.subject, order, reference: 'back', before: 0, items: gross };
    await database.db.transaction((tx) => orderRefunded(tx, refund, now));
    await database.db.transaction((tx) => orderRefunded(tx, { ...refund, reference: 'again' }, now));
    expect(await points(bob)).toBe(25);
  });
});

describe('the loyalty token', () => {
  const ask = (shopper: Pick<Shopper, 'call'>, body: object = {}) =>
    shopper.call<{ memberId: string }>('POST', '/consumers-v3/consumer/loyalty/token', { body });

  it('is the member id, and 4044 for who is no member', async () => {
    const ann = await shop.shopper();
    expect(await ask(ann)).toMatchObject({ status: 404, code: '4044' });
    await ann.join();
    expect((await ask(ann, { usid: 'visit' })).body.memberId).toBe((await ann.member()).memberId);
    expect((await ask({ call: shop.guest() })).code).toBe('AUT404');
  });

  it('notes who sent the member until the membership is confirmed', async () => {
    const [bob, ann] = [await member(), await shop.shopper()];
    await ann.join();
    const { memberId } = await bob.member();
    await ask(ann, { referralCode: memberId });
    await ask(ann, { referralCode: (await ann.member()).memberId });
    await ann.confirm();
    expect((await findMember(database.db, ann.id))?.referredBy).toBe(memberId);
  });
});

describe('points', () => {
  it('are earned with what goods cost in the end, once an order', async () => {
    const ann = await member();
    const order = await buy(ann, 2);
    // 240.00, less 20.00 that everybody gets from 200.00 on.
    expect(order.totals).toMatchObject({ total: 220_00, shipping: 0 });
    expect(await points(ann)).toBe(25 + 220);
    const { items, total } = await history(ann);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ kind: 'earn', points: 220, orderNumber: order.orderNumber, expiresAt: '2027-11-21T12:00:00.000Z' });
  });

  it('are not earned with gift cards, nor by who is no member', async () => {
    const [ann, bob] = [await member(), await shop.shopper()];
    const cart = await ann.cart(['giftCard', 1]);
    await ann.pay(cart);
    await buy(bob, 1);
    expect(await points(ann)).toBe(25);
    await bob.join();
    expect(await points(bob)).toBe(25);
  });

  it('expire after a year', async () => {
    const ann = await member();
    await buy(ann, 1);
    days(364);
    expect(await points(ann)).toBe(145);
    days(1);
    expect(await points(ann)).toBe(0);
    await expirePoints(database.db, now);
    await expirePoints(database.db, now);
    const { items } = await history(ann);
    expect(
      items
        .filter(({ kind }) => kind === 'expire')
        .map((entry) => entry.points)
        .toSorted((a, b) => a - b),
    ).toEqual([-120, -25]);
  });

  it('go with what comes back: many small refunds take what one would', async () => {
    const ann = await member();
    const order = await buy(ann, 2);
    const { subject } = ann;
    const refund = (reference: string, before: number, items: number) =>
      database.db.transaction((tx) => orderRefunded(tx, { subject, order, reference, before, items }, now));
    await refund('r1', 0, 110_50);
    await refund('r1', 0, 110_50);
    expect(await points(ann)).toBe(25 + 109);
    await refund('r2', 110_50, 109_50);
    expect(await points(ann)).toBe(25);
  });

  it('are owed where they were spent before it came back, and paid with the next order', async () => {
    const ann = await member();
    const order = await buy(ann, 1);
    await ann.pay((await ann.voucher(await ann.cart(['kidsBoot', 1]), 100)).body);
    const before = await points(ann);
    await database.db.transaction((tx) => orderRefunded(tx, { subject: ann.subject, order, reference: 'all', before: 0, items: 120_00 }, now));
    expect(await ann.member()).toMatchObject({ currentLoyaltyPoints: 0, debt: 120 - before });
    await buy(ann, 1);
    expect(await ann.member()).toMatchObject({ currentLoyaltyPoints: before, debt: 0 });
  });
});

describe('vouchers', () => {
  it('are offered by what the balance reaches for', async () => {
    const ann = await shop.shopper();
    expect((await vouchers(ann)).code).toBe('REW130');
    expect((await vouchers({ ...ann, call: shop.guest() })).code).toBe('REW401');
    await ann.join();
    await buy(ann, 1);
    const list = async () =>
      (await vouchers(ann)).body.applicableLoyaltyVouchers.map(({ points: cost, available, eligible }) => [cost, available, eligible]);
    expect(await list()).toEqual([
      [100, true, false],
      [200, false, false],
      [500, false, false],
      [1000, false, false],
    ]);
    await ann.confirm();
    expect((await list())[0]).toEqual([100, true, true]);
  });

  it('say why they cannot be used: a guest, no member, not confirmed, too few points, more than there is to pay', async () => {
    const ann = await shop.shopper();
    const cart = await ann.cart(['shoe', 1]);
    const guest = shop.guest();
    const body = { appliedLoyaltyVoucher: { points: 100 } };
    expect((await guest('PUT', `/cart/v1/cart/${cart.id}/reward`, { body })).code).toBe('REW401');
    expect((await ann.voucher(cart, 100)).code).toBe('REW130');
    await ann.join();
    expect((await ann.voucher(cart, 100)).code).toBe('REW135');
    await ann.confirm();
    expect((await ann.voucher(cart, 100)).code).toBe('REW140');
    await buy(ann, 1);
    expect((await ann.voucher(cart, 101)).code).toBe('REW140');
    expect((await ann.voucher(cart, 100)).status).toBe(200);
    const free = await ann.cart(['freeOfCharge', 1]);
    expect((await ann.voucher(free, 100)).code).toBe('WMK409R');
    const bob = await member();
    expect((await bob.voucher(cart, null)).code).toBe('BSK404');
  });

  it('lower what is to be paid and charged, and cost their points when the order stands', async () => {
    const ann = await member();
    await buy(ann, 1);
    const cart = await ann.cart(['kidsBoot', 1]);
    const { body } = await ann.voucher(cart, 100);
    expect(body.totals).toMatchObject({ appliedRewards: 5_00, remainingToPay: body.totals.total - 5_00 });
    expect((await ann.voucher(cart, null)).body.totals.appliedRewards).toBe(0);
    await ann.voucher(cart, 100);
    expect(await points(ann)).toBe(145);
    const { orderNumber, totals } = (await ann.pay(cart)).body;
    expect(await points(ann)).toBe(145 - 100 + 40);
    const [charge] = await database.db.select().from(providerCharges).where(eq(providerCharges.reference, orderNumber));
    expect(charge).toMatchObject({ status: 'captured', amount: totals.total - 5_00 });
  });

  it('give their points back, as good as they were, where the payment is refused', async () => {
    const ann = await member();
    await buy(ann, 1);
    const cart = await ann.cart(['kidsBoot', 1]);
    await ann.voucher(cart, 100);
    expect((await ann.pay(cart, '4000000000000002')).status).toBeGreaterThanOrEqual(400);
    expect(await points(ann)).toBe(145);
    days(200);
    expect(await points(ann)).toBe(145);
    expect((await ann.pay(cart)).status).toBe(200);
    expect(await points(ann)).toBe(85);
  });

  it('are never spent twice: of two carts that are ordered at once one is refused', async () => {
    const ann = await member();
    await buy(ann, 1);
    const carts = [await ann.cart(['kidsBoot', 1]), await ann.cart(['tee', 1])];
    for (const cart of carts) expect((await ann.voucher(cart, 100)).status).toBe(200);
    const answers = await Promise.all(carts.map((cart) => ann.pay(cart)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['REW140']);
    const placed = await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.subject, ann.subject), inArray(orders.state, ['PLACED', 'FINALISED'])));
    expect(placed).toHaveLength(2);
  });

  it('come back with the last piece of their order', async () => {
    const ann = await member();
    await buy(ann, 1);
    const order = (await ann.pay((await ann.voucher(await ann.cart(['kidsBoot', 1]), 100)).body)).body;
    await database.db.transaction((tx) => orderRefunded(tx, { subject: ann.subject, order, reference: 'x', before: 0, items: 45_00 }, now));
    expect(await points(ann)).toBe(145);
  });
});

describe('the benefit of free delivery', () => {
  it('is the rule of a member, and not offered in FR, IT, DE, GB', async () => {
    const ann = await member();
    const cart = await ann.cart(['kidsBoot', 1]);
    expect(cart.totals.shipping).toBe(0);
    expect(cart.personalPromotions?.map(({ id }) => id)).toEqual(['MEMBER-FREE-STANDARD']);
    expect((await ann.member()).benefits).toContain('free-shipping');
    for (const locale of ['fr-fr', 'de-de', 'en-gb']) {
      const there = await ann.call('GET', `/cart/v1/cart/${cart.id}`, { locale });
      expect(there.body.personalPromotions).toBeUndefined();
      expect(there.body.totals.shipping).toBeGreaterThan(0);
      expect((await ann.call<CallResponse<'loyalty.member'>>('GET', '/loyalty/v1/member', { locale })).body.benefits).not.toContain('free-shipping');
    }
  });
});
