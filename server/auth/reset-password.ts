import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody } from '#contract/calls.ts';
import type { Db } from '../db/open.ts';
import { accounts, resetLinks } from '../db/schema/accounts.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';
import { assertSame, hashNewPassword, replacePassword } from './new-password.ts';
import { forgetTries } from './tries.ts';

const HOUR_MS = 3_600_000;
const LINK_LIFE_MS = HOUR_MS;
/** Letters an hour: nobody fills somebody else's box. */
const LETTERS_AN_HOUR = 3;

/**
 * Writes the letter with the link, if there is such an account. It is called when the answer has gone: neither the answer nor its time tells whether
 * there is one.
 */
export const writeResetLetter = (db: Db, email: string, locale: CallContext['locale'], now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, normaliseEmail(email)))
      .for('update');
    if (!account) return false;
    const recent = and(eq(resetLinks.accountId, account.id), gt(resetLinks.createdAt, new Date(now.getTime() - HOUR_MS)));
    const [written] = await tx.select({ letters: count() }).from(resetLinks).where(recent);
    if ((written?.letters ?? 0) >= LETTERS_AN_HOUR) return false;
    const token = makeToken();
    await tx
      .insert(resetLinks)
      .values({ hash: hashToken(token), accountId: account.id, createdAt: now, expiresAt: new Date(now.getTime() + LINK_LIFE_MS) });
    await queueLetter(tx, { template: 'reset-password', locale: locale.id, recipient: account.email, data: { token }, now });
    return true;
  });

/**
 * Sets a new password by the link of a letter. The link works once; all sessions end, and the owner's way in is free again.
 * @throws AUT402 for a link that is unknown, too old or used; FE340, FE872, AUT451, AUT452 for the password
 */
export const confirmReset = async (
  { token, password, passwordConfirmation }: CallBody<'auth.confirmforgotpassword'>,
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
): Promise<void> => {
  assertSame(password, passwordConfirmation);
  const hash = hashToken(token);
  const open = and(eq(resetLinks.hash, hash), isNull(resetLinks.usedAt), gt(resetLinks.expiresAt, clock()));
  const [found] = await db.select({ account: accounts }).from(resetLinks).innerJoin(accounts, eq(accounts.id, resetLinks.accountId)).where(open);
  if (!found) throw new Refusal('AUT402');
  const { account } = found;
  const passwordHash = await hashNewPassword(db, account, password);
  const now = clock();
  await db.transaction(async (tx) => {
    const used = await tx.update(resetLinks).set({ usedAt: now }).where(open).returning({ hash: resetLinks.hash });
    if (used.length === 0 || !(await replacePassword(tx, account, passwordHash, now))) throw new Refusal('AUT402');
    // Any other letter of the same hour opens nothing any more either.
    await tx
      .update(resetLinks)
      .set({ usedAt: now })
      .where(and(eq(resetLinks.accountId, account.id), isNull(resetLinks.usedAt)));
    await forgetTries(tx, account);
  });
};

/** Removes links that open nothing. */
export const forgetOldLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, new Date(now.getTime() - HOUR_MS)));
};
