import type { Cart } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';

/** The id of a cart that the server has not named yet. */
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

/** A cart with nothing in it, as the server answers one: what either side fills, and `withAmounts` prices. */
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
