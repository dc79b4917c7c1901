import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { warningsFor } from './flash-text.ts';

const i18n = createI18n(
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
    expect(warningsFor([missing, moved], i18n, 'one')).toEqual([
      { code: 'ProductLineItemInventoryMissing', kind: 'warning', text: 'Some are missing' },
    ]);
    expect(warningsFor([missing, moved], i18n, 'two')).toEqual([]);
  });

  it('about the cart stand above it', () => {
    expect(warningsFor([missing, moved], i18n)).toEqual([{ code: 'PickupToHomeDelivery', kind: 'warning', text: 'Delivery changed' }]);
  });

  it('that read the same stand once', () => {
    const other = { ...moved, details: { itemId: 'two' } };
    expect(warningsFor([moved, other], i18n)).toEqual([{ code: 'PickupToHomeDelivery', kind: 'warning', text: 'Delivery changed' }]);
  });

  it('with codes that this app does not know are let be', () => {
    expect(warningsFor([{ code: 'SomethingNew', type: 'info', details: {} }], i18n)).toEqual([]);
  });
});
