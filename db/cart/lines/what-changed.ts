import type { Cart, CartItem } from '#contract/cart.ts';
import type { LineKey } from '#db/mutations/mutation.ts';
import { lineKeyOf } from './line-key.ts';

/** A difference of a line from what the shopper saw. Prices per unit in whole minor units. */
export type LineChange =
  | {
      readonly kind: 'price-up' | 'price-down';
      readonly line: LineKey;
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly currency: string;
    }
  | { readonly kind: 'sold-out'; readonly line: LineKey; readonly name: string };

const isGone = ({ availability }: CartItem): boolean => availability.state === 'OutOfStock' || availability.state === 'Withdrawn';

/** Compares the server's items with those that were displayed, line by line. Prices in different currencies are not compared. */
export function whatChanged(shown: readonly CartItem[], now: Pick<Cart, 'items'>): readonly LineChange[] {
  const before = new Map(shown.map((item) => [lineKeyOf(item), item]));
  return now.items.flatMap((item): LineChange[] => {
    const line = lineKeyOf(item);
    const old = before.get(line);
    if (!old || item.bonus) return [];
    const { name } = item;
    if (isGone(item) && !isGone(old)) return [{ kind: 'sold-out', line, name }];
    const [from, to] = [old.price.current, item.price.current];
    if (from === to || old.price.currency !== item.price.currency) return [];
    return [{ kind: to > from ? 'price-up' : 'price-down', line, name, from, to, currency: item.price.currency }];
  });
}
