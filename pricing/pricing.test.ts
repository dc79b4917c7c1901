import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingCode } from '#contract/cart.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { type Promotion, promotionSchema } from '#contract/promotion.ts';
import { CASES, home, makeLine, TEN_PERCENT, THREE_FOR_TWO } from './cases.ts';
import { priceCart, quoteShipping } from './price-cart.ts';
import { PROMOTION_CASES } from './promotion-cases.ts';
import { publicRules, RULES_VERSION } from './public-rules.ts';
import { ratesFor, shipsTo } from './shipping-rates.ts';
import { ratesTo } from './shipping-zones.ts';
import { taxOf } from './tax.ts';
import { regionTax } from './tax-rates.ts';
import type { PricingInput } from './types.ts';

const COUNTRIES = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT'];
const STATES = ['AL', 'AK', 'CA', 'DE', 'MA', 'MN', 'MO', 'NH', 'NJ', 'NY', 'OR', 'PA', 'RI', 'TX', 'UT', 'VA', 'WA'];
const PROVINCES = ['AB', 'BC', 'NS', 'ON', 'QC'];

describe('the table of cases', () => {
  test.each([...CASES, ...PROMOTION_CASES])('$title', ({ locale, input, expected }) => {
    const { totals } = priceCart(input, publicRules(locale));
    expect(totals).toMatchObject(expected);
    expect(totals.totalWithoutTax).toBe(totals.total - totals.tax);
  });
});

const off = (id: string, amount: number, more: Partial<Promotion> = {}): Promotion => ({
  ...TEN_PERCENT,
  id,
  effect: { type: 'amount', amounts: { USD: amount, CAD: amount, GBP: amount, EUR: amount } },
  ...more,
});

const destination = fc.oneof(
  fc.constant({ locale: 'en-us' as const, country: undefined, province: undefined }),
  fc.constantFrom(...STATES).map((province) => ({ locale: 'en-us' as const, country: 'US', province })),
  fc.constantFrom(...PROVINCES).map((province) => ({ locale: 'en-ca' as const, country: 'CA', province })),
  fc.constant({ locale: 'en-gb' as const, country: 'GB', province: undefined }),
  fc
    .constantFrom('fr-fr' as const, 'de-de' as const)
    .chain((locale) => fc.constantFrom(...COUNTRIES.filter((c) => c !== 'GB')).map((country) => ({ locale, country, province: undefined }))),
);

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_00 }),
  reduction: fc.integer({ min: 0, max: 50_00 }),
  qty: fc.integer({ min: 1, max: 12 }),
  taxClass: fc.constantFrom('standard', 'clothing', 'footwear', 'kids-clothing', 'kids-footwear', 'gift-card'),
  category: fc.constantFrom('1000', '2000'),
  away: fc.boolean(),
  bonus: fc.boolean(),
});

const promotion = fc.constantFrom(
  TEN_PERCENT,
  THREE_FOR_TWO,
  off('BIG', 900_00, { group: 'g' }),
  off('SMALL', 7_77, { group: 'g' }),
  off('EXCLUDING', 33_33, { excluded: { reduced: true } }),
  off('ITEMS', 5_01, { level: 'PRODUCT', eligible: { taxClasses: ['footwear', 'standard'] } }),
  off('SHIP', 3_33, { level: 'SHIPPING' }),
);

const cart = fc
  .record({
    place: destination,
    lines: fc.array(line, { maxLength: 8 }),
    promotions: fc.uniqueArray(promotion, { maxLength: 4 }),
    express: fc.boolean(),
  })
  .map(({ place, lines, promotions, express }) => ({
    locale: place.locale,
    input: {
      lines: lines.map(({ unitPrice, reduction, qty, taxClass, category, away, bonus }, index) =>
        makeLine(`line-${index}`, unitPrice, qty, {
          originalPrice: unitPrice + reduction,
          taxClass,
          categoryIds: [category],
          shippingId: away ? 'pickup-1' : 'home',
          bonus,
        }),
      ),
      shipments: [
        home(place.locale, place.country, place.province, express ? 'express' : 'standard'),
        { shippingId: 'pickup-1', code: 'pickup', amount: 0, tax: regionTax(place.country ?? 'US', place.province) },
      ],
      coupons: promotions.map((promotion) => ({ code: promotion.id, promotion })),
    } satisfies PricingInput,
  }));

