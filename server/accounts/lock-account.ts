import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';

/** One change at a time for an account, until the transaction ends: what is decided by looking at all that it has. */
export const lockAccount = async (tx: Db, accountId: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
};
