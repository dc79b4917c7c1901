import { and, eq, isNull } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import { earnForRecentOrders } from '#server/commerce/after-sales/take-over.ts';
import { confirmAddress } from '#server/customers/auth/confirm-address.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import { ownsAddress } from '#server/accounts/owns-address.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';

/**
 * The email was answered: points can be spent, and a first order that arrives thanks whoever brought the member. Its reader has the mailbox; that the
 * account is theirs as well is shown by its own session alone, which confirms the address.
 * @param reader account of the session in which it was answered
 * @returns false: no such email
 */
export const confirmMember = async (db: Db, messageId: string, reader: string | undefined, now: Date): Promise<false | 'member' | 'address'> =>
  db.transaction(async (tx) => {
    const [member] = await tx.select().from(loyaltyMembers).where(eq(loyaltyMembers.letter, messageId));
    if (!member) return false;
    const { accountId } = member;
    const account = await lockAccount(tx, accountId);
    const confirmed = await tx
      .update(loyaltyMembers)
      .set({ confirmedAt: now })
      .where(and(eq(loyaltyMembers.accountId, accountId), isNull(loyaltyMembers.confirmedAt)))
      .returning({ id: loyaltyMembers.accountId });
    if (account && reader === accountId && (await wasWrittenTo(tx, messageId, account.emailKey))) await confirmAddress(tx, accountId, now);
    if (confirmed.length > 0) await earnForRecentOrders(tx, accountId, now);
    return (await ownsAddress(tx, accountId)) ? 'address' : 'member';
  });

/** The account may have another address by now, of which the email says nothing. */
const wasWrittenTo = async (tx: Db, messageId: string, emailKey: string): Promise<boolean> => {
  const [row] = await tx.select({ recipient: mailOutbox.recipient }).from(mailOutbox).where(eq(mailOutbox.messageId, messageId));
  return row !== undefined && normaliseEmail(row.recipient) === emailKey;
};
