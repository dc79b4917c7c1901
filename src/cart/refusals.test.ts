import { describe, expect, it } from 'vitest';
import type { CartChange, CartChangeType } from '#db/cart/change.ts';
import type { RefusedChange } from '#db/cart/view.ts';
import { LOCAL_REASONS } from '#db/mutations/mutation.ts';
import { isAnsweredAtField, refusalPlace, refusedAt, isUnresolved } from './refusals.ts';
import { makeKnown, makeLine, makeView } from './testing/make-view.ts';

const item = makeKnown('400');
const CHANGES: { readonly [Type in CartChangeType]: Extract<CartChange, { type: Type }> } = {
  'add-item': { type: 'add-item', args: { item, qty: 1 } },
  'change-quantity': { type: 'change-quantity', args: { item, qty: 3 } },
  'remove-item': { type: 'remove-item', args: { item } },
  'edit-variant': { type: 'edit-variant', args: { item, to: makeKnown('401'), qty: 1 } },
  'set-fulfilment': { type: 'set-fulfilment', args: { item, store: null, qty: 1 } },
  'set-gift-option': { type: 'set-gift-option', args: { item, giftOption: null, qty: 1 } },
  'apply-coupon': { type: 'apply-coupon', args: { code: 'OLD20' } },
  'remove-coupon': { type: 'remove-coupon', args: { code: 'OLD20' } },
  'set-shipping-method': { type: 'set-shipping-method', args: { shippingId: 'one', code: 'express' } },
};
const OF_CART: ReadonlySet<CartChangeType> = new Set(['apply-coupon', 'remove-coupon', 'set-shipping-method']);

const refusedOf = (change: CartChange, code = 'INV700'): RefusedChange => ({
  id: change.type,
  type: change.type,
  change,
  line: OF_CART.has(change.type) ? null : '400',
  refusal: { code, status: 409 },
  at: '2026-11-21T09:00:00.000Z',
});

describe('a refused change', () => {
  it('of a code is answered at its field; every other one asks for attention in the header', () => {
    expect(Object.values(CHANGES).filter(isAnsweredAtField)).toEqual([CHANGES['apply-coupon']]);
  });

  it.each(Object.values(CHANGES))('is shown in exactly one place on the cart page: $type', (change) => {
    const refused = refusedOf(change);
    const there = makeView([makeLine('400', { refused: [refused] })], { refused: [refused] });
    const gone = makeView([makeLine('400', { ghost: true, refused: [refused] })], { refused: [refused] });
    const expected = OF_CART.has(change.type) ? (change.type === 'set-shipping-method' ? 'delivery' : 'code') : undefined;
    expect(refusalPlace(refused, there)).toBe(expected ?? 'line');
    expect(refusalPlace(refused, gone)).toBe(expected ?? 'top');
  });

  it('of a kind that this version does not know is shown above the lines', () => {
    const refused: RefusedChange = { ...refusedOf(CHANGES['add-item']), type: 'of-later', change: null, line: null };
    expect(refusedAt(makeView([makeLine('400')], { refused: [refused] }), 'top')).toEqual([refused]);
  });

  it('needs an answer before an order only where the change may have been made', () => {
    expect(Object.values(LOCAL_REASONS).filter((code) => isUnresolved(refusedOf(CHANGES['change-quantity'], code)))).toEqual([LOCAL_REASONS.check]);
    for (const code of ['GWP403', 'INV700', 'INV406', 'INV408', 'SHP404']) expect(isUnresolved(refusedOf(CHANGES['add-item'], code))).toBe(false);
  });
});
