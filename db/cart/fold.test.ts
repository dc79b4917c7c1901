import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, applyCoupon, changeQuantity, makeItem, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, quantities, updateRow, withTaps } from '#tests/support/make-held.ts';
import type { CartChange } from './change.ts';
import { foldCart } from './fold.ts';
import { lineKey } from './lines/line-key.ts';

const A = '10000001';
const B = '10000002';
const key = (upc: string): string => lineKey({ product: 'TRAIL001BLK', upc });
const folded = (content: Record<string, number>, ...changes: CartChange[]): Record<string, number> => {
  const snapshot = makeSnapshot(content);
  return quantities(foldCart(snapshot, withTaps(makeHeld(snapshot), ...changes).outbox));
};

describe('the view', () => {
  test('[FOLD1] the view is the snapshot with the pending changes applied', () => {
    expect(folded({ [A]: 2 }, addItem(A, 1), addItem(B, 4))).toEqual({ [key(A)]: 3, [key(B)]: 4 });
    expect(folded({ [A]: 2, [B]: 1 }, removeItem(A), changeQuantity(B, 6))).toEqual({ [key(B)]: 6 });
  });

  test('[FOLD1] the fold does not modify the snapshot', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const copy = structuredClone(snapshot);
    foldCart(snapshot, withTaps(makeHeld(snapshot), changeQuantity(A, 9), applyCoupon('X')).outbox);
    expect(snapshot).toEqual(copy);
  });

  test('[FOLD1] the fold computes the price of a changed line', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    expect(foldCart(snapshot, withTaps(makeHeld(snapshot), changeQuantity(A, 3)).outbox).items[0]?.price).toMatchObject({
      current: 1_000,
      rowTotal: 3_000,
      amount: 3_000,
    });
  });

  test('[FOLD2] the fold skips a change that the snapshot already contains', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const { outbox } = withTaps(makeHeld(snapshot), addItem(A, 2));
    const applied = { ...snapshot, items: snapshot.items.map((item) => ({ ...item, opIds: [outbox[0]?.key ?? ''] })) };
    expect(quantities(foldCart(applied, outbox))).toEqual({ [key(A)]: 2 });
  });

  test('[FOLD4] a line keeps its position when it becomes another size, and two lines of one choice become one', () => {
    const snapshot = makeSnapshot({ [A]: 1, [B]: 2 });
    const edit: CartChange = { type: 'edit-variant', args: { item: makeItem(A), to: makeItem('10000009'), qty: 1 } };
    expect(foldCart(snapshot, withTaps(makeHeld(snapshot), edit).outbox).items.map(({ upc, qty }) => [upc, qty])).toEqual([
      ['10000009', 1],
      [B, 2],
    ]);
    expect(folded({ [A]: 1, [B]: 2 }, { type: 'edit-variant', args: { item: makeItem(A), to: makeItem(B), qty: 1 } })).toEqual({ [key(B)]: 3 });
  });

  test('[FOLD1] the view shows a coupon once, whatever its case, and removes it again', () => {
    const snapshot = makeSnapshot({ [A]: 1 }, { couponItems: [{ code: 'SAVE10', valid: true, statusCode: 'applied' }] });
    const fold = (...changes: CartChange[]): string[] =>
      foldCart(snapshot, withTaps(makeHeld(snapshot), ...changes).outbox).couponItems.map(({ code }) => code);
    expect(fold(applyCoupon('save10'))).toEqual(['SAVE10']);
    expect(fold(removeCoupon('save10'))).toEqual([]);
  });

  test('[FOLD3] the view does not contain refused changes', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const held = updateRow(withTaps(makeHeld(snapshot), addItem(B), changeQuantity(A, 9)), 2, { state: 'refused' });
    const pending = held.outbox.filter(({ state }) => state !== 'refused');
    expect(quantities(foldCart(snapshot, pending))).toEqual({ [key(A)]: 2, [key(B)]: 1 });
  });

  test('[FOLD5] the view has no empty line and is the same every time', () => {
    const upc = fc.constantFrom(A, B);
    const change = fc.oneof(
      fc.tuple(upc, fc.integer({ min: 1, max: 9 })).map(([id, qty]) => addItem(id, qty)),
      fc.tuple(upc, fc.integer({ min: 1, max: 9 })).map(([id, qty]) => changeQuantity(id, qty)),
      upc.map((id) => removeItem(id)),
    );
    fc.assert(
      fc.property(fc.dictionary(upc, fc.integer({ min: 1, max: 5 })), fc.array(change, { maxLength: 10 }), (content, changes) => {
        const snapshot = makeSnapshot(content);
        const { outbox } = withTaps(makeHeld(snapshot), ...changes);
        const once = foldCart(snapshot, outbox);
        expect(once.items.every(({ qty }) => qty > 0)).toBe(true);
        expect(new Set(once.items.map(({ upc: id }) => id)).size).toBe(once.items.length);
        expect(foldCart(snapshot, outbox)).toEqual(once);
      }),
    );
  });
});
