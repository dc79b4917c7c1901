import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import { estimateCart } from '#pricing/estimate.ts';
import { noCart } from '#pricing/no-cart.ts';
import type { CartDraft } from './lines/draft.ts';

/**
 * The snapshot with the folded changes and all amounts recomputed by the public rules. An estimate, to be displayed as one: only the server knows the
 * value of a coupon and the stock.
 */
export const estimateTotals = (snapshot: Cart | null, draft: CartDraft, locale: LocaleId): Cart => {
  const cart = snapshot ?? noCart(locale);
  return estimateCart({
    ...cart,
    items: [...draft.items],
    couponItems: draft.couponItems,
    shippingMethods: draft.shippingMethods,
    shipments: draft.shipments,
  });
};
