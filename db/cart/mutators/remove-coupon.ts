import type { CartDraft } from '../lines/draft.ts';
import { sameCoupon, type CouponArgs } from './apply-coupon.ts';

export const removeCoupon = (cart: CartDraft, { code }: CouponArgs): CartDraft => ({
  ...cart,
  couponItems: cart.couponItems.filter((coupon) => !sameCoupon(coupon.code, code)),
});
