import { eq } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { normaliseEmail } from '#contract/accounts.ts';
import type { Program } from '#contract/calls/programs.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { programMemberships, programSpend } from '#server/platform/db/schema/loyalty.ts';
import { newMembership } from '#server/commerce/discount-programs/program-status.ts';

/** What the demonstration accounts have beside their password: discounts and credits that are partly used. */
export const seedMembers = async (db: Db, now: Date): Promise<void> => {
  await seedProgram(db, 'athlete@waymark.example', 'ATHLETE', 640_50, now);
  await seedProgram(db, 'professional@waymark.example', 'WRANX', 0, now);
  await seedProgram(db, 'guide@waymark.example', 'IPA', 0, now);
};

const idOf = async (db: Db, email: string): Promise<string | undefined> => {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, normaliseEmail(email)));
  return account?.id;
};

const seedProgram = async (db: Db, email: string, program: Program, amount: number, now: Date): Promise<void> => {
  const accountId = await idOf(db, email);
  if (accountId === undefined) return;
  const membership = newMembership(accountId, program, DEFAULT_LOCALE);
  await db.insert(programMemberships).values(membership).onConflictDoNothing();
  if (amount === 0) return;
  const spent = { accountId, program, orderNumber: 'demonstration', currency: membership.currency, amount, spentAt: now };
  await db.insert(programSpend).values(spent).onConflictDoNothing();
};
