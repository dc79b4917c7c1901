import * as fc from 'fast-check';
import { type LocaleId, LOCALES } from '#contract/locales.ts';
import type { Effect, Promotion } from '#contract/promotion.ts';
import { adjustmentRule } from './adjustments.ts';
import { home, makeLine } from './cases.ts';
import { regionTax } from './tax-rates.ts';
import type { PricingInput, PricingLine } from './types.ts';

export const words = { en: 'Test' };
export const CLASSES = ['standard', 'clothing', 'footwear', 'kids-clothing', 'gift-card'] as const;

export const amounts = fc.integer({ min: 0, max: 200_00 }).map((amount) => ({ USD: amount, CAD: amount, GBP: amount, EUR: amount }));
export const rate = fc.integer({ min: 0, max: 100_000 });
export const units = fc.integer({ min: 1, max: 4 });
const filter = fc.record({ taxClasses: fc.subarray([...CLASSES], { minLength: 1 }) });
export const reducing: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), rate }),
  fc.record({ type: fc.constant('amount' as const), amounts, each: fc.boolean() }),
  fc.record({ type: fc.constant('fixed-price' as const), amounts }),
  fc.record({ type: fc.constant('buy-get' as const), buy: units, get: units, rate, times: units }),
);

const shape = fc.record(
  {
    level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const),
    effect: reducing,
    priority: fc.integer({ min: 0, max: 5 }),
    threshold: amounts,
    quantity: units,
    eligible: filter,
    excluded: filter,
    target: filter,
    exclusive: fc.boolean(),
    group: fc.constantFrom('g', 'h'),
    approaching: fc.constant(words),
  },
  { requiredKeys: ['level', 'effect', 'priority'] },
);
const shipping = fc.record({
  level: fc.constant('SHIPPING' as const),
  effect: fc.oneof(
    fc.record({ type: fc.constant('free-shipping' as const), codes: fc.subarray(['standard', 'express', 'pickup']) }),
    fc.record({ type: fc.constant('percent' as const), rate }),
    fc.record({ type: fc.constant('fixed-price' as const), amounts }),
  ),
  priority: fc.integer({ min: 0, max: 5 }),
});
export const promotionsOf = (arbitrary: fc.Arbitrary<Partial<Promotion> & Pick<Promotion, 'level' | 'effect' | 'priority'>>, maxLength = 6) =>
  fc
    .array(arbitrary, { maxLength })
    .map((all) => all.map((one, index): Promotion => ({ id: `P${index}`, campaignId: 'C', name: words, callout: words, ...one })));

const place = fc.constantFrom<readonly [LocaleId, string?, string?]>(
  ['en-us'],
  ['en-us', 'US', 'NY'],
  ['en-us', 'US', 'MA'],
  ['en-us', 'US', 'MN'],
  ['en-us', 'US', 'OR'],
  ['en-ca', 'CA', 'QC'],
  ['en-ca', 'CA', 'ON'],
  ['en-gb', 'GB'],
  ['fr-fr', 'FI'],
  ['de-de', 'DE'],
);
export const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 400_00 }),
  off: fc.integer({ min: 0, max: 50_00 }),
  qty: fc.integer({ min: 1, max: 9 }),
  taxClass: fc.constantFrom(...CLASSES),
  away: fc.boolean(),
  bonus: fc.boolean(),
});
export type LineShape = typeof line extends fc.Arbitrary<infer Shape> ? Shape : never;

export const toLine = ({ unitPrice, off, qty, taxClass, away, bonus }: LineShape, index: number): PricingLine =>
  makeLine(`line-${index}`, unitPrice, qty, {
    originalPrice: unitPrice + off,
    taxClass,
    shippingId: away ? 'pickup-1' : 'home',
    bonus,
  });

const adjustments = fc
  .array(
    fc.record({
      level: fc.constantFrom('ITEM' as const, 'ORDER' as const, 'SHIPPING' as const),
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      value: rate,
    }),
    {
      maxLength: 3,
    },
  )
  .map((all) => all.map((one, index) => ({ ...one, adjustmentId: `${index}`, ...(one.level === 'ITEM' && { itemId: 'line-0' }) })));

export const cart = fc
  .record({
    place,
    lines: fc.array(line, { maxLength: 7 }),
    shared: promotionsOf(fc.oneof({ weight: 4, arbitrary: shape }, { weight: 1, arbitrary: shipping })),
    adjustments,
    express: fc.boolean(),
  })
  .map(({ place: [locale, country, province], lines, shared, adjustments: made, express }) => ({
    locale,
    input: {
      lines: lines.map(toLine),
      shipments: [
        home(locale, country, province, express ? 'express' : 'standard'),
        { shippingId: 'pickup-1', code: 'pickup', amount: 0, tax: country === undefined ? undefined : regionTax(country, province) },
      ],
      coupons: [],
      shared,
      adjustments: made.map((adjustment) => adjustmentRule(adjustment, locale, LOCALES[locale].currency)),
    } satisfies PricingInput,
  }));
