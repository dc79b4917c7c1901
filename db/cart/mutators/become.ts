import { findLine, replaceLine, type CartDraft } from '../draft.ts';
import { makeItem, withQty, type KnownItem } from '../item-facts.ts';
import { lineKey } from '../line-key.ts';

/**
 * A line becomes another choice in its place: another size, another store, a gift. Where that choice is in the basket already,
 * the two become one line; where only the first is gone, the shopper still gets what was asked for; where it is gone and the other is there, somebody did it already.
 */
export function become(cart: CartDraft, from: KnownItem, to: KnownItem, qty: number): CartDraft {
  const fromKey = lineKey(from.choice);
  const toKey = lineKey(to.choice);
  const line = findLine(cart, fromKey);
  if (fromKey === toKey) return line ? cart : { ...cart, items: [...cart.items, makeItem(to, qty)] };
  const there = findLine(cart, toKey);
  if (there) return line ? replaceLine(replaceLine(cart, fromKey, null), toKey, withQty(there, there.qty + line.qty)) : cart;
  return line ? replaceLine(cart, fromKey, makeItem(to, line.qty)) : { ...cart, items: [...cart.items, makeItem(to, qty)] };
}
