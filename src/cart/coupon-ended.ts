import type { Cart } from '#contract/cart.ts';
import type { WordKey } from '#src/i18n/words.ts';

type State = Cart['couponItems'][number]['statusCode'];

const ENDED: Readonly<Partial<Record<State, WordKey>>> = {
  coupon_expired: 'error.promoExpired',
  coupon_redeemed: 'error.promoRedeemed',
  coupon_unknown: 'error.promoInvalid',
};

/** Why a code of the basket does not hold any more; of one that may still hold nothing. */
export const couponEnded = (state: unknown): WordKey | undefined => ENDED[state as State];
