import { describe, expect, it } from 'vitest';
import type { CartView } from '#db/cart/view.ts';
import { mattersBeforePaying } from './pay-hold.ts';

const notice = (kind: CartView['notices'][number]['kind'], to = 1200): CartView['notices'][number] => ({
  id: 'guest price 400',
  subject: 'guest',
  kind,
  details: { name: 'Shoe', from: 1000, to },
  at: '2026-11-21T09:00:00.000Z',
});
const NONE = { notices: [], cart: { flash: [] } };

describe('what has to be seen before paying', () => {
  it('is nothing while nothing changed', () => {
    expect(mattersBeforePaying(NONE)).toEqual([]);
  });

  it('is a price that rose, and not one that fell', () => {
    expect(mattersBeforePaying({ ...NONE, notices: [notice('price-up')] })).toHaveLength(1);
    expect(mattersBeforePaying({ ...NONE, notices: [notice('price-down', 800), notice('became-order')] })).toEqual([]);
  });

  it('is a new matter when the price rises once more', () => {
    const once = mattersBeforePaying({ ...NONE, notices: [notice('price-up')] });
    expect(mattersBeforePaying({ ...NONE, notices: [notice('price-up', 1300)] })).not.toEqual(once);
  });

  it('is pieces that the shop put in fewer or not at all, and each number anew; a code that does not hold any more is none', () => {
    const fewer = (left: number) => ({ ...notice('fewer'), details: { name: 'Shoe', left, wanted: 9 } });
    const once = mattersBeforePaying({ ...NONE, notices: [fewer(6), notice('line-gone'), notice('coupon-gone')] });
    expect(once).toHaveLength(2);
    expect(mattersBeforePaying({ ...NONE, notices: [fewer(5)] })[0]).not.toBe(once[0]);
  });

  it('is a quantity that the shop cut, by line', () => {
    const flash = [
      { code: 'ProductItemMaxQuantity', type: 'info' as const, details: { itemId: 'one', maxAllowedQty: 3 } },
      { code: 'ProductLineItemInventoryMissing', type: 'warning' as const, details: { itemId: 'two', missingQuantity: 1 } },
      { code: 'InvalidShippingAddress', type: 'error' as const, details: {} },
    ];
    expect(mattersBeforePaying({ ...NONE, cart: { flash } })).toEqual(['ProductItemMaxQuantity one', 'ProductLineItemInventoryMissing two']);
  });

  it('is another way of delivery than was chosen, and each such change anew', () => {
    const moved = (shippingId: string) => ({ code: 'PickupToHomeDelivery', type: 'warning' as const, details: { shippingId } });
    const slower = { code: 'OrderShippingMethodDowngrade', type: 'warning' as const, details: { from: 'express', to: 'standard' } };
    const reasons = mattersBeforePaying({ ...NONE, cart: { flash: [moved('one'), moved('two'), slower] } });
    expect(new Set(reasons).size).toBe(3);
  });
});
