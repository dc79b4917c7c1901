import { type LocaleId, LOCALES } from '#contract/locales.ts';
import type { Promotion } from '#contract/promotion.ts';
import { ratesTo } from './shipping-zones.ts';
import { regionTax } from './tax-rates.ts';
import type { PricingInput, PricingLine, PricingShipment } from './types.ts';

/**
 * Carts with what they must cost, worked out by hand. Device and server are held to the same table.
 * Prices in minor units; `d` is the destination of the home delivery.
 */
export interface PricingCase {
  readonly title: string;
  readonly locale: LocaleId;
  readonly input: PricingInput;
  readonly expected: {
    readonly itemSubTotal: number;
    readonly totalDiscount: number;
    readonly shipping: number;
    readonly tax: number;
    readonly total: number;
  };
}

export const makeLine = (id: string, unitPrice: number, qty = 1, more: Partial<PricingLine> = {}): PricingLine => ({
  id,
  key: id,
  productId: 'TRAIL001BLK',
  qty,
  unitPrice,
  originalPrice: unitPrice,
  taxClass: 'standard',
  categoryIds: ['1000'],
  shippingId: 'home',
  bonus: false,
  ...more,
});

export const home = (locale: LocaleId, countryCode?: string, province?: string, code: PricingShipment['code'] = 'standard'): PricingShipment => {
  const destination = countryCode === undefined ? undefined : { countryCode, province };
  const rate = ratesTo(locale, code, destination).find((candidate) => candidate.code === code);
  const amount = rate?.prices[LOCALES[locale].currency] ?? 0;
  return { shippingId: 'home', code, amount, tax: destination && regionTax(destination.countryCode, province) };
};

const words = { en: 'Test' };
export const TEN_PERCENT: Promotion = {
  id: 'TEN',
  campaignId: 'C',
  level: 'ORDER',
  name: words,
  callout: words,
  effect: { type: 'percent', rate: 10_000 },
  priority: 20,
};
export const THREE_FOR_TWO: Promotion = {
  id: 'THREE',
  campaignId: 'C',
  level: 'PRODUCT',
  name: words,
  callout: words,
  eligible: { categoryIds: ['2000'] },
  effect: { type: 'buy-get', buy: 2, get: 1, rate: 100_000 },
  priority: 5,
};
const NO_SHIPPING: Promotion = {
  id: 'FREESHIP',
  campaignId: 'C',
  level: 'SHIPPING',
  name: words,
  callout: words,
  effect: { type: 'free-shipping', codes: ['standard'] },
  priority: 1,
};

const one = (lines: PricingLine[], shipment: PricingShipment, promotions: Promotion[] = []): PricingInput => ({
  lines,
  shipments: [shipment],
  coupons: promotions.map((promotion) => ({ code: promotion.id, promotion })),
});

