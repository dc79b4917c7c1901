import type { Cart } from '#contract/cart.ts';
import type { WordKey } from '#src/base/i18n/words.ts';

type State = Cart['couponItems'][number]['statusCode'];

const ENDED: Readonly<Partial<Record<State, WordKey>>> = {
  coupon_expired: 'error.promoExpired',
  coupon_redeemed: 'error.promoRedeemed',
  coupon_unknown: 'error.promoInvalid',
};

/** Why a coupon of the cart is no longer valid; undefined for one that may still be valid. */
export const couponEnded = (state: unknown): WordKey | undefined => ENDED[state as State];
