import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeItem as itemFromFacts } from './item-facts.ts';
import { choiceOf, lineKey, lineKeyOf, type ItemChoice } from './line-key.ts';
import { makeFacts } from '#tests/support/make-cart.ts';
import { PROPERTY_RUNS } from '#tests/support/property-runs.ts';

const text = fc.string({ maxLength: 6 });
const choice: fc.Arbitrary<ItemChoice> = fc
  .record({
    upc: fc.constantFrom('10000001', '10000002'),
    place: fc.option(
      fc.record({
        storeId: fc.constantFrom('S1', 'S2'),
        storeName: fc.constant('Store'),
        shippingCode: fc.constantFrom('pickup' as const, 'sts' as const),
      }),
      { nil: null },
    ),
    recipeId: fc.option(text, { nil: null }),
    giftOption: fc.option(fc.record({ to: text, message: text }), { nil: null }),
  })
  .map(({ upc, place, recipeId, giftOption }) => ({
    product: 'TRAIL001BLK',
    upc,
    ...place,
    ...(recipeId !== null && { recipeId }),
    ...(giftOption && { giftOption }),
  }));

test('[LINE1] different choices have different keys, and the same choice has the same key', () => {
  const identity = ({ upc, storeId, shippingCode, recipeId, giftOption }: ItemChoice): unknown => [upc, storeId, shippingCode, recipeId, giftOption];
  fc.assert(
    fc.property(choice, choice, (a, b) => {
      expect(lineKey(a) === lineKey(b)).toBe(JSON.stringify(identity(a)) === JSON.stringify(identity(b)));
    }),
    PROPERTY_RUNS,
  );
});

test('[LINE2] an item of a snapshot has the choice with which it was added', () => {
  fc.assert(
    fc.property(choice, fc.boolean(), (chosen, digital) => {
      const known = {
        choice: digital && chosen.storeId === undefined ? { ...chosen, shippingCode: 'digital' as const } : chosen,
        facts: makeFacts({ isDigitalProduct: digital && chosen.storeId === undefined }),
      };
      const item = itemFromFacts(known, 1);
      expect(lineKeyOf(item)).toBe(lineKey(known.choice));
      expect(lineKey(choiceOf(item))).toBe(lineKey(known.choice));
    }),
  );
});

test('[LINE3] a gift of a promotion and a bought item of the same choice are two lines', () => {
  const item = itemFromFacts({ choice: { product: 'TRAIL001BLK', upc: '10000001' }, facts: makeFacts() }, 1);
  expect(lineKeyOf({ ...item, bonus: true })).not.toBe(lineKeyOf(item));
});

test('[LINE1] the shipping method is not part of the choice', () => {
  const item = itemFromFacts({ choice: { product: 'TRAIL001BLK', upc: '10000001' }, facts: makeFacts() }, 1);
  const express = {
    ...item,
    shippingOptions: item.shippingOptions.map((option) => ({ ...option, shippingMethod: { ...option.shippingMethod, code: 'express' as const } })),
  };
  expect(lineKeyOf(express)).toBe(lineKeyOf(item));
});
