import type { Cart } from '#contract/cart.ts';
import { readChange } from '../replay/upcast.ts';
import type { Mutation } from '../replay/mutation.ts';
import { applyChange } from './change.ts';
import { EMPTY_DRAFT, type CartDraft } from './draft.ts';

/** A change in the outbox, or a tap on its way there: its id is its key. */
export type PendingChange = Pick<Mutation, 'type' | 'version' | 'args' | 'key'>;

/** The server names on each item the keys that made or changed it. */
const inSnapshot = (snapshot: Cart | null): ReadonlySet<string> => new Set(snapshot?.items.flatMap((item) => item.opIds ?? []));

/**
 * The view is the snapshot with the pending changes laid over it, in order; it is never a mutated copy, so that a change that is
 * refused just disappears from it. A change whose answer was lost but whose key is in the snapshot is there already and is not
 * counted twice ([FOLD2]).
 */
export function foldCart(snapshot: Cart | null, pending: readonly PendingChange[]): CartDraft {
  const there = inSnapshot(snapshot);
  return pending.reduce<CartDraft>((cart, row) => {
    if (there.has(row.key)) return cart;
    const change = readChange(row);
    return change ? applyChange(cart, change) : cart;
  }, snapshot ?? EMPTY_DRAFT);
}
