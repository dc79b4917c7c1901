import type { CartDifference } from '#contract/cart-difference.ts';
import type { Cart, CartItem } from '#contract/cart.ts';
import { readCart } from '../classify.ts';

/**
 * The cart in an answer: the whole cart, or its difference applied to the snapshot that it names ([DIFF2]). Null for the difference from any other cart
 * and for one that is incomplete: what became of the request is unknown then, and its repeat names the snapshot of that time ([DIFF3]).
 */
export function readAnswer(body: unknown, snapshot: Cart | null): Cart | null {
  const { base, items, order, fields } = (body ?? {}) as Partial<CartDifference>;
  if (base === undefined) return readCart(body);
  if (!snapshot || base !== snapshot.tag || ![items, order ?? []].every(Array.isArray)) return null;
  const lines = [...snapshot.items];
  for (const { at, ...line } of items ?? []) lines[at] = { ...lines[at], ...line, price: { ...lines[at]?.price, ...line.price } } as CartItem;
  const ordered = order ? order.map((at) => lines[at]) : lines;
  if (ordered.includes(undefined)) return null;
  return readCart({ ...snapshot, ...fields, items: ordered });
}
