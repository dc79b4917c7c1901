import { createHash } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Currency } from '#contract/money.ts';
import type { Db } from '../db/open.ts';
import { couponRedemptions, coupons } from '../db/schema/commerce.ts';

export type Coupon = typeof coupons.$inferSelect;

/** Codes are typed by people: case and the space around them do not matter. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export const hashEmail = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

export interface Shopper {
  readonly subject: string;
  readonly emails: readonly string[];
}

export interface CouponUse {
  readonly coupon: Coupon | undefined;
  readonly redemptions: number;
  readonly redeemedByShopper: boolean;
}

/** The coupons of some codes with how often they were used, by everyone and by this shopper. */
export const findCoupons = async (db: Db, codes: readonly string[], { subject, emails }: Shopper): Promise<Map<string, CouponUse>> => {
  if (codes.length === 0) return new Map();
  const found = await db
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]));
  const hashes = emails.map(hashEmail);
  const own = or(eq(couponRedemptions.subject, subject), hashes.length > 0 ? inArray(couponRedemptions.emailHash, hashes) : undefined);
  const used = await db
    .select({ code: couponRedemptions.code, all: sql<number>`count(*)::int`, own: sql<number>`(count(*) filter (where ${own}))::int` })
    .from(couponRedemptions)
    .where(inArray(couponRedemptions.code, [...codes]))
    .groupBy(couponRedemptions.code);
  return new Map(
    codes.map((code) => {
      const row = used.find((candidate) => candidate.code === code);
      return [
        code,
        { coupon: found.find((candidate) => candidate.code === code), redemptions: row?.all ?? 0, redeemedByShopper: (row?.own ?? 0) > 0 },
      ];
    }),
  );
};

const offeredIn = ({ promotion: { threshold, effect } }: Coupon, currency: Currency): boolean =>
  (threshold === undefined || threshold[currency] !== undefined) && (effect.type !== 'amount' || effect.amounts[currency] !== undefined);

/** Why a code cannot be used now (spec 1 §8); undefined where it can. */
export const couponProblem = ({ coupon, redemptions, redeemedByShopper }: CouponUse, currency: Currency, now: Date): ErrorCode | undefined => {
  if (!coupon?.active) return 'PRM130';
  if (coupon.startsAt && coupon.startsAt > now) return 'PRM135';
  if (coupon.endsAt && coupon.endsAt <= now) return 'PRM155';
  if (coupon.oncePerShopper && redeemedByShopper) return 'PRM150';
  if (coupon.maxRedemptions !== null && redemptions >= coupon.maxRedemptions) return 'PRM140';
  if (!offeredIn(coupon, currency)) return 'PRM160';
  return undefined;
};

/** How a code that is in the basket already is shown; whether it takes something off is worked out with the totals. */
export const couponItem = (code: string, use: CouponUse | undefined, currency: Currency, now: Date): Cart['couponItems'][number] => {
  const problem = use ? couponProblem(use, currency, now) : 'PRM130';
  if (problem === undefined && use?.coupon) return { code, valid: true, statusCode: 'no_applicable_promotion', promotion: use.coupon.promotion };
  const statusCode = problem === 'PRM155' ? 'coupon_expired' : problem === 'PRM150' || problem === 'PRM140' ? 'coupon_redeemed' : 'coupon_unknown';
  return { code, valid: false, statusCode };
};

/**
 * Books the codes of an order, in the transaction that begins to place it. The coupons are locked in order of their codes, so a
 * limited one is never used once too often.
 * @returns the first code that is no longer good, with the reason; then the caller gives up
 */
export const redeemCoupons = async (
  tx: Db,
  codes: readonly string[],
  { orderNumber, currency, now, ...shopper }: Shopper & { readonly orderNumber: string; readonly currency: Currency; readonly now: Date },
): Promise<ErrorCode | undefined> => {
  if (codes.length === 0) return undefined;
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(coupons.code)
    .for('update');
  for (const use of (await findCoupons(tx, codes, shopper)).values()) {
    const problem = couponProblem(use, currency, now);
    if (problem) return problem;
  }
  await tx.insert(couponRedemptions).values(
    codes.map((code) => ({
      code,
      orderNumber,
      subject: shopper.subject,
      emailHash: hashEmail(shopper.emails[0] ?? shopper.subject),
      redeemedAt: now,
    })),
  );
  return undefined;
};

/** Gives the codes of an order back that came to nothing. */
export const unredeemCoupons = async (tx: Db, orderNumber: string): Promise<void> => {
  await tx.delete(couponRedemptions).where(and(eq(couponRedemptions.orderNumber, orderNumber)));
};
