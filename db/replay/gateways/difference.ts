import type { CartDifference } from '#contract/cart-difference.ts';
import type { Cart } from '#contract/cart.ts';
import { readCart } from '../classify.ts';

/**
 * The cart in an answer: the whole cart, or its difference applied to the snapshot that it names ([DIFF2]). Null for the difference from any other cart
 * and for one that is incomplete: what became of the request is unknown then, and its repeat names the snapshot of that time ([DIFF3]).
 */
export function readAnswer(body: unknown, snapshot: Cart | null): Cart | null {
  const { base, items, order, fields } = (body ?? {}) as Partial<CartDifference>;
  if (base === undefined) return readCart(body);
  if (!snapshot || base !== snapshot.tag || ![items, order ?? []].every(Array.isArray)) return null;
  const lines = new Map([...snapshot.items, ...(items ?? [])].map((item) => [item.id, item]));
  const ordered = (order ?? [...lines.keys()]).map((id) => lines.get(id));
  if (ordered.includes(undefined)) return null;
  const next = Object.entries({ ...snapshot, ...fields, items: ordered }).filter(([, value]) => value !== null);
  return readCart(Object.fromEntries(next));
}
