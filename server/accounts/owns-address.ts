import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';

/** Rows of an account that has confirmed its address. */
export const hasConfirmedAddress = (accountId: string) => and(eq(accounts.id, accountId), isNotNull(accounts.emailConfirmedAt));

/** Whether an account has shown that its address is its own. @param emailKey where given, that it is this one as well, normalised */
export const ownsAddress = async (db: Db, accountId: string, emailKey?: string): Promise<boolean> =>
  (await db.$count(accounts, and(hasConfirmedAddress(accountId), emailKey === undefined ? undefined : eq(accounts.emailKey, emailKey)))) > 0;
