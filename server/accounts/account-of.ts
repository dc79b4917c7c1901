import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { CallAccount } from '#server/platform/http/context.ts';

/** Subjects of accounts begin with this (create-account.ts): a guest's cart asks no further. */
const ACCOUNT = 'account-';

/** Whose account it is; undefined for a guest. */
export const accountOf = async (db: Db, subject: string): Promise<CallAccount | undefined> => {
  if (!subject.startsWith(ACCOUNT)) return undefined;
  const [account] = await db.select({ id: accounts.id, consumerType: accounts.consumerType }).from(accounts).where(eq(accounts.subject, subject));
  return account;
};