export const CASES: readonly PricingCase[] = [
  {
    title: 'an American basket without an address has no tax yet',
    locale: 'en-us',
    input: one([makeLine('a', 50_00)], home('en-us')),
    expected: { itemSubTotal: 5000, totalDiscount: 0, shipping: 695, tax: 0, total: 5695 },
  },
  {
    title: 'tax of the state comes on top, shipping untaxed in California',
    locale: 'en-us',
    input: one([makeLine('a', 50_00)], home('en-us', 'US', 'CA')),
    // 50.00 * 7.25 % = 3.625
    expected: { itemSubTotal: 5000, totalDiscount: 0, shipping: 695, tax: 363, total: 6058 },
  },
  {
    title: 'half of a tenth of a percent in Minnesota, shipping taxed',
    locale: 'en-us',
    input: one([makeLine('a', 50_00)], home('en-us', 'US', 'MN')),
    // 50.00 * 6.875 % = 3.4375; 6.95 * 6.875 % = 0.4778
    expected: { itemSubTotal: 5000, totalDiscount: 0, shipping: 695, tax: 344 + 48, total: 5000 + 695 + 392 },
  },
  {
    title: 'shoes below 110 dollars an item are free of tax in New York, whatever the order comes to',
    locale: 'en-us',
    input: one([makeLine('a', 109_99, 2, { taxClass: 'footwear' })], home('en-us', 'US', 'NY')),
    // over 200: 20.00 off and free standard delivery
    expected: { itemSubTotal: 21998, totalDiscount: 2000, shipping: 0, tax: 0, total: 19998 },
  },
  {
    title: 'shoes from 110 dollars on are taxed whole in New York',
    locale: 'en-us',
    input: one([makeLine('a', 110_00, 1, { taxClass: 'footwear' })], home('en-us', 'US', 'NY')),
    expected: { itemSubTotal: 11000, totalDiscount: 0, shipping: 0, tax: 440, total: 11440 },
  },
  {
    title: 'only the part above 175 dollars an item is taxed in Massachusetts',
    locale: 'en-us',
    input: one([makeLine('a', 195_00, 1, { taxClass: 'clothing' })], home('en-us', 'US', 'MA')),
    // 20.00 * 6.25 %
    expected: { itemSubTotal: 19500, totalDiscount: 0, shipping: 0, tax: 125, total: 19625 },
  },
  {
    title: 'no sales tax in Oregon',
    locale: 'en-us',
    input: one([makeLine('a', 60_00)], home('en-us', 'US', 'OR')),
    expected: { itemSubTotal: 6000, totalDiscount: 0, shipping: 695, tax: 0, total: 6695 },
  },
  {
    title: 'goods and shipping bear the same tax in Quebec',
    locale: 'en-ca',
    input: one([makeLine('a', 90_00)], home('en-ca', 'CA', 'QC')),
    // 90.00 * 14.975 % = 13.4775; 9.95 * 14.975 % = 1.4900
    expected: { itemSubTotal: 9000, totalDiscount: 0, shipping: 995, tax: 1348 + 149, total: 9000 + 995 + 1497 },
  },
  {
    title: 'British prices contain the tax',
    locale: 'en-gb',
    input: one([makeLine('a', 45_00)], home('en-gb', 'GB')),
    // 45.00 / 6 = 7.50; 4.95 / 6 = 0.825
    expected: { itemSubTotal: 4500, totalDiscount: 0, shipping: 495, tax: 750 + 83, total: 4995 },
  },
  {
    title: "children's shoes bear no tax in Great Britain, nor does the delivery of nothing else",
    locale: 'en-gb',
    input: one([makeLine('a', 40_00, 1, { taxClass: 'kids-footwear' })], home('en-gb', 'GB')),
    expected: { itemSubTotal: 4000, totalDiscount: 0, shipping: 495, tax: 0, total: 4495 },
  },
  {
    title: 'delivery of a mixed parcel is taxed by the share of its goods',
    locale: 'en-gb',
    input: one([makeLine('a', 20_00, 1, { taxClass: 'kids-clothing' }), makeLine('b', 20_00)], home('en-gb', 'GB')),
    // 20.00 / 6 = 3.333; half of 4.95 at 20 %: 2.48 / 6 = 0.413
    expected: { itemSubTotal: 4000, totalDiscount: 0, shipping: 495, tax: 333 + 41, total: 4495 },
  },
  {
    title: 'a French basket delivered to Finland contains 25.5 percent',
    locale: 'fr-fr',
    input: one([makeLine('a', 50_00)], home('fr-fr', 'FI')),
    // 50 * 25.5 / 125.5 = 10.159; 9.95 * 25.5 / 125.5 = 2.0217
    expected: { itemSubTotal: 5000, totalDiscount: 0, shipping: 995, tax: 1016 + 202, total: 5995 },
  },
  {
    title: 'a German basket over the thresholds: 20 off and free delivery',
    locale: 'de-de',
    input: one([makeLine('a', 100_00), makeLine('b', 120_00)], home('de-de', 'DE')),
    // 200.00 left: 90.91 and 109.09 contain 14.5151 and 17.4177
    expected: { itemSubTotal: 22000, totalDiscount: 2000, shipping: 0, tax: 1452 + 1742, total: 20000 },
  },
  {
    title: 'express is not free',
    locale: 'de-de',
    input: one([makeLine('a', 100_00)], home('de-de', 'DE', undefined, 'express')),
    // 100 * 19 / 119 = 15.966; 12.95 * 19 / 119 = 2.0676
    expected: { itemSubTotal: 10000, totalDiscount: 0, shipping: 1295, tax: 1597 + 207, total: 11295 },
  },
  {
    title: 'a percentage of 33.33 is rounded to the cent and lands on the lines whole',
    locale: 'fr-fr',
    input: one([makeLine('a', 11_11, 3)], home('fr-fr', 'FR'), [TEN_PERCENT]),
    // 33.33 - 3.33 = 30.00 contains 5.00; 4.95 / 6 = 0.825
    expected: { itemSubTotal: 3333, totalDiscount: 333, shipping: 495, tax: 500 + 83, total: 3495 },
  },
  {
    title: 'three for two: the cheapest of every three is free, item discount before order discount',
    locale: 'fr-fr',
    input: one([makeLine('a', 10_00, 2, { categoryIds: ['2000'] }), makeLine('b', 12_00, 2, { categoryIds: ['2000'] })], home('fr-fr', 'FR'), [
      THREE_FOR_TWO,
      TEN_PERCENT,
    ]),
    // 44.00; the third of 12 12 10 10 is free: 34.00, less 3.40 = 30.60; rows 9.00 and 21.60 contain 1.50 and 3.60
    expected: { itemSubTotal: 4400, totalDiscount: 1340, shipping: 495, tax: 150 + 360 + 83, total: 3555 },
  },
  {
    title: 'a gift card is neither taxed nor discounted nor counted towards a threshold',
    locale: 'en-us',
    input: {
      lines: [makeLine('a', 300_00, 1, { taxClass: 'gift-card', shippingId: 'digital' }), makeLine('b', 30_00)],
      shipments: [{ shippingId: 'digital', code: 'digital', amount: 0 }, home('en-us', 'US', 'TX')],
      coupons: [{ code: 'TEN', promotion: TEN_PERCENT }],
    },
    // 30.00 - 3.00 = 27.00 * 6.25 % = 1.6875; 6.95 * 6.25 % = 0.434
    expected: { itemSubTotal: 33000, totalDiscount: 300, shipping: 695, tax: 169 + 43, total: 30000 + 2700 + 695 + 212 },
  },
  {
    title: 'a pickup costs no shipping and is taxed where the store is',
    locale: 'en-us',
    input: {
      lines: [makeLine('a', 100_00, 1, { shippingId: 'pickup-PDX' }), makeLine('b', 20_00)],
      shipments: [{ shippingId: 'pickup-PDX', code: 'pickup', amount: 0, tax: regionTax('US', 'WA') }, home('en-us', 'US', 'OR')],
      coupons: [],
    },
    // 100 * 6.5 %; over 75: standard delivery is free
    expected: { itemSubTotal: 12000, totalDiscount: 0, shipping: 0, tax: 650, total: 12650 },
  },
  {
    title: 'a coupon for free delivery',
    locale: 'en-gb',
    input: one([makeLine('a', 12_00)], home('en-gb', 'GB'), [NO_SHIPPING]),
    expected: { itemSubTotal: 1200, totalDiscount: 0, shipping: 0, tax: 200, total: 1200 },
  },
  {
    title: 'an empty basket costs nothing',
    locale: 'de-de',
    input: { lines: [], shipments: [], coupons: [] },
    expected: { itemSubTotal: 0, totalDiscount: 0, shipping: 0, tax: 0, total: 0 },
  },
];
