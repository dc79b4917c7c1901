import type { Cart } from '#contract/cart.ts';
import type { Effect, Promotion } from '#contract/promotion.ts';

export type GiftPromotion = Promotion & { readonly effect: Extract<Effect, { type: 'gift' }> };

const isGift = (promotion: Promotion): promotion is GiftPromotion => promotion.effect.type === 'gift';

/** Promotions that owe this cart a gift, whether it is in it or not, by their names. */
export const giftsEarned = ({ publicPromotions = [], couponItems }: Cart, earned: readonly string[]): GiftPromotion[] =>
  [...publicPromotions, ...couponItems.flatMap(({ promotion }) => promotion ?? [])].filter(isGift).filter(({ id }) => earned.includes(id));
