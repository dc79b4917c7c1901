import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { ADDRESSES } from '#server/commerce/cart/testing-addresses.ts';
import { promotionRedemptions, promotions } from '#server/platform/db/schema/promotions.ts';
import { checkout, count, database, now, place, shop, useOrderShop } from '#server/commerce/orders/testing.ts';
import { redeemPromotions, unredeemCoupons } from './redeem.ts';
import { SEED_COUPONS } from './seed-coupons.ts';

useOrderShop();

const ten = SEED_COUPONS.find(({ code }) => code === 'WELCOME10')?.rule;
if (!ten) throw new Error('the coupon is gone');
const PARALLEL = 50;
const LIMIT = 20;

const redeem = (codes: readonly string[], subject: string, orderNumber: string = uuidv7()) =>
  database.db.transaction((tx) =>
    redeemPromotions(tx, codes, { orderNumber, subject, emails: [`${subject}@example.com`], currency: 'USD', audience: ['GUEST'], now }),
  );

describe('a promotion with a limit', () => {
  it('is booked exactly as often as it may be, however many orders begin at once, and free again where one comes to nothing', async () => {
    const orders = Array.from({ length: PARALLEL }, (_, index) => `order-${index}`);
    // In both orders: whoever locks the one first waits for nobody who holds the other.
    const outcomes = await Promise.all(
      orders.map((order, index) => redeem(index % 2 === 0 ? ['FIRST20', 'FREESHIP'] : ['FREESHIP', 'FIRST20'], `shopper-${index}`, order)),
    );
    expect(outcomes.filter((problem) => problem === undefined)).toHaveLength(LIMIT);
    expect(outcomes.filter((problem) => problem === 'PRM140')).toHaveLength(PARALLEL - LIMIT);
    const winner = orders[outcomes.indexOf(undefined)] ?? '';
    await unredeemCoupons(database.db, winner);
    expect(await redeem(['FIRST20'], 'late')).toBeUndefined();
    expect(await redeem(['FIRST20'], 'later')).toBe('PRM140');
    expect(await count(promotionRedemptions)).toBe(2 * LIMIT - 1);
  });

  it('for each shopper is known by account and by e-mail address', async () => {
    expect(await redeem(['WELCOME10'], 'ann')).toBeUndefined();
    expect(await redeem(['WELCOME10'], 'ann')).toBe('PRM150');
    const asSomebodyElse = database.db.transaction((tx) =>
      redeemPromotions(tx, ['WELCOME10'], {
        orderNumber: uuidv7(),
        subject: 'new',
        emails: [' Ann@Example.com'],
        currency: 'USD',
        audience: ['GUEST'],
        now,
      }),
    );
    expect(await asSomebodyElse).toBe('PRM150');
  });

  it('that wants no code is booked, too; one that everybody may use at any time is not', async () => {
    await database.db.insert(promotions).values({ code: 'FIRSTONE', needsCode: false, rule: { ...ten, id: 'FIRSTONE' }, maxRedemptions: 1 });
    expect(await redeem(['FIRSTONE', 'SEASON-20', 'PROGRAM-EMPLOYEE'], 'ann')).toBeUndefined();
    expect(await count(promotionRedemptions)).toBe(1);
    expect(await redeem(['FIRSTONE'], 'bea')).toBe('PRM140');
  });

  it('is used by exactly so many orders when more are placed at once', async () => {
    await database.db.insert(promotions).values({ code: 'LASTTHREE', needsCode: true, rule: { ...ten, id: 'LASTTHREE' }, maxRedemptions: 3 });
    const shoppers = Array.from({ length: 8 }, (_, index) => shop.as(`shopper-${index}`));
    const carts = [];
    for (const [index, call] of shoppers.entries()) {
      const { id } = await checkout({ call, items: [['tee', 1]], address: { ...ADDRESSES.OR, email: `shopper-${index}@example.com` } });
      carts.push((await call('PUT', '/cart/v1/coupon', { body: { cartId: id, code: 'LASTTHREE' } })).body);
    }
    const answers = await Promise.all(carts.map((cart, index) => place(cart, {}, { call: shoppers[index] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    // Who looks at the cart when the last one is gone already sees another total; who comes later still hears of the limit.
    for (const { status, code } of answers) if (status !== 200) expect(['PRM140', 'WMK409']).toContain(code);
    expect(await count(promotionRedemptions)).toBe(3);
  }, 120_000);
});