const add = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('for every cart', () => {
  test('the parts add up to the totals, to the minor unit', () => {
    fc.assert(
      fc.property(cart, ({ locale, input }) => {
        const rules = publicRules(locale);
        const { lines, shipments, totals, promoSummary, orderPromotions } = priceCart(input, rules);
        const rows = add(lines.map((row) => row.priceAfterOrderDiscount));
        const shipping = add(shipments.map(({ finalAmount }) => finalAmount));
        expect(totals.total).toBe(rows + shipping + (rules.taxIncluded ? 0 : totals.tax));
        expect(totals.itemSubTotal).toBe(add(input.lines.map(({ qty, unitPrice }) => qty * unitPrice)));
        expect(totals.itemTotal).toBe(add(lines.map((row) => row.priceAfterItemDiscount)));
        expect(totals.totalDiscount).toBe(totals.itemSubTotal - rows);
        expect(totals.shipping).toBe(shipping);
        expect(totals.netAmount + totals.taxAmount).toBe(totals.total);
        const described = add(promoSummary.map(({ amount }) => amount));
        expect(described).toBe(totals.totalDiscount + add(shipments.map(({ amount, finalAmount }) => amount - finalAmount)));
        for (const row of lines) expect(row.rowTotal - row.priceAfterItemDiscount).toBe(add(row.promotions.map(({ amount }) => amount)));
        expect(add(orderPromotions.map(({ amount }) => amount))).toBe(described - (totals.itemSubTotal - totals.itemTotal));
      }),
      { numRuns: 500 },
    );
  });

  test('another way is quoted at what it costs once it is chosen', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom('standard', 'express'), fc.integer({ min: 0, max: 30_00 }), ({ locale, input }, code, amount) => {
        const rules = publicRules(locale);
        const chosen = input.shipments.map((shipment) => (shipment.shippingId === 'home' ? { ...shipment, code, amount } : shipment));
        const { shipments } = priceCart({ ...input, shipments: chosen }, rules);
        const quote = quoteShipping({ input, rules, priced: priceCart(input, rules) }, { shippingId: 'home', code, amount });
        expect(quote).toBe(shipments.find(({ shippingId }) => shippingId === 'home')?.finalAmount ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  test('nothing is negative, and the tax stays within the bill', () => {
    fc.assert(
      fc.property(cart, ({ locale, input }) => {
        const { lines, shipments, totals } = priceCart(input, publicRules(locale));
        for (const { currency: _, ...amounts } of [totals]) for (const value of Object.values(amounts)) expect(value).toBeGreaterThanOrEqual(0);
        for (const row of lines) expect(Math.min(row.priceAfterItemDiscount, row.priceAfterOrderDiscount, row.tax)).toBeGreaterThanOrEqual(0);
        for (const { finalAmount, amount } of shipments) expect(finalAmount >= 0 && finalAmount <= amount).toBe(true);
        expect(totals.tax).toBeLessThanOrEqual(totals.total);
        expect(totals.totalDiscountPercentage).toBeLessThanOrEqual(100);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of items, shipments and coupons changes nothing', () => {
    const shuffled = cart.chain(({ locale, input }) =>
      fc
        .record({
          lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
          coupons: fc.shuffledSubarray([...input.coupons], { minLength: input.coupons.length }),
        })
        .map((moved) => ({ locale, input, moved: { ...input, ...moved } })),
    );
    fc.assert(
      fc.property(shuffled, ({ locale, input, moved }) => {
        const rules = publicRules(locale);
        const { coupons: _, ...straight } = priceCart(input, rules);
        const { coupons: __, ...mixed } = priceCart(moved, rules);
        expect(mixed).toEqual(straight);
      }),
      { numRuns: 300 },
    );
  });

  test('one more piece of anything never makes the rest dearer by a promotion lost', () => {
    fc.assert(
      fc.property(cart, ({ locale, input }) => {
        const rules = publicRules(locale);
        const before = priceCart(input, rules).promoSummary.filter(({ thresholdStatus }) => thresholdStatus === 'REACHED');
        const more = { ...input, lines: [...input.lines, makeLine('line-z', 10_00, 1, { shippingId: 'home' })] };
        const after = new Set(
          priceCart({ ...more, coupons: [] }, rules).promoSummary.map(({ promotionId, thresholdStatus }) => `${promotionId} ${thresholdStatus}`),
        );
        if (input.coupons.length === 0) for (const { promotionId } of before) expect(after).toContain(`${promotionId} REACHED`);
      }),
      { numRuns: 300 },
    );
  });
});

describe('promotions', () => {
  const rules = publicRules('en-us');
  const priced = (amount: number, promotions: Promotion[] = [], more = {}) =>
    priceCart(
      {
        lines: [makeLine('a', amount, 1, more)],
        shipments: [home('en-us')],
        coupons: promotions.map((promotion) => ({ code: promotion.id, promotion })),
      },
      rules,
    );

  test('one that is near says what is missing, from half of its threshold on', () => {
    expect(priced(74_99).promoSummary).toMatchObject([
      {
        promotionId: 'FREE-STANDARD',
        thresholdStatus: 'APPROACHING',
        distanceFromConditionThreshold: 1,
        calloutMessage: '$0.01 away from free standard delivery',
      },
    ]);
    expect(priced(37_49).promoSummary).toEqual([]);
    expect(priced(37_50).promoSummary).toHaveLength(1);
    expect(priced(150_00).promoSummary).toMatchObject([
      { promotionId: 'SEASON-20', thresholdStatus: 'APPROACHING', calloutMessage: 'Add $50 more and we take $20 off' },
      { promotionId: 'FREE-STANDARD', thresholdStatus: 'REACHED' },
    ]);
  });

  test('nobody is asked to spend more for a delivery that is free already', () => {
    const free: Promotion = { ...TEN_PERCENT, id: 'MEMBER', level: 'SHIPPING', effect: { type: 'free-shipping', codes: ['standard'] }, priority: 20 };
    const input = { lines: [makeLine('one', 74_95)], shipments: [home('en-us')], coupons: [] };
    const near = (more: Partial<PricingInput>) =>
      priceCart({ ...input, ...more }, publicRules('en-us')).approaching.flatMap(({ promotionId, status }) =>
        status === 'APPROACHING' ? [promotionId] : [],
      );
    expect(near({})).toEqual(['FREE-STANDARD']);
    expect(near({ personal: [free] })).toEqual([]);
  });

  test('free standard delivery covers the parcel to a collection point as the one to the door, and no express', () => {
    const costs = (amount: number, code: ShippingCode) => {
      const full = ratesFor('en-us', code).find((rate) => rate.code === code)?.prices.USD ?? 0;
      const shipments = [{ ...home('en-us'), code, amount: full }];
      return [full, priceCart({ lines: [makeLine('a', amount)], shipments, coupons: [] }, rules).shipments[0]?.finalAmount];
    };
    expect(costs(75_00, 'standard')[1]).toBe(0);
    expect(costs(75_00, 'pudo')).toEqual([3_95, 0]);
    expect(costs(74_99, 'pudo')).toEqual([3_95, 3_95]);
    expect(costs(75_00, 'express')).toEqual([19_95, 19_95]);
  });

  test('the threshold looks at what is left after the levels before', () => {
    const half = off('HALF', 100_00, { level: 'PRODUCT' });
    expect(priced(210_00, [half]).promoSummary.map(({ promotionId, thresholdStatus }) => [promotionId, thresholdStatus])).toContainEqual([
      'SEASON-20',
      'APPROACHING',
    ]);
  });

  test('of a group only the one worth most applies', () => {
    const { orderPromotions } = priced(50_00, [
      off('A', 5_00, { group: 'g', priority: 1 }),
      off('B', 9_00, { group: 'g', priority: 2 }),
      off('C', 1_00),
    ]);
    expect(orderPromotions.map(({ promotionId, amount }) => [promotionId, amount])).toEqual([
      ['B', 900],
      ['C', 100],
    ]);
  });

  test('reduced items can be left out', () => {
    const fullPriceOnly = off('FULL', 5_00, { excluded: { reduced: true } });
    expect(priced(50_00, [fullPriceOnly]).totals.totalDiscount).toBe(500);
    expect(priced(50_00, [fullPriceOnly], { originalPrice: 60_00 }).totals.totalDiscount).toBe(0);
  });

  test('a promotion without an amount in the currency does not apply', () => {
    expect(priced(50_00, [off('EURO', 0, { threshold: { EUR: 1_00 } })]).promoSummary.map(({ promotionId }) => promotionId)).not.toContain('EURO');
  });

  test('three for two gives the cheapest of every full three', () => {
    const lines = [makeLine('a', 10_00, 4, { categoryIds: ['2000'] }), makeLine('b', 5_00, 3, { categoryIds: ['2000'] })];
    const result = priceCart({ lines, shipments: [home('en-us')], coupons: [{ code: 'X', promotion: THREE_FOR_TWO }] }, rules);
    // 10 10 10 | 10 5 5 | 5
    expect(result.totals.totalDiscount).toBe(10_00 + 5_00);
  });

  test('the words come in the language of the locale, dollars of Canada by their code', () => {
    const near = (locale: 'fr-fr' | 'de-de' | 'en-ca') =>
      priceCart({ lines: [makeLine('a', 60_00)], shipments: [home(locale)], coupons: [] }, publicRules(locale)).promoSummary[0]?.calloutMessage;
    expect(near('fr-fr')?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe('Plus que 15 € pour la livraison offerte');
    expect(near('de-de')?.replaceAll('\u00A0', ' ')).toBe('Noch 15 € bis zum kostenlosen Versand');
    expect(near('en-ca')?.replaceAll('\u00A0', ' ')).toBe('CAD 39 away from free standard delivery');
  });
});

describe('shipping', () => {
  const codes = (locale: LocaleId, countryCode: string, province?: string) =>
    ratesTo(locale, 'standard', { countryCode, province }).map(({ code }) => code);

  test('express does not go to Alaska, Yukon or the military', () => {
    expect(codes('en-us', 'US', 'NY')).toEqual(['standard', 'express']);
    expect(codes('en-us', 'US', 'AK')).toEqual(['standard']);
    expect(codes('en-us', 'US', 'AE')).toEqual(['standard']);
    expect(codes('en-ca', 'CA', 'YT')).toEqual(['standard']);
  });

  test('a country that is not delivered to has no way at all', () => {
    expect(codes('en-us', 'FR')).toEqual([]);
    expect(codes('fr-fr', 'US')).toEqual([]);
    expect(codes('de-de', 'AT')).toEqual(['standard']);
    for (const id of LOCALE_IDS) for (const country of shipsTo(id)) expect(codes(id, country)).toContain('standard');
  });

  test('another way is quoted free where it would be', () => {
    const input = { lines: [makeLine('a', 80_00)], shipments: [home('en-us', 'US', 'NY', 'express')], coupons: [] };
    const rules = publicRules('en-us');
    const bill = { input, rules, priced: priceCart(input, rules) };
    expect(quoteShipping(bill, { shippingId: 'home', code: 'standard', amount: 695 })).toBe(0);
    expect(quoteShipping(bill, { shippingId: 'home', code: 'express', amount: 1995 })).toBe(1995);
  });
});

test('the tax the device assumes is the tax of its country', () => {
  for (const id of LOCALE_IDS)
    expect(publicRules(id).tax).toEqual(LOCALES[id].taxIncluded ? JSON.parse(JSON.stringify(regionTax(LOCALES[id].country))) : undefined);
});

test('rates of half a percent and finer are kept exactly', () => {
  expect(taxOf(100_00, 25_500, true)).toBe(2032);
  expect(taxOf(100_00, 14_975, false)).toBe(1498);
  expect(taxOf(2, 25_000, false)).toBe(1);
  expect(regionTax('FI')?.rate).toBe(25_500);
  expect(regionTax('US', 'MO')?.rate).toBe(4225);
  expect(regionTax('US')).toBeUndefined();
  expect(regionTax('US', 'toString')).toBeUndefined();
  expect(regionTax('IE')?.kids).toBe(0);
});

test('the public rules are well formed and carry a version that moves with them', () => {
  const all = LOCALE_IDS.map((id) => ({ ...publicRules(id), version: '' }));
  for (const { promotions } of all) for (const promotion of promotions) expect(promotionSchema.parse(promotion)).toEqual(promotion);
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
  expect(RULES_VERSION).toBe(digest);
});
