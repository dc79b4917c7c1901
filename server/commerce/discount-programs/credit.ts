import { and, eq, gt, sql } from 'drizzle-orm';
import type { Currency } from '#contract/money.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { programSpend } from '#server/platform/db/schema/loyalty.ts';
import { readPrograms } from './program-status.ts';

const PROGRAM = 'ATHLETE';

/** What an athlete has left of this year's credit; undefined: nobody has given any, or in other money. */
export const creditOf = async (db: Db, accountId: string, currency: Currency, now: Date): Promise<number | undefined> => {
  const status = (await readPrograms(db, accountId, now)).find((entry) => entry.program === PROGRAM && entry.currency === currency);
  return status?.payment?.additionalData.remainingAmount;
};

interface Spending {
  readonly accountId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly now: Date;
}

/**
 * Spends credit for an order. The account is locked meanwhile, so that two orders never spend the same.
 * @returns false where there is not enough
 */
export const spendCredit = async (tx: Db, { accountId, orderNumber, amount, currency, now }: Spending): Promise<boolean> => {
  await lockAccount(tx, accountId);
  if (((await creditOf(tx, accountId, currency, now)) ?? 0) < amount) return false;
  await tx.insert(programSpend).values({ accountId, program: PROGRAM, orderNumber, currency, amount, spentAt: now });
  return true;
};

/** Gives back what an order spent: all of it where it came to nothing, else `amount`. */
export const giveCreditBack = async (tx: Db, orderNumber: string, amount?: number): Promise<void> => {
  const ofOrder = and(eq(programSpend.orderNumber, orderNumber), eq(programSpend.program, PROGRAM));
  if (amount === undefined) await tx.delete(programSpend).where(ofOrder);
  else
    await tx
      .update(programSpend)
      .set({ amount: sql`${programSpend.amount} - ${amount}` })
      .where(and(ofOrder, gt(programSpend.amount, 0)));
};
