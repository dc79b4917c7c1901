import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Audience } from '#contract/promotion.ts';
import { rulesIn } from './localise.ts';
import type { PromotionRow, PromotionUse } from './uses.ts';

/** Codes are typed by people: case and the space around them do not matter. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** When a promotion is asked about, and for whom. */
export interface Moment {
  readonly now: Date;
  readonly currency: Currency;
  readonly audience: readonly Audience[];
}

const offeredIn = ({ rule: { threshold, effect } }: PromotionRow, currency: Currency): boolean =>
  (threshold === undefined || threshold[currency] !== undefined) && (!('amounts' in effect) || effect.amounts[currency] !== undefined);

const isFor = ({ rule: { audience } }: PromotionRow, present: readonly Audience[]): boolean =>
  audience === undefined || audience.some((one) => present.includes(one));

/** Why a promotion cannot be used now (spec 1 §8); undefined where it can. */
export const promotionProblem = ({ row, all, own }: PromotionUse, { now, currency, audience }: Moment): ErrorCode | undefined => {
  if (!row?.active) return 'PRM130';
  if (row.startsAt && row.startsAt > now) return 'PRM135';
  if (row.endsAt && row.endsAt <= now) return 'PRM155';
  if (row.maxPerShopper !== null && own >= row.maxPerShopper) return 'PRM150';
  if (row.maxRedemptions !== null && all >= row.maxRedemptions) return 'PRM140';
  if (!offeredIn(row, currency) || !isFor(row, audience)) return 'PRM160';
  return undefined;
};

/** Whether an account is what a guest lacks for this promotion: then that is said, and not that the code is not valid. */
export const needsAccount = (row: PromotionRow, { currency, audience }: Moment): boolean =>
  audience.includes('GUEST') && offeredIn(row, currency) && !isFor(row, audience) && isFor(row, ['REGISTERED', 'MEMBER']);

/** The same of a code: one that is no code (also the id of a promotion that wants none) is unknown. */
export const couponProblem = (use: PromotionUse, moment: Moment): ErrorCode | undefined =>
  use.row?.needsCode === false ? 'PRM130' : promotionProblem(use, moment);

const STATUS: Readonly<Partial<Record<ErrorCode, Cart['couponItems'][number]['statusCode']>>> = {
  PRM155: 'coupon_expired',
  PRM150: 'coupon_redeemed',
  PRM140: 'coupon_redeemed',
};

/** How a code that is in the cart already is shown; whether it takes something off is worked out with the totals. */
export const couponItem = (
  code: string,
  use: PromotionUse,
  moment: Moment,
  locale: Pick<Locale, 'language' | 'currency'>,
): Cart['couponItems'][number] => {
  const problem = couponProblem(use, moment);
  if (problem === undefined && use.row) return { code, valid: true, statusCode: 'no_applicable_promotion', promotion: rulesIn(use.row.rule, locale) };
  return { code, valid: false, statusCode: (problem && STATUS[problem]) ?? 'coupon_unknown' };
};
