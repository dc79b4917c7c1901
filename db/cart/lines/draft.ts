import type { Cart, CartItem } from '#contract/cart.ts';
import type { LineKey } from '#db/mutations/mutation.ts';
import { lineKeyOf } from './line-key.ts';

/** The part of a cart that changes affect. The rest of the snapshot (totals, promotions) is recomputed from it. */
export interface CartDraft {
  readonly items: readonly CartItem[];
  readonly couponItems: Cart['couponItems'];
  readonly shipments: Cart['shipments'];
  readonly shippingMethods: Cart['shippingMethods'];
}

export const EMPTY_DRAFT: CartDraft = { items: [], couponItems: [], shipments: [], shippingMethods: [] };

export const findLine = (draft: CartDraft, key: LineKey): CartItem | undefined => draft.items.find((item) => lineKeyOf(item) === key);

/** Replaces the line by `next`, or removes it. */
export const replaceLine = (draft: CartDraft, key: LineKey, next: CartItem | null): CartDraft => ({
  ...draft,
  items: draft.items.flatMap((item) => (lineKeyOf(item) === key ? (next ? [next] : []) : [item])),
});
