import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { SecurityNotice } from '#server/platform/mail/account-emails.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';

/** Tells the owner of an account by email what was done with it, in the account's language. */
export const writeNotice = async (tx: Db, accountId: string, about: SecurityNotice, now: Date): Promise<void> => {
  const [account] = await tx.select({ email: accounts.email, locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId));
  if (account) await queueEmail(tx, { template: 'security-notice', locale: account.locale, recipient: account.email, data: { about }, now });
};
