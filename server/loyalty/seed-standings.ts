import { eq } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { normaliseEmail } from '#contract/accounts.ts';
import type { Program } from '#contract/programs.ts';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';
import { mailOutbox } from '../db/schema/commerce.ts';
import { programMemberships, programSpend } from '../db/schema/loyalty.ts';
import { newMembership } from '../programs/standing.ts';
import { book } from './book.ts';
import { takeIn } from './ledger.ts';
import { confirmMember, joinLoyalty } from './members.ts';
import { expiryOfEarned } from './rules.ts';

const DAY_MS = 86_400_000;

/** What the demonstration accounts have beside their password: points to spend, discounts and credits that are partly used. */
export const seedStandings = async (db: Db, now: Date): Promise<void> => {
  await seedMember(db, 'member@waymark.example', now);
  await seedProgram(db, 'athlete@waymark.example', 'ATHLETE', 640_50, now);
  await seedProgram(db, 'professional@waymark.example', 'WRANX', 310_00, now);
  await seedProgram(db, 'guide@waymark.example', 'IPA', 0, now);
};

const idOf = async (db: Db, email: string): Promise<string | undefined> => {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, normaliseEmail(email)));
  return account?.id;
};

const seedMember = async (db: Db, email: string, now: Date): Promise<void> => {
  const accountId = await idOf(db, email);
  if (accountId === undefined) return;
  const joinedAt = new Date(now.getTime() - 20 * DAY_MS);
  await db.transaction(async (tx) => {
    const member = await joinLoyalty(tx, { accountId, now: joinedAt });
    // Nobody reads the letters of demonstration accounts.
    await tx.delete(mailOutbox).where(eq(mailOutbox.messageId, member.letter));
    await confirmMember(tx, member.letter, joinedAt);
    for (const [days, points] of [
      [15, 120],
      [3, 180],
    ] as const) {
      const at = new Date(now.getTime() - days * DAY_MS);
      const earned = { accountId, kind: 'earn', reference: `demonstration ${days}`, now: at, expiresAt: expiryOfEarned(at) } as const;
      await book(tx, earned, (holding, id) => takeIn(holding, points, id, 'issued'));
    }
  });
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
