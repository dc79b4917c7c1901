import type { PriceAdjustment } from '#contract/price-adjustment.ts';
import type { Promotion } from '#contract/promotion.ts';
import { adjustmentRule } from './adjustments.ts';
import { home, makeLine, type PricingCase, TEN_PERCENT } from './cases.ts';
import type { PricingInput, PricingLine, PricingShipment } from './types.ts';

const rule = (id: string, more: Partial<Promotion>): Promotion => ({ ...TEN_PERCENT, id, ...more });

/** A cart for which these promotions hold, and none of the shop's. */
const under = (
  lines: readonly PricingLine[],
  shipment: PricingShipment,
  promotions: readonly Promotion[],
  adjustments: readonly Promotion[] = [],
): PricingInput => ({
  lines,
  shipments: [shipment],
  coupons: [],
  shared: promotions,
  adjustments,
});

const adjusted = (adjustmentId: string, more: Pick<PriceAdjustment, 'level' | 'kind' | 'value'> & Partial<PriceAdjustment>): Promotion =>
  adjustmentRule({ adjustmentId, ...more }, 'fr-fr', 'EUR');

const socks = { categoryIds: ['2000'] };
const SOCKS_WITH_SHOES = rule('SOCKS', {
  level: 'PRODUCT',
  eligible: { taxClasses: ['footwear'] },
  target: { categoryIds: ['2000'] },
  effect: { type: 'buy-get', buy: 1, get: 1, rate: 50_000 },
});

