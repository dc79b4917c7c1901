import { and, eq, isNull } from 'drizzle-orm';
import { takeOverGuestOrders } from '#server/commerce/after-sales/take-over.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import { hasConfirmedAddress } from '#server/accounts/owns-address.ts';

/**
 * The account has shown that its address is its own: it gets what guests have ordered and asked for under it. Emails that ask the same open nothing any
 * more. The caller holds the account's lock.
 */
export const confirmAddress = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  await tx
    .update(accounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)));
  await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.accountId, accountId), eq(emailChanges.kind, 'confirm'), isNull(emailChanges.usedAt)));
  await takeOverByAddress(tx, accountId, now);
};

/** What is found by the confirmed address of an account becomes the account's: orders of guests, and the newsletter that was asked for without it. */
export const takeOverByAddress = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const [account] = await tx.select({ emailKey: accounts.emailKey }).from(accounts).where(hasConfirmedAddress(accountId));
  if (!account) return;
  await tx
    .update(subscriptions)
    .set({ accountId })
    .where(and(eq(subscriptions.channel, 'email'), eq(subscriptions.recipient, account.emailKey)));
  await takeOverGuestOrders(tx, accountId, now);
};
