import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Promotion } from '#contract/promotion.ts';
import { estimateCart } from '#pricing/estimate.ts';
import { cartHandlers } from '#server/commerce/cart/handlers.ts';
import { openTestShop } from '#server/commerce/cart/testing.ts';
import { fillShop } from '#server/commerce/cart/testing-fill.ts';
import { type TestVariantName, TEST_VARIANTS, wish } from '#server/commerce/cart/testing-variants.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { stock } from '#server/platform/db/schema/catalogue.ts';
import { promotionRedemptions, promotions } from '#server/platform/db/schema/promotions.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const words = { en: 'Test', fr: 'Essai', de: 'Probe' };
const rule = (id: string, more: Partial<Promotion>): Promotion => ({
  id,
  campaignId: 'C',
  level: 'ORDER',
  name: words,
  callout: words,
  effect: { type: 'percent', rate: 10_000 },
  priority: 50,
  ...more,
});

let database: OpenDatabase;
let shop: ReturnType<typeof openTestShop>;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillShop(database.db);
  shop = openTestShop(database.db, cartHandlers, { clock: () => NOW });
});
afterAll(() => database.close());

let people = 0;
/** A shopper nobody has seen yet, with a cart of `items`. */
const shopper = async (...items: readonly (readonly [TestVariantName, number])[]) => {
  const subject = `guest-${(people += 1)}`;
  const call = shop.as(subject);
  const { id } = (await call('POST', '/cart/v1/cart', { body: {} })).body;
  const add = (name: TestVariantName, qty = 1, more = {}) => call('POST', '/cart/v1/item', { body: { cartId: id, ...wish(name, { qty, ...more }) } });
  for (const [name, qty] of items) await add(name, qty);
  const read = async (): Promise<Cart> => (await call('GET', `/cart/v1/cart/${id}`)).body;
  const coupon = (code: string) => call('PUT', '/cart/v1/coupon', { body: { cartId: id, code } });
  const remove = (itemId: string) => call('DELETE', '/cart/v1/item', { body: { cartId: id, itemId } });
  return { id, subject, call, add, read, coupon, remove };
};
const offer = (row: Partial<typeof promotions.$inferInsert> & { rule: Promotion }) =>
  database.db.insert(promotions).values({ code: row.rule.id, needsCode: true, ...row });
const withdraw = (...codes: string[]) => Promise.all(codes.map((code) => database.db.delete(promotions).where(eq(promotions.code, code))));

describe('codes', () => {
  it('of another currency, for another audience, and ids of promotions that want no code are refused', async () => {
    const ann = await shopper(['shoe', 1]);
    expect(await ann.coupon('EUROPE5')).toMatchObject({ status: 422, code: 'PRM160' });
    expect(await ann.coupon('EUROPE5')).not.toHaveProperty('details.needs');
    expect(await ann.coupon('ACCOUNT5')).toMatchObject({ status: 422, code: 'PRM160', details: { needs: 'account' } });
    expect(await ann.coupon('SEASON-20')).toMatchObject({ status: 422, code: 'PRM130' });
  });

  it('that are used up are refused: by everybody, or by the same person', async () => {
    const ann = await shopper(['shoe', 1]);
    await offer({ rule: rule('ONCE', {}), maxPerShopper: 1 });
    await offer({ rule: rule('LAST', {}), maxRedemptions: 1 });
    const use = (code: string, subject: string) =>
      database.db.insert(promotionRedemptions).values({ code, orderNumber: uuidv7(), subject, emailHash: 'x', redeemedAt: NOW });
    await use('ONCE', 'somebody else');
    await use('LAST', 'somebody else');
    expect((await ann.coupon('ONCE')).status).toBe(200);
    expect(await ann.coupon('LAST')).toMatchObject({ status: 409, code: 'PRM140' });
    await use('ONCE', ann.subject);
    expect((await ann.read()).couponItems).toMatchObject([{ code: 'ONCE', valid: false, statusCode: 'coupon_redeemed' }]);
    const { call, id } = ann;
    await call('DELETE', '/cart/v1/coupon', { body: { cartId: id, code: 'ONCE' } });
    expect(await ann.coupon('ONCE')).toMatchObject({ status: 409, code: 'PRM150' });
  });

  it('that are exclusive apply alone, where that is worth more than the others together', async () => {
    const ann = await shopper(['shoe', 2]);
    await ann.coupon('WELCOME10');
    expect((await ann.read()).totals.totalDiscount).toBe(20_00 + 22_00);
    const { body } = await ann.coupon('SOLO30');
    expect(body.totals.totalDiscount).toBe(72_00);
    expect(body.couponItems.map(({ code, statusCode }) => [code, statusCode])).toEqual([
      ['WELCOME10', 'no_applicable_promotion'],
      ['SOLO30', 'applied'],
    ]);
    expect(estimateCart(body)).toEqual(body);
  });

  it('travel with the cart in its language and currency alone', async () => {
    const ann = await shopper(['shoe', 1]);
    const { body } = await ann.coupon('TRAIL15');
    expect(body.couponItems[0]?.promotion).toMatchObject({ name: { en: '15% off full-price items' }, threshold: { USD: 100_00 } });
    expect(Object.keys(body.couponItems[0]?.promotion?.name ?? {})).toEqual(['en']);
  });
});

