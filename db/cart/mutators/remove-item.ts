import { replaceLine, type CartDraft } from '../draft.ts';
import type { KnownItem } from '../item-facts.ts';
import { lineKey } from '../line-key.ts';

export interface RemoveItemArgs {
  /** Carried whole, so that the removal can be undone and a refusal shown with its name. */
  readonly item: KnownItem;
}

/** Removing what is gone already is no error. */
export const removeItem = (cart: CartDraft, { item }: RemoveItemArgs): CartDraft => replaceLine(cart, lineKey(item.choice), null);
