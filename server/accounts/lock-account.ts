import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';

/**
 * One change at a time for an account, until the transaction ends: what is decided by looking at all that it has.
 * @returns the account as it is now; undefined where it is gone
 */
export const lockAccount = async (tx: Db, accountId: string): Promise<typeof accounts.$inferSelect | undefined> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return account;
};
