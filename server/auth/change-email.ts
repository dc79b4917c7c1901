import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import { takeOverGuestOrders } from '../account-orders/take-over.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Db } from '../db/open.ts';
import { accounts, resetLinks } from '../db/schema/accounts.ts';
import { emailChanges } from '../db/schema/passkeys.ts';
import type { CallContext } from '../http/context.ts';
import { sqlStateOf } from '../http/failures.ts';
import { Refusal } from '../http/refusal.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';
import { type AccountRow, endOtherSessions } from './new-password.ts';
import { writeNotice } from './write-notice.ts';

const HOUR_MS = 3_600_000;
/** Letters an hour: nobody fills somebody else's box. */
const LETTERS_AN_HOUR = 3;

/**
 * Asks whoever reads the new address by letter. It is written when the answer has gone: neither the answer nor its time tells whether the address has an
 * account already, to which nothing is written.
 * @throws AUT453 for what is no address
 */
export const changeEmail = (account: AccountRow, newEmail: string, ctx: CallContext<'auth.changeEmail'>, wakeMail: () => void): void => {
  if (!z.safeParse(emailSchema, newEmail).success) throw new Refusal('AUT453');
  const { db, clock, session, locale } = ctx;
  ctx.afterCommit(async () => {
    const now = clock();
    const wrote = await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      const [taken] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.emailKey, normaliseEmail(newEmail)));
      const recent = and(eq(emailChanges.accountId, account.id), gt(emailChanges.createdAt, new Date(now.getTime() - HOUR_MS)));
      const [written] = await tx.select({ letters: count() }).from(emailChanges).where(recent);
      if (taken || (written?.letters ?? 0) >= LETTERS_AN_HOUR) return false;
      const token = makeToken();
      await tx.insert(emailChanges).values({
        hash: hashToken(token),
        accountId: account.id,
        newEmail: newEmail.trim(),
        sessionId: session.sessionId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HOUR_MS),
      });
      await queueLetter(tx, { template: 'confirm-email', locale: locale.id, recipient: newEmail.trim(), data: { token }, now });
      return true;
    });
    if (wrote) wakeMail();
  });
};

/**
 * The account has the new address, and what guests have ordered under it. The old one is told; links in letters to it open nothing any more; the device
 * that asked stays signed in, no other.
 * @throws AUT402 for a link that is unknown, too old or used; AUT439 where the address got an account of its own meanwhile
 */
export const confirmEmail = async (token: string, { db, clock }: Pick<CallContext, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  try {
    await db.transaction((tx) => applyChange(tx, hashToken(token), now));
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw new Refusal('AUT439');
    throw error;
  }
};

const applyChange = async (tx: Db, hash: string, now: Date): Promise<void> => {
  const open = and(eq(emailChanges.hash, hash), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now));
  const [change] = await tx.update(emailChanges).set({ usedAt: now }).where(open).returning();
  if (!change) throw new Refusal('AUT402');
  const { accountId, newEmail, sessionId } = change;
  // To the address that the account has until the next line.
  await writeNotice(tx, accountId, 'email-changed', now);
  await tx
    .update(accounts)
    .set({ email: newEmail, emailKey: normaliseEmail(newEmail), emailConfirmedAt: now })
    .where(eq(accounts.id, accountId));
  const unused = {
    changes: and(eq(emailChanges.accountId, accountId), isNull(emailChanges.usedAt)),
    links: and(eq(resetLinks.accountId, accountId), isNull(resetLinks.usedAt)),
  };
  await tx.update(emailChanges).set({ usedAt: now }).where(unused.changes);
  await tx.update(resetLinks).set({ usedAt: now }).where(unused.links);
  await endOtherSessions(tx, accountId, sessionId ?? undefined);
  await takeOverGuestOrders(tx, accountId, now);
};

/** Removes what waits no more. */
export const forgetOldChanges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date(now.getTime() - HOUR_MS)));
};
