import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Db } from '#server/platform/db/open.ts';
import { promotionRedemptions, promotions } from '#server/platform/db/schema/promotions.ts';
import { type Moment, promotionProblem } from './coupons.ts';
import { hashEmail, type Shopper, usesOf } from './uses.ts';

/** Codes and promotions without one that take something off this cart, or give it something. */
export const usedPromotions = ({ couponItems, promoSummary }: Pick<Cart, 'couponItems' | 'promoSummary'>): string[] => [
  ...couponItems.filter(({ statusCode }) => statusCode === 'applied').map(({ code }) => code),
  ...promoSummary.flatMap(({ promotionId, couponCode, thresholdStatus }) =>
    thresholdStatus === 'REACHED' && couponCode === undefined ? [promotionId] : [],
  ),
];

interface Redemption extends Shopper, Moment {
  readonly orderNumber: string;
}

/**
 * Books what an order uses, in the transaction that begins to place it: codes, and promotions that only so many may use. They are locked in order of
 * their names, so that none is used once too often and no two orders wait for each other. What everybody may use at any time is not locked: all
 * orders would stand in line for it.
 * @returns the first reason for which one can no longer be used; then nothing was booked and the caller gives up
 */
export const redeemPromotions = async (tx: Db, used: readonly string[], redemption: Redemption): Promise<ErrorCode | undefined> => {
  if (used.length === 0) return undefined;
  const isBooked = or(promotions.needsCode, isNotNull(promotions.maxRedemptions), isNotNull(promotions.maxPerShopper));
  const rows = await tx
    .select()
    .from(promotions)
    .where(and(inArray(promotions.code, [...used]), isBooked))
    .orderBy(promotions.code)
    .for('update');
  const uses = await usesOf(tx, rows, redemption);
  for (const use of uses) {
    const problem = promotionProblem(use, redemption);
    if (problem) return problem;
  }
  const { orderNumber, subject, emails, now } = redemption;
  const emailHash = hashEmail(emails[0] ?? subject);
  if (rows.length > 0)
    await tx.insert(promotionRedemptions).values(rows.map(({ code }) => ({ code, orderNumber, subject, emailHash, redeemedAt: now })));
  return undefined;
};

/** Gives back what an order used that came to nothing. */
export const unredeemCoupons = async (tx: Db, orderNumber: string): Promise<void> => {
  await tx.delete(promotionRedemptions).where(eq(promotionRedemptions.orderNumber, orderNumber));
};
