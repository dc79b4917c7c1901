import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { carts, sessions } from '#server/platform/db/schema/commerce.ts';

/** Whether anybody is, or has anything, under this name: not so once an account was erased, or a guest forgotten. */
export const knowsSubject = async (db: Db, subject: string): Promise<boolean> => {
  const of = (table: typeof sessions | typeof accounts | typeof carts) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.subject, subject))
      .limit(1);
  for (const table of [sessions, accounts, carts]) if ((await of(table)).length > 0) return true;
  return false;
};
