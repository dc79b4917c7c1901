import { replaceLine, type CartDraft } from '../draft.ts';
import type { KnownItem } from '../item-facts.ts';
import { lineKey } from '../line-key.ts';

export interface RemoveItemArgs {
  /** Complete, so that the removal can be undone and a refusal shown with the item's name. */
  readonly item: KnownItem;
}

/** Removing a line that is gone is not an error. */
export const removeItem = (cart: CartDraft, { item }: RemoveItemArgs): CartDraft => replaceLine(cart, lineKey(item.choice), null);
