import { findLine, replaceLine, type CartDraft } from '../lines/draft.ts';
import { makeItem, withQty, type CartItemInput } from '../lines/item-facts.ts';
import { lineKey } from '../lines/line-key.ts';

export interface ChangeQuantityArgs {
  readonly item: CartItemInput;
  /** The new quantity, at least 1. */
  readonly qty: number;
}

/** "Set to three" applies whatever happened to the line: a line that is gone is added with that quantity. */
export function changeQuantity(cart: CartDraft, { item, qty }: ChangeQuantityArgs): CartDraft {
  const key = lineKey(item.choice);
  const line = findLine(cart, key);
  return line ? replaceLine(cart, key, withQty(line, qty)) : { ...cart, items: [...cart.items, makeItem(item, qty)] };
}
