import type { Cart } from '#contract/cart.ts';
import type { Currency } from '#contract/money.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { estimateCart } from '#pricing/estimate.ts';
import type { CartDraft } from './draft.ts';

/** The id of a basket that the server has not named yet. */
export const NO_CART_ID = '00000000-0000-0000-0000-000000000000';

const noTotals = (currency: Currency): Cart['totals'] => ({
  total: 0,
  totalDiscount: 0,
  itemTotal: 0,
  totalWithoutTax: 0,
  shipping: 0,
  tax: 0,
  totalDiscountPercentage: 0,
  remainingToPay: 0,
  currency,
  totalUnits: 0,
  itemSubTotal: 0,
  netAmount: 0,
  taxAmount: 0,
  appliedRewards: 0,
});

/** A basket with nothing in it, as the server would answer it. */
export const noCart = (locale: LocaleId): Cart => ({
  id: NO_CART_ID,
  basketId: NO_CART_ID,
  version: 0,
  pricingVersion: '',
  locale,
  items: [],
  totals: noTotals(LOCALES[locale].currency),
  totalItems: 0,
  currency: LOCALES[locale].currency,
  payment_instruments: [],
  giftCards: [],
  shippingMethods: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
  customerNotifications: [],
  shipments: [],
  updatedAt: '',
});

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
