import type { CartDraft } from '../lines/draft.ts';

export interface CouponArgs {
  readonly code: string;
}

/** Codes are compared without regard to case, because shoppers type them. */
export const sameCoupon = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Lists the coupon without a discount: only the server knows whether it is valid and what it is worth. */
export const applyCoupon = (cart: CartDraft, { code }: CouponArgs): CartDraft =>
  cart.couponItems.some((coupon) => sameCoupon(coupon.code, code))
    ? cart
    : { ...cart, couponItems: [...cart.couponItems, { code: code.trim(), valid: false, statusCode: 'no_applicable_promotion' }] };
