import { findLine, replaceLine, type CartDraft } from '../lines/draft.ts';
import { makeItem, withQty, type CartItemInput } from '../lines/item-facts.ts';
import { lineKey } from '../lines/line-key.ts';

export interface AddItemArgs {
  readonly item: CartItemInput;
  readonly qty: number;
  /** Where it was added; an addition from quick shop is sent once more after a refusal. */
  readonly context?: string;
  /** A saved item to restore: it leaves the saved list in the same transaction. */
  readonly saveForLaterItemId?: string;
  /** Reserves the units in the store of the choice. Only the server's response may show the line as reserved. */
  readonly reserve?: true;
}

/** Another unit of an existing choice raises its quantity. */
export function addItem(cart: CartDraft, { item, qty }: AddItemArgs): CartDraft {
  const key = lineKey(item.choice);
  const line = findLine(cart, key);
  return line ? replaceLine(cart, key, withQty(line, line.qty + qty)) : { ...cart, items: [...cart.items, makeItem(item, qty)] };
}
