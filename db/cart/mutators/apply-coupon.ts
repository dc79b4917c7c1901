import type { CartDraft } from '../draft.ts';

export interface CouponArgs {
  readonly code: string;
}

/** Codes are compared without regard to case: shoppers type them. */
export const sameCoupon = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Listed, but worth nothing yet: whether it is a coupon and what it takes off only the server says. */
export const applyCoupon = (cart: CartDraft, { code }: CouponArgs): CartDraft =>
  cart.couponItems.some((coupon) => sameCoupon(coupon.code, code))
    ? cart
    : { ...cart, couponItems: [...cart.couponItems, { code: code.trim(), valid: false, statusCode: 'no_applicable_promotion' }] };