/** What each kind of promotion takes off, worked out by hand. France contains a fifth: a sixth of the price. */
export const PROMOTION_CASES: readonly PricingCase[] = [
  {
    title: 'a fixed price: three tees at 19.00 instead of 25.00, and what is cheaper stays as it is',
    locale: 'fr-fr',
    input: under([makeLine('a', 25_00, 3), makeLine('b', 12_00)], home('fr-fr', 'FR'), [
      rule('FIXED', { level: 'PRODUCT', effect: { type: 'fixed-price', amounts: { EUR: 19_00 } } }),
    ]),
    // 57.00 / 6 = 9.50; 12.00 / 6 = 2.00; 4.95 / 6 = 0.825
    expected: { itemSubTotal: 8700, totalDiscount: 1800, shipping: 495, tax: 950 + 200 + 83, total: 6900 + 495 },
  },
  {
    title: 'five off every piece, and no piece below nothing',
    locale: 'fr-fr',
    input: under([makeLine('a', 30_00, 2), makeLine('b', 3_00)], home('fr-fr', 'FR'), [
      rule('EACH', { level: 'PRODUCT', effect: { type: 'amount', amounts: { EUR: 5_00 }, each: true } }),
    ]),
    // 50.00 / 6 = 8.333
    expected: { itemSubTotal: 6300, totalDiscount: 1300, shipping: 495, tax: 833 + 83, total: 5495 },
  },
  {
    title: 'for every pair of shoes a pair of socks at half price, the cheapest first; the socks themselves bring none',
    locale: 'fr-fr',
    input: under(
      [makeLine('a', 100_00, 1, { taxClass: 'footwear' }), makeLine('b', 20_00, 1, socks), makeLine('c', 10_00, 2, socks)],
      home('fr-fr', 'FR'),
      [SOCKS_WITH_SHOES],
    ),
    // one pair of shoes: one of the 10.00 socks at 5.00. 100/6 = 16.667; 20/6 = 3.333; 15/6 = 2.50
    expected: { itemSubTotal: 14000, totalDiscount: 500, shipping: 495, tax: 1667 + 333 + 250 + 83, total: 13995 },
  },
  {
    title: 'what is reduced does not count as bought, also where it could be both',
    locale: 'fr-fr',
    input: under([makeLine('a', 30_00, 1), makeLine('b', 12_00, 3, socks)], home('fr-fr', 'FR'), [
      rule('ANY', { level: 'PRODUCT', target: { categoryIds: ['2000'] }, effect: { type: 'buy-get', buy: 1, get: 1, rate: 100_000 } }),
    ]),
    // one thing that is no sock: one pair free
    expected: { itemSubTotal: 6600, totalDiscount: 1200, shipping: 495, tax: 500 + 400 + 83, total: 5400 + 495 },
  },
  {
    title: 'three for two, once in an order: of seven pieces the dearest three are looked at',
    locale: 'fr-fr',
    input: under([makeLine('a', 12_00, 3), makeLine('b', 6_00, 4)], home('fr-fr', 'FR'), [
      rule('ONCE', { level: 'PRODUCT', effect: { type: 'buy-get', buy: 2, get: 1, rate: 100_000, times: 1 } }),
    ]),
    expected: { itemSubTotal: 6000, totalDiscount: 1200, shipping: 495, tax: 400 + 400 + 83, total: 4800 + 495 },
  },
  {
    title: 'a threshold is met by just as much',
    locale: 'fr-fr',
    input: under([makeLine('a', 30_00)], home('fr-fr', 'FR'), [
      rule('FROM-30', { threshold: { EUR: 30_00 }, effect: { type: 'amount', amounts: { EUR: 6_00 } } }),
    ]),
    // 24.00 / 6 = 4.00
    expected: { itemSubTotal: 3000, totalDiscount: 600, shipping: 495, tax: 400 + 83, total: 2400 + 495 },
  },
  {
    title: 'a quantity: a fifth off three and more, nothing off two',
    locale: 'fr-fr',
    input: under([makeLine('a', 10_00, 2), makeLine('b', 10_00, 3, socks)], home('fr-fr', 'FR'), [
      rule('BY-THREE', { level: 'PRODUCT', eligible: { categoryIds: ['2000'] }, quantity: 3, effect: { type: 'percent', rate: 20_000 } }),
      rule('BY-SIX', { level: 'ORDER', quantity: 6 }),
    ]),
    // 20.00 and 24.00
    expected: { itemSubTotal: 5000, totalDiscount: 600, shipping: 495, tax: 333 + 400 + 83, total: 4895 },
  },
  {
    title: 'an exclusive promotion stands alone where it is worth more',
    locale: 'fr-fr',
    input: under([makeLine('a', 60_00)], home('fr-fr', 'FR'), [
      rule('TEN', {}),
      rule('FIVE', { effect: { type: 'amount', amounts: { EUR: 5_00 } } }),
      rule('ALONE', { exclusive: true, effect: { type: 'percent', rate: 20_000 } }),
    ]),
    // 12.00 against 5.00 and a tenth of 55.00
    expected: { itemSubTotal: 6000, totalDiscount: 1200, shipping: 495, tax: 800 + 83, total: 5295 },
  },
  {
    title: 'and stands back where the others together are worth more',
    locale: 'fr-fr',
    input: under([makeLine('a', 60_00)], home('fr-fr', 'FR'), [
      rule('TEN', {}),
      rule('TWENTY', { effect: { type: 'amount', amounts: { EUR: 20_00 } }, priority: 1 }),
      rule('ALONE', { exclusive: true, effect: { type: 'percent', rate: 20_000 } }),
    ]),
    // 20.00, and a tenth of 40.00
    expected: { itemSubTotal: 6000, totalDiscount: 2400, shipping: 495, tax: 600 + 83, total: 3600 + 495 },
  },
  {
    title: 'a gift costs nothing, bears no tax and counts for nothing',
    locale: 'en-us',
    input: under([makeLine('a', 50_00), makeLine('g', 0, 1, { bonus: true, promotionId: 'GIFT', originalPrice: 12_00 })], home('en-us', 'US', 'TX'), [
      rule('GIFT', { threshold: { USD: 50_00 }, effect: { type: 'gift', choices: [{ upc: 'g', productId: 'GIFT0001BLK' }] } }),
      rule('TWO', { quantity: 2 }),
    ]),
    // 50.00 * 6.25 % = 3.125; 6.95 * 6.25 % = 0.434
    expected: { itemSubTotal: 5000, totalDiscount: 0, shipping: 695, tax: 313 + 43, total: 5000 + 695 + 356 },
  },
  {
    title: 'delivery at a fixed price',
    locale: 'fr-fr',
    input: under([makeLine('a', 60_00)], home('fr-fr', 'FR', undefined, 'express'), [
      rule('FLAT', { level: 'SHIPPING', effect: { type: 'fixed-price', amounts: { EUR: 6_00 } } }),
    ]),
    expected: { itemSubTotal: 6000, totalDiscount: 0, shipping: 600, tax: 1000 + 100, total: 6600 },
  },
  {
    title: "an associate's changes come last of each level: of the line, of the order, of the delivery",
    locale: 'fr-fr',
    input: under(
      [makeLine('a', 100_00), makeLine('b', 50_00)],
      home('fr-fr', 'FR'),
      [rule('ITEM', { level: 'PRODUCT' }), rule('ORDER', {})],
      [
        adjusted('1', { level: 'ITEM', itemId: 'a', kind: 'FIXED_PRICE', value: 80_00 }),
        adjusted('2', { level: 'ORDER', kind: 'PERCENT', value: 20_000 }),
        adjusted('3', { level: 'SHIPPING', shippingId: 'home', kind: 'AMOUNT', value: 2_00 }),
      ],
    ),
    // 90.00 and 45.00; 80.00 and 45.00; less 12.50: 72.00 and 40.50; less a fifth: 57.60 and 32.40
    expected: { itemSubTotal: 15000, totalDiscount: 6000, shipping: 295, tax: 960 + 540 + 49, total: 9000 + 295 },
  },
  {
    title: 'and take no more than the shop allows: 40 % of a line, a fifth of an order',
    locale: 'fr-fr',
    input: under(
      [makeLine('a', 50_00)],
      home('fr-fr', 'FR'),
      [],
      [adjusted('1', { level: 'ITEM', itemId: 'a', kind: 'AMOUNT', value: 45_00 }), adjusted('2', { level: 'ORDER', kind: 'AMOUNT', value: 45_00 })],
    ),
    // 20.00 of 50.00, then 6.00 of 30.00
    expected: { itemSubTotal: 5000, totalDiscount: 2600, shipping: 495, tax: 400 + 83, total: 2895 },
  },
];
