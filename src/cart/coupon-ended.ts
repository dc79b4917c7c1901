import type { Cart } from '#contract/cart.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';

type State = Cart['couponItems'][number]['statusCode'];

const ENDED: Readonly<Partial<Record<State, MessageKey>>> = {
  coupon_expired: 'error.promoExpired',
  coupon_redeemed: 'error.promoRedeemed',
  coupon_unknown: 'error.promoInvalid',
};

/** Why a coupon of the cart is no longer valid; undefined for one that may still be valid. */
export const couponEnded = (state: unknown): MessageKey | undefined => ENDED[state as State];
