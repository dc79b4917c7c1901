import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import { estimateCart } from '#pricing/estimate.ts';
import { noCart } from '#pricing/no-cart.ts';
import type { CartDraft } from './draft.ts';

/**
 * The snapshot with the folded changes in it and every amount worked out again by the shop's public rules. An estimate, to be
 * shown as one: what a coupon is worth and whether stock is left only the server knows.
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
