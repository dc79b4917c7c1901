import type { Cart } from '#contract/cart.ts';
import { linesOf, type CartChange } from '#db/cart/change.ts';
import { type CartDraft, findLine } from '#db/cart/lines/draft.ts';
import { foldCart } from '#db/cart/fold.ts';
import { lineKey } from '#db/cart/lines/line-key.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { fulfilledAs } from '#db/cart/mutators/set-fulfilment.ts';
import { giftedAs } from '#db/cart/mutators/set-gift-option.ts';
import type { Mutation } from '#db/mutations/mutation.ts';
import { readChange } from '#db/cart/upcast.ts';

export interface Rebased {
  readonly row: Mutation;
  /** The change in a cart that contains more than the guest's items; null: unchanged. */
  readonly changeIn: (merged: CartDraft) => readonly (CartChange | null)[];
}

const AS_IT_IS: readonly (CartChange | null)[] = [null];

/**
 * Changes made during a sign-in as differences ([SIGN8]): "set to 5" over 2 becomes "+3". In the merged cart, "set to 5" would remove the account's
 * own units.
 */
export function rebaseAsDeltas(rows: readonly Mutation[], snapshot: Cart | null): readonly Rebased[] {
  return rows.map((row, index) => {
    const change = readChange(row);
    const before = foldCart(snapshot, rows.slice(0, index));
    return { row, changeIn: (merged) => (change ? inMerged(change, before, merged) : AS_IT_IS) };
  });
}

function inMerged(change: CartChange, before: CartDraft, merged: CartDraft): readonly (CartChange | null)[] {
  const line = linesOf(change)[0];
  if (line === undefined || change.type === 'add-item') return AS_IT_IS;
  const own = findLine(before, line)?.qty ?? 0;
  const there = findLine(merged, line)?.qty ?? 0;
  const to = becomes(change);
  if (to && own === 0) return [arriving(to, before, merged)];
  if (there === own) return AS_IT_IS;
  if (change.type === 'change-quantity') return [quantity(change.args.item, there + change.args.qty - own)];
  if (change.type === 'remove-item') return [quantity(change.args.item, there - own)];
  // The guest's units become another choice; the account's stay as they are.
  return to && there > own ? [quantity(to.from, there - own), { type: 'add-item', args: { item: to.into, qty: own } }] : AS_IT_IS;
}

/** A line that the guest does not have is added in its final state, unless that exists ([CMP3]); the account's own line is not affected. */
function arriving({ into, qty }: Becoming, before: CartDraft, merged: CartDraft): CartChange {
  const line = lineKey(into.choice);
  return findLine(before, line) ? quantity(into, findLine(merged, line)?.qty ?? 0) : { type: 'add-item', args: { item: into, qty } };
}

const quantity = (item: CartItemInput, qty: number): CartChange =>
  qty > 0 ? { type: 'change-quantity', args: { item, qty } } : { type: 'remove-item', args: { item } };

interface Becoming {
  readonly from: CartItemInput;
  readonly into: CartItemInput;
  readonly qty: number;
}

function becomes(change: CartChange): Becoming | null {
  switch (change.type) {
    case 'edit-variant':
      return { from: change.args.item, into: change.args.to, qty: change.args.qty };
    case 'set-fulfilment':
      return { from: change.args.item, into: fulfilledAs(change.args.item, change.args.store), qty: change.args.qty };
    case 'set-gift-option':
      return { from: change.args.item, into: giftedAs(change.args.item, change.args.giftOption), qty: change.args.qty };
    default:
      return null;
  }
}
