import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartChange } from '#db/cart/change.ts';
import { foldCart } from '#db/cart/fold.ts';
import type { CartDraft } from '#db/cart/lines/draft.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeItem } from '#tests/support/make-cart.ts';
import { PROPERTY_RUNS } from '#tests/support/property-runs.ts';
import { makeSnapshot, makeTap, quantities } from '#tests/support/make-held.ts';
import type { Mutation } from '#db/mutations/mutation.ts';
import { waitingRow } from '../outbox.ts';
import { rebaseAsDeltas } from './rebase-as-deltas.ts';

const UPCS = ['10000001', '10000002', '10000003'];

const rowsOf = (changes: readonly CartChange[]): Mutation[] => changes.map((change, index) => waitingRow(makeTap(change), 'cart', index + 1, []));

/** The account's cart after the guest's has been put into it and what came later was laid over it as deltas. */
function mergedAfter(account: Record<string, number>, guest: Record<string, number>, changes: readonly CartChange[]): CartDraft {
  const sum = makeSnapshot(
    Object.fromEntries(UPCS.map((upc) => [upc, (account[upc] ?? 0) + (guest[upc] ?? 0)] as const).filter(([, qty]) => qty > 0)),
  );
  return rebaseAsDeltas(rowsOf(changes), makeSnapshot(guest)).reduce<CartDraft>((merged, { row, changeIn }) => {
    const rows = changeIn(merged).map((change) => (change ? makeTap(change) : row));
    return foldCart(
      merged as Parameters<typeof foldCart>[0],
      rows.map((tap) => ({ ...tap, key: tap.id })),
    );
  }, sum);
}

const plus = (a: Record<string, number>, b: Record<string, number>): Record<string, number> => {
  const lines = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(lines.map((line) => [line, (a[line] ?? 0) + (b[line] ?? 0)]));
};

const upc = fc.constantFrom(...UPCS);
const some = fc.integer({ min: 1, max: 5 });
const content = fc.dictionary(upc, some);
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.tuple(upc, some).map(([which, qty]) => addItem(which, qty)),
  fc.tuple(upc, some).map(([which, qty]) => changeQuantity(which, qty)),
  upc.map((which) => removeItem(which)),
  fc.tuple(upc, upc, some).map(([from, to, qty]): CartChange => ({ type: 'edit-variant', args: { item: makeItem(from), to: makeItem(to), qty } })),
);

describe('changes made during a sign-in', () => {
  test('[SIGN8] a change alters the merged cart by exactly what it altered in the guest’s', () => {
    fc.assert(
      fc.property(content, content, fc.array(change, { maxLength: 6 }), (account, guest, changes) => {
        const alone = quantities(foldCart(makeSnapshot(guest), rowsOf(changes)));
        const others = quantities(makeSnapshot(account));
        expect(quantities(mergedAfter(account, guest, changes))).toEqual(plus(alone, others));
      }),
      PROPERTY_RUNS,
    );
  });

  test('[SIGN8] changes stay as they are if the account has no cart', () => {
    fc.assert(
      fc.property(content, fc.array(change, { maxLength: 6 }), (guest, changes) => {
        expect(quantities(mergedAfter({}, guest, changes))).toEqual(quantities(foldCart(makeSnapshot(guest), rowsOf(changes))));
      }),
      PROPERTY_RUNS,
    );
  });

  test('[SIGN8] coupons, and changes that only a newer app can read, stay as they are', () => {
    const rows = [...rowsOf([applyCoupon('SAVE10')]), { ...waitingRow(makeTap(addItem()), 'cart', 9, []), type: 'fold-time' }];
    for (const { changeIn } of rebaseAsDeltas(rows, null)) expect(changeIn(makeSnapshot({ '10000001': 4 }))).toEqual([null]);
  });
});