describe('promotions that want no code', () => {
  it('hold for their audience and their time', async () => {
    await offer({ needsCode: false, rule: rule('NOW', {}), startsAt: NOW });
    await offer({ needsCode: false, rule: rule('OVER', {}), endsAt: NOW });
    await offer({ needsCode: false, rule: rule('LATER', {}), startsAt: new Date('2099-01-01T00:00:00Z') });
    await offer({ needsCode: false, rule: rule('THEIRS', { audience: ['REGISTERED'] }) });
    await offer({ needsCode: false, rule: rule('OFF', {}), active: false });
    const { read } = await shopper(['tee', 1]);
    const cart = await read();
    expect(cart.publicPromotions?.map(({ id }) => id)).toEqual(['EXPRESS-GUEST', 'FREE-STANDARD', 'NOW', 'SEASON-20']);
    expect(cart.totals.totalDiscount).toBe(3_00);
    expect(estimateCart(cart)).toEqual(cart);
    await withdraw('NOW', 'OVER', 'LATER', 'THEIRS', 'OFF');
  });

  it('end for everybody when as many orders used them as may', async () => {
    await offer({ needsCode: false, rule: rule('FEW', {}), maxRedemptions: 1 });
    const ann = await shopper(['tee', 1]);
    expect((await ann.read()).totals.totalDiscount).toBe(3_00);
    await database.db
      .insert(promotionRedemptions)
      .values({ code: 'FEW', orderNumber: uuidv7(), subject: 'another', emailHash: 'y', redeemedAt: NOW });
    expect((await ann.read()).totals.totalDiscount).toBe(0);
    await withdraw('FEW');
  });

  it('count pieces as well as sums, and say how many are missing', async () => {
    await offer({
      needsCode: false,
      rule: rule('THREE', { level: 'PRODUCT', eligible: { productIds: ['TEE00001'] }, quantity: 3, approaching: { en: '{pieces} more' } }),
    });
    const ann = await shopper(['tee', 2], ['shoe', 1]);
    const near = (await ann.read()).approachingDiscounts?.find(({ promotionId }) => promotionId === 'THREE');
    expect(near).toEqual({
      promotionId: 'THREE',
      promotionClass: 'product',
      distanceFromConditionThreshold: 1,
      calloutMsg: '1 more|Test|Test',
      approachingDisplayLevel: 'PRODUCT',
      conditionThreshold: 3,
      unit: 'pieces',
      status: 'APPROACHING',
    });
    const { body } = await ann.add('tee');
    expect(body.items.find(({ productId }) => productId === TEST_VARIANTS.tee.productId)?.price.priceAfterItemDiscount).toBe(81_00);
    expect(body.approachingDiscounts?.find(({ promotionId }) => promotionId === 'THREE')?.status).toBe('REACHED');
    await withdraw('THREE');
  });
});

