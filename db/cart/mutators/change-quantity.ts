import { findLine, replaceLine, type CartDraft } from '../draft.ts';
import { makeItem, withQty, type KnownItem } from '../item-facts.ts';
import { lineKey } from '../line-key.ts';

export interface ChangeQuantityArgs {
  readonly item: KnownItem;
  /** Make it this many: at least 1. */
  readonly qty: number;
}

/** "Make it three" holds whatever became of the line: one that is gone meanwhile comes back with that quantity. */
export function changeQuantity(cart: CartDraft, { item, qty }: ChangeQuantityArgs): CartDraft {
  const key = lineKey(item.choice);
  const line = findLine(cart, key);
  return line ? replaceLine(cart, key, withQty(line, qty)) : { ...cart, items: [...cart.items, makeItem(item, qty)] };
}
