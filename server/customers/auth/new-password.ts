import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { accounts, authorizationCodes, previousPasswords, resetLinks } from '#server/platform/db/schema/accounts.ts';
import { sessions } from '#server/platform/db/schema/commerce.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endSession } from '#server/customers/sessions/find-session.ts';
import { assertPassword } from './assert-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Passwords before the present one that are not taken again. */
const REMEMBERED = 5;

/** @throws FE340 where it was typed a second time, and differently */
export const assertSame = (password: string, again: string | undefined): void => {
  if (again !== undefined && again !== password) throw new Refusal('FE340');
};

export type AccountRow = typeof accounts.$inferSelect;

/**
 * The hash of a password that this account may have. Done before any transaction: it takes a while.
 * @throws FE872 where it misses a rule or is a common one, AUT451 where it is the present one, AUT452 where it was one before
 */
export const hashNewPassword = async (db: Db, account: AccountRow, password: string): Promise<string> => {
  assertPassword(password);
  if (await verifyPassword(account.passwordHash, password)) throw new Refusal('AUT451');
  const before = await db
    .select({ hash: previousPasswords.hash })
    .from(previousPasswords)
    .where(eq(previousPasswords.accountId, account.id))
    .orderBy(desc(previousPasswords.replacedAt))
    .limit(REMEMBERED);
  for (const { hash } of before) if (await verifyPassword(hash, password)) throw new Refusal('AUT452');
  return hashPassword(password);
};

/**
 * Puts the new hash in the place of the old one and ends every session of the account but `kept`, and the changes of address that were asked for: whoever
 * knew the old password is out, and comes back by nothing that was begun with it. False: the password was changed meanwhile.
 */
export const replacePassword = async (tx: Db, { id, passwordHash }: AccountRow, hash: string, now: Date, kept?: string): Promise<boolean> => {
  const same = and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash));
  const changed = await tx.update(accounts).set({ passwordHash: hash }).where(same).returning({ id: accounts.id });
  if (changed.length === 0) return false;
  await tx.insert(previousPasswords).values({ id: uuidv7(), accountId: id, hash: passwordHash, replacedAt: now });
  await endOtherSessions(tx, id, kept);
  await cancelChanges(tx, id, now);
  return true;
};

/** Emails to another address open nothing any more. */
const cancelChanges = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const open = and(eq(emailChanges.accountId, accountId), eq(emailChanges.kind, 'change'), isNull(emailChanges.usedAt));
  await tx.update(emailChanges).set({ usedAt: now }).where(open);
};

/** No email that was written to an address of the account opens anything any more, except those that undo a change. */
export const cancelEmails = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.accountId, accountId), isNull(emailChanges.usedAt)));
  await tx
    .update(resetLinks)
    .set({ usedAt: now })
    .where(and(eq(resetLinks.accountId, accountId), isNull(resetLinks.usedAt)));
};

/** Ends all sessions of an account, but one, and those that somebody is about to open. */
export const endOtherSessions = async (tx: Db, accountId: string, kept: string | undefined): Promise<void> => {
  // First: this waits for a code that is being exchanged at this moment, and its session is found below.
  await tx.delete(authorizationCodes).where(eq(authorizationCodes.accountId, accountId));
  const mine = eq(sessions.accountId, accountId);
  const others = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(kept === undefined ? mine : and(mine, ne(sessions.id, kept)));
  for (const { id } of others) await endSession(tx, id);
};
