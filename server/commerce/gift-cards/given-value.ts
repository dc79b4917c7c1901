import type { Cart } from '#contract/cart.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Whether a gift card is among what is bought. */
export const buysGiftCard = ({ items }: Pick<Cart, 'items'>): boolean => items.some(({ pricingFacts }) => pricingFacts.taxClass === 'gift-card');

/**
 * A gift card is paid with money: one that was paid with another would never run out of time, and one that was paid with points, rewards or credit would
 * make money of what was given to somebody.
 * @throws GFO405 where something that was given pays for a cart with a gift card in it
 */
export const assertGiftCardsPaid = (cart: Pick<Cart, 'items' | 'totals'>, tenders: readonly unknown[]): void => {
  if ((tenders.length > 0 || cart.totals.appliedRewards > 0) && buysGiftCard(cart)) throw new Refusal('GFO405');
};
