import { findLine, replaceLine, type CartDraft } from '../lines/draft.ts';
import { makeItem, withQty, type CartItemInput } from '../lines/item-facts.ts';
import { lineKey } from '../lines/line-key.ts';

/**
 * Turns a line into another choice at its position: another size, another store, a gift. If that choice is in the cart already, the lines are merged.
 * If only the first is gone, the other is added; if the first is gone and the other exists, the change was made already.
 */
export function become(cart: CartDraft, from: CartItemInput, to: CartItemInput, qty: number): CartDraft {
  const fromKey = lineKey(from.choice);
  const toKey = lineKey(to.choice);
  const line = findLine(cart, fromKey);
  if (fromKey === toKey) return line ? cart : { ...cart, items: [...cart.items, makeItem(to, qty)] };
  const there = findLine(cart, toKey);
  if (there) return line ? replaceLine(replaceLine(cart, fromKey, null), toKey, withQty(there, there.qty + line.qty)) : cart;
  return line ? replaceLine(cart, fromKey, makeItem(to, line.qty)) : { ...cart, items: [...cart.items, makeItem(to, qty)] };
}