describe('a gift with a purchase', () => {
  const choices = [TEST_VARIANTS.gift, TEST_VARIANTS.tee].map(({ upc, productId }) => ({ upc, productId }));
  const gift = rule('GWP-TEST', {
    threshold: { USD: 100_00 },
    effect: { type: 'gift', choices },
    approaching: { en: 'Add {missing}' },
    above: { en: 'Choose' },
  });
  beforeAll(() => offer({ needsCode: false, rule: gift }));
  afterAll(() => withdraw('GWP-TEST'));
  const giftIn = ({ items }: Cart) => items.filter(({ bonus }) => bonus).map(({ upc, price, promotionId }) => [upc, price.amount, promotionId]);

  it('comes when the condition is met, costs nothing, and goes when it is met no longer', async () => {
    const ann = await shopper(['tee', 1]);
    expect((await ann.read()).gifts).toBeUndefined();
    const { body } = await ann.add('shoe');
    expect(giftIn(body)).toEqual([[TEST_VARIANTS.gift.upc, 0, 'GWP-TEST']]);
    expect(body.totals.itemSubTotal).toBe(150_00);
    expect(body.promoSummary.find(({ promotionId }) => promotionId === 'GWP-TEST')).toMatchObject({ thresholdStatus: 'REACHED', amount: 0 });
    expect(body.gifts).toMatchObject([
      { promotionId: 'GWP-TEST', chosen: TEST_VARIANTS.gift.upc, choices: [{ available: true }, { available: true }] },
    ]);
    expect(estimateCart(body)).toEqual(body);
    const shoe = body.items.find(({ upc }) => upc === TEST_VARIANTS.shoe.upc);
    const after = await ann.remove(shoe?.id ?? '');
    expect(giftIn(after.body)).toEqual([]);
    expect(after.body.version).toBe(body.version + 1);
  });

  it('is another one when the shopper chooses it, and none when they want none', async () => {
    const ann = await shopper(['shoe', 1]);
    const { body } = await ann.add('tee', 1, { giftOf: 'GWP-TEST' });
    expect(giftIn(body)).toEqual([[TEST_VARIANTS.tee.upc, 0, 'GWP-TEST']]);
    expect(body.items).toHaveLength(2);
    const declined = await ann.remove(body.items.find(({ bonus }) => bonus)?.id ?? '');
    expect(giftIn(declined.body)).toEqual([]);
    expect(declined.body.approachingDiscounts?.find(({ promotionId }) => promotionId === 'GWP-TEST')).toMatchObject({ status: 'ABOVE' });
    expect(giftIn((await ann.add('kidsBoot')).body)).toEqual([]);
    expect(giftIn((await ann.add('gift', 1, { giftOf: 'GWP-TEST' })).body)).toEqual([[TEST_VARIANTS.gift.upc, 0, 'GWP-TEST']]);
  });

  it('is refused with GWP403 where it was not earned, is none, or is gone; and a gift cannot be bought', async () => {
    const ann = await shopper(['tee', 1]);
    expect(await ann.add('gift', 1, { giftOf: 'GWP-TEST' })).toMatchObject({ status: 403, code: 'GWP403' });
    expect((await ann.add('gift')).code).toBe('GWP403');
    await ann.add('shoe');
    expect((await ann.add('kidsBoot', 1, { giftOf: 'GWP-TEST' })).code).toBe('GWP403');
    expect((await ann.add('tee', 1, { giftOf: 'NONE' })).code).toBe('GWP403');
    await database.db.update(stock).set({ onHand: 0 }).where(eq(stock.upc, TEST_VARIANTS.gift.upc));
    expect((await ann.add('gift', 1, { giftOf: 'GWP-TEST' })).code).toBe('GWP403');
    // What was given is gone: the next change brings another, and no order fails for it.
    expect(giftIn((await ann.add('kidsBoot')).body)).toEqual([[TEST_VARIANTS.tee.upc, 0, 'GWP-TEST']]);
  });
});
