import type { Cart } from '#contract/cart.ts';
import { readChange } from './upcast.ts';
import type { Mutation } from '#db/mutations/mutation.ts';
import { applyChange } from './change.ts';
import { EMPTY_DRAFT, type CartDraft } from './lines/draft.ts';

/** A change in the outbox, or a tap that is not in it yet: its id is its key. */
export type PendingChange = Pick<Mutation, 'type' | 'version' | 'args' | 'key'>;

/** The keys that created or changed an item; the server lists them on it. */
const inSnapshot = (snapshot: Cart | null): ReadonlySet<string> => new Set(snapshot?.items.flatMap((item) => item.opIds ?? []));

/**
 * The view: the snapshot with the pending changes applied in order. It is never a mutated copy, so a refused change simply disappears from it. A
 * change in doubt whose key is in the snapshot is not counted twice ([FOLD2]).
 */
export function foldCart(snapshot: Cart | null, pending: readonly PendingChange[]): CartDraft {
  const there = inSnapshot(snapshot);
  return pending.reduce<CartDraft>((cart, row) => {
    if (there.has(row.key)) return cart;
    const change = readChange(row);
    return change ? applyChange(cart, change) : cart;
  }, snapshot ?? EMPTY_DRAFT);
}
