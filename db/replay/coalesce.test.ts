import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type CartChange } from '#db/cart/change.ts';
import { EMPTY_DRAFT } from '#db/cart/lines/draft.ts';
import { foldCart } from '#db/cart/fold.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { makeHeld, makeSnapshot, quantities, updateRow, withTaps } from '#tests/support/make-held.ts';
import { readChange } from '#db/cart/upcast.ts';

const A = '10000001';
const B = '10000002';

const waiting = (...changes: CartChange[]): (CartChange | null)[] => withTaps(makeHeld(), ...changes).outbox.map((row) => readChange(row));
const waitingOver = (content: Record<string, number>, ...changes: CartChange[]): (CartChange | null)[] =>
  withTaps(makeHeld(makeSnapshot(content)), ...changes).outbox.map((row) => readChange(row));

describe('two pending changes of one line', () => {
  test('[COA1] two additions become one with the sum', () => {
    expect(waiting(addItem(A, 1), addItem(A, 2))).toEqual([addItem(A, 3)]);
  });

  test('[COA1] a quantity set after an addition stays an addition while the line is new', () => {
    expect(waiting(addItem(A, 1), changeQuantity(A, 4))).toEqual([addItem(A, 4)]);
  });

  test('[COA1] a quantity set after an addition to an existing line becomes that quantity', () => {
    expect(waitingOver({ [A]: 2 }, addItem(A, 1), changeQuantity(A, 5))).toEqual([changeQuantity(A, 5)]);
  });

  test('[COA1] a removal cancels an addition that was never sent', () => {
    expect(waiting(addItem(A, 1), removeItem(A))).toEqual([]);
  });

  test('[COA1] a removal of an existing line stays a removal, whatever was changed before', () => {
    expect(waitingOver({ [A]: 2 }, addItem(A, 1), changeQuantity(A, 5), removeItem(A))).toEqual([removeItem(A)]);
  });

  test('[COA1] undoing a removal leaves nothing to send', () => {
    expect(waitingOver({ [A]: 2 }, removeItem(A), changeQuantity(A, 2))).toEqual([]);
  });

  test('[COA1] a line that is about to be added is added in its final state', () => {
    const change: CartChange = { type: 'edit-variant', args: { item: makeItem(A), to: makeItem(B), qty: 2 } };
    expect(waiting(addItem(A, 2), change)).toEqual([addItem(B, 2)]);
  });

  test('[COA1] an addition that removes an item from the saved list is not merged', () => {
    const back: CartChange = { type: 'add-item', args: { item: makeItem(A), qty: 1, saveForLaterItemId: 's1' } };
    expect(waiting(back, removeItem(A))).toEqual([back, removeItem(A)]);
  });

  test('[COA1] an addition with a reservation is not merged', () => {
    const aside: CartChange = { type: 'add-item', args: { item: makeItem(A, { storeId: 'PDX' }), qty: 1, reserve: true } };
    const plain: CartChange = { type: 'add-item', args: { item: makeItem(A, { storeId: 'PDX' }), qty: 1 } };
    expect(waiting(plain, aside, plain)).toEqual([plain, aside, plain]);
  });

  test('[COA6] a quantity does not cancel out while an earlier unsettled change may still alter it', () => {
    const doubtful = updateRow(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(A, 1)), 1, { state: 'ambiguous', attempts: 1, doubts: 1 });
    const rows = withTaps(doubtful, addItem(A, 1), changeQuantity(A, 2)).outbox;
    expect(rows.map((row) => readChange(row))).toEqual([addItem(A, 1), changeQuantity(A, 2)]);
  });

  test('[COA2] changes of other lines in between do not prevent a merge', () => {
    expect(waiting(addItem(A, 1), addItem(B, 1), addItem(A, 1))).toEqual([addItem(A, 2), addItem(B, 1)]);
  });

  test('[COA3] no changes are merged across a change of the whole cart', () => {
    expect(waiting(addItem(A, 1), applyCoupon('SAVE10'), removeItem(A))).toEqual([addItem(A, 1), applyCoupon('SAVE10'), removeItem(A)]);
  });

  test('[SEAL1] a change that was attempted is never merged again', () => {
    const held = updateRow(withTaps(makeHeld(), addItem(A, 1)), 1, { attempts: 1, state: 'ambiguous', doubts: 1 });
    expect(withTaps(held, addItem(A, 1), addItem(A, 1)).outbox.map((row) => readChange(row))).toEqual([addItem(A, 1), addItem(A, 2)]);
  });

  test('[OUT4] every merged tap leaves a receipt or its id', () => {
    const merged = withTaps(makeHeld(), addItem(A, 1), addItem(A, 1));
    expect(merged.outbox[0]?.merged).toHaveLength(1);
    const gone = withTaps(merged, removeItem(A));
    expect(gone.outbox).toEqual([]);
    expect(gone.receipts.map(({ outcome }) => outcome)).toEqual(['merged-away', 'merged-away', 'merged-away']);
  });
});

const upc = fc.constantFrom(A, B, '10000003');
const lineChange: fc.Arbitrary<CartChange> = fc.oneof(
  fc.tuple(upc, fc.integer({ min: 1, max: 5 })).map(([id, qty]) => addItem(id, qty)),
  fc.tuple(upc, fc.integer({ min: 1, max: 5 })).map(([id, qty]) => changeQuantity(id, qty)),
  upc.map((id) => removeItem(id)),
  fc.tuple(upc, upc).map(([from, to]): CartChange => ({ type: 'edit-variant', args: { item: makeItem(from), to: makeItem(to), qty: 1 } })),
  fc.tuple(upc, fc.boolean()).map(([id, there]): CartChange => ({
    type: 'set-fulfilment',
    args: { item: makeItem(id), qty: 1, store: there ? { id: 'S1', name: 'One' } : null },
  })),
);
const content = fc.dictionary(upc, fc.integer({ min: 1, max: 4 }));

describe('any sequence of changes', () => {
  test('[COA4] any sequence of changes leads to the same cart with and without merging', () => {
    fc.assert(
      fc.property(
        content,
        fc.array(fc.oneof({ weight: 9, arbitrary: lineChange }, { weight: 1, arbitrary: fc.constant(applyCoupon('SAVE10')) }), { maxLength: 14 }),
        (before, changes) => {
          const snapshot = makeSnapshot(before);
          const plain = changes.reduce(applyChange, snapshot.items.length > 0 ? snapshot : EMPTY_DRAFT);
          const merged = foldCart(snapshot, withTaps(makeHeld(snapshot), ...changes).outbox);
          expect(quantities(merged)).toEqual(quantities(plain));
          expect(merged.couponItems).toEqual(plain.couponItems);
        },
      ),
      PROPERTY_RUNS,
    );
  });

  test('[COA5] at most one unattempted change per line is pending while only quantities change', () => {
    const quantity = lineChange.filter(({ type }) => type === 'add-item' || type === 'change-quantity' || type === 'remove-item');
    fc.assert(
      fc.property(content, fc.array(quantity, { maxLength: 30 }), (before, changes) => {
        expect(withTaps(makeHeld(makeSnapshot(before)), ...changes).outbox.length).toBeLessThanOrEqual(3);
      }),
      PROPERTY_RUNS,
    );
  });

  test('[OUT2] the numbers rise in the order of the taps', () => {
    fc.assert(
      fc.property(fc.array(lineChange, { maxLength: 12 }), (changes) => {
        const { outbox, lane } = withTaps(makeHeld(), ...changes);
        const seqs = outbox.map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
        expect(seqs.every((seq) => seq < lane.nextSeq)).toBe(true);
      }),
    );
  });
});
