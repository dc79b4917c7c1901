import { eq } from 'drizzle-orm';
import type { Order } from '#contract/calls/checkout.ts';
import type { Db } from '#server/platform/db/open.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { book, findTransaction } from './book.ts';
import { takeBack, takeIn } from './ledger.ts';
import { expiryOfEarned, earningAmountOf, REFERRAL_POINTS } from './rules.ts';

/** Of a newcomer's own points; those of the referrer stand under the newcomer's member id. */
const NEWCOMER = 'came';

interface Thanked {
  readonly accountId: string;
  readonly reference: string;
}

/** Newcomer and referrer, in the order of their accounts, so that two who brought each other never wait for each other. */
const bothOf = async (tx: Db, newcomer: string): Promise<readonly Thanked[]> => {
  const [member] = await tx.select().from(loyaltyMembers).where(eq(loyaltyMembers.accountId, newcomer));
  if (!member?.confirmedAt || member.referredBy === null) return [];
  const [referrer] = await tx.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, member.referredBy));
  if (!referrer) return [];
  const both = [
    { accountId: member.accountId, reference: NEWCOMER },
    { accountId: referrer.accountId, reference: member.memberId },
  ];
  return both.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
};

/**
 * An order of a confirmed member has arrived: the first that holds goods which were paid for thanks the newcomer and whoever brought them, each once. A
 * sign-up alone is worth nothing to anybody.
 */
export const thankReferrer = async (tx: Db, newcomer: string, order: Order, now: Date): Promise<void> => {
  if (earningAmountOf(order) === 0) return;
  for (const { accountId, reference } of await bothOf(tx, newcomer))
    await book(tx, { accountId, kind: 'referral', reference, now, expiresAt: expiryOfEarned(now) }, (holding, id) =>
      takeIn(holding, REFERRAL_POINTS, id, 'issued'),
    );
};

/** All that had arrived came back: what was given for it goes back, too, once. */
export const takeThanksBack = async (tx: Db, newcomer: string, now: Date): Promise<void> => {
  for (const { accountId, reference } of await bothOf(tx, newcomer)) {
    const lot = await findTransaction(tx, accountId, 'referral', reference);
    if (lot === undefined) continue;
    await book(tx, { accountId, kind: 'take-back', reference: `referral ${reference}`, now }, (holding) => takeBack(holding, REFERRAL_POINTS, lot));
  }
};
