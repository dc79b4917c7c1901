import { mark, returnTo, row } from './row.ts';

const atCoupon = mark('coupon');
const promoInvalid = row(422, 'promoInvalid', atCoupon);

/** spec 1 §8, promotions. */
export const promotionErrors = {
  PRM130: promoInvalid,
  PRM160: promoInvalid,
  PRM135: row(409, 'promoNotYet', atCoupon),
  PRM140: row(409, 'promoLimit', atCoupon),
  PRM150: row(409, 'promoRedeemed', atCoupon),
  PRM155: row(409, 'promoExpired', atCoupon),
  PRM416: row(409, 'promoApplied', atCoupon),
  PRM175: row(422, 'promoFailed', atCoupon),
} as const;

const toPayment = returnTo('billing');

/** spec 1 §8, rewards. */
export const rewardErrors = {
  REW401: row(401, 'rewardsSignIn', { action: { do: 'sign-in' } }),
  REW130: row(403, 'notAMember', toPayment),
  REW135: row(403, 'membershipNotConfirmed', toPayment),
  REW140: row(409, 'rewardsBalance', toPayment),
} as const;
