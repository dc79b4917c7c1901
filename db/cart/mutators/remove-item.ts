import { replaceLine, type CartDraft } from '../lines/draft.ts';
import type { CartItemInput } from '../lines/item-facts.ts';
import { lineKey } from '../lines/line-key.ts';

export interface RemoveItemArgs {
  /** Complete, so that the removal can be undone and a refusal shown with the item's name. */
  readonly item: CartItemInput;
}

/** Removing a line that is gone is not an error. */
export const removeItem = (cart: CartDraft, { item }: RemoveItemArgs): CartDraft => replaceLine(cart, lineKey(item.choice), null);
