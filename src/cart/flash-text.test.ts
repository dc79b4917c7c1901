import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createWords } from '#src/base/i18n/words.ts';
import { warningsFor } from './flash-text.ts';

const words = createWords(
  LOCALES['en-us'],
  {
    errors: {
      'flash.partlyOutOfStock': 'Some are missing',
      'flash.deliveryChanged': 'Delivery changed',
      'flash.maxQuantity': 'That is the most',
    },
  },
  () => Promise.resolve({}),
);
const missing = { code: 'ProductLineItemInventoryMissing', type: 'warning' as const, details: { itemId: 'one', missingQuantity: 2 } };
const moved = { code: 'PickupToHomeDelivery', type: 'warning' as const, details: {} };

describe('remarks of the shop', () => {
  it('about an item stand at that item alone', () => {
    expect(warningsFor([missing, moved], words, 'one')).toEqual([
      { code: 'ProductLineItemInventoryMissing', kind: 'warning', text: 'Some are missing' },
    ]);
    expect(warningsFor([missing, moved], words, 'two')).toEqual([]);
  });

  it('about the basket stand above it', () => {
    expect(warningsFor([missing, moved], words)).toEqual([{ code: 'PickupToHomeDelivery', kind: 'warning', text: 'Delivery changed' }]);
  });

  it('that read the same stand once', () => {
    const other = { ...moved, details: { itemId: 'two' } };
    expect(warningsFor([moved, other], words)).toEqual([{ code: 'PickupToHomeDelivery', kind: 'warning', text: 'Delivery changed' }]);
  });

  it('with codes that this app does not know are let be', () => {
    expect(warningsFor([{ code: 'SomethingNew', type: 'info', details: {} }], words)).toEqual([]);
  });
});
