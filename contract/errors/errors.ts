import { authErrors } from './auth.ts';
import { cartErrors } from './cart.ts';
import { checkoutErrors } from './checkout.ts';
import { giftErrors } from './gifts.ts';
import { otherErrors } from './other.ts';
import { ownErrors } from './own.ts';
import { promotionErrors, rewardErrors } from './promotions.ts';
import type { ErrorRow } from './row.ts';

/** The catalogue by the groups of spec 1 §8, and the codes of our own apart. */
export const errorGroups = {
  'auth and account': authErrors,
  'basket and inventory': cartErrors,
  'shipping, payment and tax': checkoutErrors,
  'gift cards and gift options': giftErrors,
  promotions: promotionErrors,
  rewards: rewardErrors,
  'orders, returns and other': otherErrors,
  waymark: ownErrors,
} as const;

export type ErrorGroup = keyof typeof errorGroups;

/**
 * Every code a call can be refused with. The page loads this table with its first refusal, not with the first visit.
 * A code that is not here (a newer server) is treated as its HTTP status says.
 */
export const errors = {
  ...authErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...giftErrors,
  ...promotionErrors,
  ...rewardErrors,
  ...otherErrors,
  ...ownErrors,
} as const;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

export const errorRow = (code: ErrorCode): ErrorRow => errors[code];

/** What any call can answer, besides the codes of its own row. */
export const COMMON_ERRORS = ['API404', 'API405', 'API406', 'GEN500', 'WMK400', 'WMK414', 'WMK429', 'WMK503'] as const satisfies readonly ErrorCode[];
/** What any call with a body can answer. */
export const BODY_ERRORS = ['API415', 'WMK408', 'WMK413'] as const satisfies readonly ErrorCode[];
/** What any personal call can answer. */
export const PERSONAL_ERRORS = ['WMK401', 'WMK426'] as const satisfies readonly ErrorCode[];
/** What any change can answer: about who sends it and about sending it again. */
export const CHANGE_ERRORS = ['AUT498', 'WMK403O', 'WMK403S', 'WMK409K', 'WMK412', 'WMK422'] as const satisfies readonly ErrorCode[];
