import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADJUSTMENT_LEVELS } from '#contract/adjustment-rules.ts';
import { ADJUSTMENT_LIMITS } from '#contract/settings/adjustments.ts';
import { LOCALE_IDS, type LocaleId, LOCALES } from '#contract/locales.ts';
import { roundHalfUp } from '#contract/money.ts';
import type { Promotion } from '#contract/promotion.ts';
import { adjustmentRule } from './adjustments.ts';
import { home, makeLine } from './cases.ts';
import { priceCart } from './price-cart.ts';
import { publicRules } from './public-rules.ts';
import { amounts, cart, CLASSES, line, type LineShape, units, promotionsOf, rate, reducing, toLine, words } from './testing-carts.ts';
import type { PricedCart, PricingInput, PricingLine } from './types.ts';

const add = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const price = ({ locale, input }: { locale: LocaleId; input: PricingInput }): PricedCart => priceCart(input, publicRules(locale));

describe('for every cart under every set of promotions', () => {
  test('rows, discounts, shipping and tax add up to the totals, and nothing is negative', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { lines, shipments, totals, promoSummary, orderPromotions } = price(given);
        const rows = add(lines.map((row) => row.priceAfterOrderDiscount));
        expect(totals.itemSubTotal).toBe(add(lines.map(({ rowTotal }) => rowTotal)));
        expect(totals.itemTotal).toBe(add(lines.map((row) => row.priceAfterItemDiscount)));
        expect(totals.totalDiscount).toBe(totals.itemSubTotal - rows);
        expect(totals.shipping).toBe(add(shipments.map(({ finalAmount }) => finalAmount)));
        expect(totals.total).toBe(rows + totals.shipping + (LOCALES[given.locale].taxIncluded ? 0 : totals.tax));
        expect(totals.netAmount + totals.taxAmount).toBe(totals.total);
        expect(add(promoSummary.map(({ amount }) => amount))).toBe(
          totals.totalDiscount + add(shipments.map(({ amount, finalAmount }) => amount - finalAmount)),
        );
        for (const row of lines) expect(row.rowTotal - row.priceAfterItemDiscount).toBe(add(row.promotions.map(({ amount }) => amount)));
        expect(totals.itemSubTotal - totals.itemTotal + add(orderPromotions.map(({ amount }) => amount))).toBe(
          add(promoSummary.map(({ amount }) => amount)),
        );
        const { currency: _, ...sums } = totals;
        for (const amount of [...Object.values(sums), ...lines.flatMap((row) => [row.priceAfterItemDiscount, row.priceAfterOrderDiscount, row.tax])])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        for (const row of lines)
          expect(row.priceAfterOrderDiscount <= row.priceAfterItemDiscount && row.priceAfterItemDiscount <= row.rowTotal).toBe(true);
        for (const { amount, finalAmount } of shipments) expect(finalAmount >= 0 && finalAmount <= amount).toBe(true);
        expect(totals.tax).toBeLessThanOrEqual(totals.total);
      }),
      { numRuns: 500 },
    );
  });

  test('in which order items, shipments and promotions are handed in changes nothing', () => {
    const moved = cart.chain(({ locale, input }) =>
      fc
        .record({
          lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
          shared: fc.shuffledSubarray([...input.shared], { minLength: input.shared.length }),
        })
        .map((other) => ({ locale, input, other: { ...input, ...other } })),
    );
    fc.assert(
      fc.property(moved, ({ locale, input, other }) => {
        expect(price({ locale, input: other })).toEqual(price({ locale, input }));
      }),
      { numRuns: 300 },
    );
  });

  test('gift cards and gifts are never reduced, and a gift card bears no tax', () => {
    fc.assert(
      fc.property(cart, ({ locale, input }) => {
        for (const row of price({ locale, input }).lines) {
          const { taxClass, bonus } = input.lines.find(({ id }) => id === row.id) ?? makeLine('none', 0);
          if (taxClass === 'gift-card' || bonus) expect(row.priceAfterOrderDiscount).toBe(row.rowTotal);
          if (taxClass === 'gift-card') expect(row.tax).toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an associate takes no more off than the shop allows, whatever was typed', () => {
    const given = fc.record({
      locale: fc.constantFrom(...LOCALE_IDS),
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      level: fc.constantFrom(...ADJUSTMENT_LEVELS),
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const, 'FIXED_PRICE' as const),
      value: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(given, ({ locale, lines: shapes, level, kind, value }) => {
        const target = { ...(level === 'ITEM' && { itemId: 'line-0' }), ...(level === 'SHIPPING' && { shippingId: 'home' }) };
        const made = adjustmentRule({ adjustmentId: '1', level, kind, value, ...target }, locale, LOCALES[locale].currency);
        const input = { lines: shapes.map(toLine), shipments: [home(locale)], coupons: [], shared: [] };
        const before = price({ locale, input });
        const after = price({ locale, input: { ...input, adjustments: [made] } });
        const cost = ({ lines, shipments }: PricedCart): number => {
          if (level === 'SHIPPING') return add(shipments.map(({ finalAmount }) => finalAmount));
          return add(lines.filter(({ id }) => level === 'ORDER' || id === 'line-0').map((row) => row.priceAfterOrderDiscount));
        };
        expect(cost(before) - cost(after)).toBeLessThanOrEqual(roundHalfUp((cost(before) * ADJUSTMENT_LIMITS[locale][level]) / 100));
      }),
      { numRuns: 300 },
    );
  });
});

describe('against a plain model', () => {
  /** Promotions over all goods: what they take off can be said of the sum alone. */
  const plain = promotionsOf(
    fc.record(
      {
        level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const),
        effect: fc.oneof(fc.record({ type: fc.constant('percent' as const), rate }), fc.record({ type: fc.constant('amount' as const), amounts })),
        priority: fc.integer({ min: 0, max: 5 }),
        threshold: amounts,
        quantity: units,
      },
      { requiredKeys: ['level', 'effect', 'priority'] },
    ),
  );
  const itemNames = (lines: readonly PricingLine[]) => lines.filter(({ bonus, taxClass }) => !bonus && taxClass !== 'gift-card');

  test('promotions of all goods take off what they take off the sum, one after the other', () => {
    const given = fc.record({ locale: fc.constantFrom(...LOCALE_IDS), lines: fc.array(line, { maxLength: 6 }), shared: plain });
    fc.assert(
      fc.property(given, ({ locale, lines: shapes, shared }) => {
        // Lines that cost nothing are in no condition: the model leaves them out, too.
        const lines = shapes.map(toLine).filter(({ unitPrice }) => unitPrice > 0);
        const { currency } = LOCALES[locale];
        let left = add(itemNames(lines).map(({ qty, unitPrice }) => qty * unitPrice));
        const before = left;
        const count = add(itemNames(lines).map(({ qty }) => qty));
        for (const level of ['PRODUCT', 'ORDER'])
          for (const { effect, threshold, quantity = 0 } of shared
            .filter((one) => one.level === level)
            .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))) {
            // How many units still cost something is the one thing that the sum does not say.
            if (left === 0 || left < (threshold?.[currency] ?? 0) || count < quantity) continue;
            if (effect.type === 'percent') left -= Math.min(left, roundHalfUp((left * effect.rate) / 100_000));
            if (effect.type === 'amount') left -= Math.min(left, effect.amounts[currency] ?? 0);
          }
        const priced = price({ locale, input: { lines, shipments: [home(locale)], coupons: [], shared: shared.map((one) => ({ ...one })) } });
        const stillCounted =
          priced.lines.every((row) => row.priceAfterOrderDiscount > 0 || row.rowTotal === 0) ||
          shared.every(({ quantity }) => quantity === undefined);
        if (stillCounted) expect(priced.totals.totalDiscount).toBe(before - left);
      }),
      { numRuns: 500 },
    );
  });

  test('an exclusive one gives the shopper the better of the two: it alone, or the others together', () => {
    const given = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), others: plain, alone: rate });
    fc.assert(
      fc.property(given, ({ lines: shapes, others, alone }) => {
        const lines = shapes.map(toLine);
        const combined = others.map((one): Promotion => ({ ...one, level: 'ORDER' }));
        const exclusive: Promotion = {
          id: 'ALONE',
          campaignId: 'C',
          level: 'ORDER',
          name: words,
          callout: words,
          effect: { type: 'percent', rate: alone },
          priority: 9,
          exclusive: true,
        };
        const discount = (shared: readonly Promotion[]) =>
          price({ locale: 'de-de', input: { lines, shipments: [home('de-de')], coupons: [], shared } }).totals.totalDiscount;
        expect(discount([...combined, exclusive])).toBe(Math.max(discount(combined), discount([exclusive])));
      }),
      { numRuns: 300 },
    );
  });

  test('promotions of different goods can come in any order', () => {
    const given = fc.record({
      lines: fc.array(line, { maxLength: 6 }),
      effects: fc.array(reducing, { minLength: 2, maxLength: 4 }),
      level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const),
    });
    fc.assert(
      fc.property(given, ({ lines: shapes, effects, level }) => {
        const lines = shapes.map(toLine);
        const inOrder = (order: readonly number[]) =>
          effects.map((effect, index): Promotion => ({
            id: `P${index}`,
            campaignId: 'C',
            level,
            name: words,
            callout: words,
            eligible: { taxClasses: [CLASSES[index] ?? ''] },
            effect,
            priority: order[index] ?? 0,
          }));
        const result = (order: readonly number[]) => {
          const { lines: rows, totals } = price({
            locale: 'en-us',
            input: { lines, shipments: [home('en-us', 'US', 'NY')], coupons: [], shared: inOrder(order) },
          });
          return { rows: rows.map((row) => row.priceAfterOrderDiscount), totals };
        };
        expect(result([3, 2, 1, 0])).toEqual(result([0, 1, 2, 3]));
      }),
      { numRuns: 300 },
    );
  });

  test('more goods never cost less where nothing asks for a sum or a number of pieces', () => {
    const unconditional = plain.map((all) => all.map((one): Promotion => ({ ...one, threshold: undefined, quantity: undefined })));
    const given = fc.record({ lines: fc.array(line, { maxLength: 5 }), more: line, shared: unconditional });
    fc.assert(
      fc.property(given, ({ lines: shapes, more, shared }) => {
        const items = (lines: readonly LineShape[]) => {
          const { totals } = price({ locale: 'de-de', input: { lines: lines.map(toLine), shipments: [], coupons: [], shared } });
          return totals.itemSubTotal - totals.totalDiscount;
        };
        expect(items([...shapes, more])).toBeGreaterThanOrEqual(items(shapes));
      }),
      { numRuns: 300 },
    );
  });
});
