import { linesOf, type CartChange } from '../cart/change.ts';
import { fulfilledAs } from '../cart/mutators/set-fulfilment.ts';
import { giftedAs } from '../cart/mutators/set-gift-option.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { Mutation } from '#db/mutations/mutation.ts';
import { readChange } from '#db/cart/upcast.ts';

type Quantity = Extract<CartChange, { type: 'add-item' | 'change-quantity' | 'remove-item' }>;

const isQuantity = (change: CartChange): change is Quantity =>
  change.type === 'add-item' || change.type === 'change-quantity' || change.type === 'remove-item';

/** Other arguments of an addition have an effect of their own on the server, so such an addition is not merged. */
const isPlain = (change: CartChange): boolean => change.type !== 'add-item' || !(change.args.saveForLaterItemId ?? change.args.reserve);

/**
 * Two changes of one line as one; `nothing` if they cancel out; null if they cannot be merged ([COA1]). `base` is the line's quantity in the
 * snapshot, or null while an earlier change of the line is pending: that one may still be refused, so nothing can cancel out ([COA6]).
 */
export function mergeChanges(first: CartChange, base: number | null, next: CartChange): CartChange | 'nothing' | null {
  if (!isPlain(first) || !isPlain(next)) return null;
  if (isQuantity(first) && isQuantity(next)) return mergeQuantities(first, base, next);
  // A line that is about to be added is added in its final state.
  const to = first.type === 'add-item' && base === 0 && linesOf(first)[0] === linesOf(next)[0] ? becomes(next) : null;
  return first.type === 'add-item' && to ? { type: 'add-item', args: { ...first.args, item: to } } : null;
}

function mergeQuantities(first: Quantity, base: number | null, next: Quantity): CartChange | 'nothing' {
  const { item } = next.args;
  if (next.type === 'add-item') {
    if (first.type === 'add-item') return { type: 'add-item', args: { ...first.args, item, qty: first.args.qty + next.args.qty } };
    return made(item, base, (first.type === 'remove-item' ? 0 : first.args.qty) + next.args.qty);
  }
  const qty = next.type === 'remove-item' ? 0 : next.args.qty;
  if (first.type === 'add-item' && base === 0 && qty > 0) return { type: 'add-item', args: { ...first.args, item, qty } };
  return made(item, base, qty);
}

const made = (item: CartItemInput, base: number | null, qty: number): CartChange | 'nothing' =>
  qty === base ? 'nothing' : qty === 0 ? { type: 'remove-item', args: { item } } : { type: 'change-quantity', args: { item, qty } };

function becomes(change: CartChange): CartItemInput | null {
  if (change.type === 'edit-variant') return change.args.to;
  if (change.type === 'set-fulfilment') return fulfilledAs(change.args.item, change.args.store);
  if (change.type === 'set-gift-option') return giftedAs(change.args.item, change.args.giftOption);
  return null;
}

/**
 * The pending change that `change` may be merged into: the last one of the same line, never attempted, without a change of the whole cart in between
 * ([COA2], [COA3]).
 */
export function mergeTarget(outbox: readonly Mutation[], subject: string | null, change: CartChange): Mutation | null {
  const lines = linesOf(change);
  if (lines.length === 0) return null;
  for (const row of outbox.toReversed()) {
    if (row.state === 'refused' || row.subject !== subject) continue;
    if (row.lines.length === 0) return null;
    if (row.lines.some((line) => lines.includes(line))) return row.attempts === 0 && row.seal === null && readChange(row) ? row : null;
  }
  return null;
}
