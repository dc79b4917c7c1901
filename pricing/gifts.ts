import type { Cart } from '#contract/cart.ts';
import type { Effect, Promotion } from '#contract/promotion.ts';
import { pricingInputOf } from './estimate.ts';
import { priceCart } from './price-cart.ts';
import type { PublicRules } from './types.ts';

export type GiftPromotion = Promotion & { readonly effect: Extract<Effect, { type: 'gift' }> };

const isGift = (promotion: Promotion): promotion is GiftPromotion => promotion.effect.type === 'gift';

/** Promotions that owe this basket a gift, whether it is in it or not. */
export const earnedGifts = (cart: Cart, rules: PublicRules): GiftPromotion[] => {
  const offered = [...(cart.publicPromotions ?? []), ...cart.couponItems.flatMap(({ promotion }) => promotion ?? [])].filter(isGift);
  if (offered.length === 0) return [];
  const { earned } = priceCart(pricingInputOf(cart, rules), rules);
  return offered.filter(({ id }) => earned.includes(id));
};
