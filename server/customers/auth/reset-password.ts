import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import type { LocaleId } from '#contract/locales.ts';
import { confirmAddress } from './confirm-address.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts, resetLinks } from '#server/platform/db/schema/accounts.ts';
import { passkeys } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { type AccountRow, assertSame, cancelEmails, hashNewPassword, replacePassword } from './new-password.ts';
import { forgetTries } from './tries.ts';

const HOUR_MS = 3_600_000;
const LINK_LIFE_MS = HOUR_MS;
/** Emails an hour: nobody fills somebody else's box. */
const LETTERS_AN_HOUR = 3;

/**
 * Writes the email with the link, if there is such an account. It is called when the answer has gone: neither the answer nor its time tells whether
 * there is one.
 */
export const writeResetEmail = (db: Db, email: string, locale: CallContext['locale'], now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, normaliseEmail(email)))
      .for('update');
    if (!account) return false;
    const recent = and(eq(resetLinks.accountId, account.id), gt(resetLinks.createdAt, new Date(now.getTime() - HOUR_MS)));
    const [written] = await tx.select({ emails: count() }).from(resetLinks).where(recent);
    if ((written?.emails ?? 0) >= LETTERS_AN_HOUR) return false;
    await queueResetEmail(tx, account, locale.id, now);
    return true;
  });

/** The email itself, whatever was written before. */
export const queueResetEmail = async (tx: Db, { id, email }: Pick<AccountRow, 'id' | 'email'>, locale: LocaleId, now: Date): Promise<void> => {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await tx.insert(resetLinks).values({ hash: hashToken(token), accountId: id, createdAt: now, expiresAt });
  await queueEmail(tx, { template: 'reset-password', locale, recipient: email, data: { token }, now });
};

/**
 * Sets a new password by the link of an email. The link works once; all sessions end, with every change of address that was asked for and every passkey
 * that was added before anybody had shown that the address is theirs. Whoever has the mailbox has shown it now.
 * @throws AUT402 for a link that is unknown, too old or used; FE340, FE872, AUT451, AUT452 for the password
 */
export const confirmReset = async (
  { token, password, passwordConfirmation }: CallBody<'auth.confirmforgotpassword'>,
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
): Promise<CallResponse<'auth.confirmforgotpassword'>> => {
  assertSame(password, passwordConfirmation);
  const hash = hashToken(token);
  const open = and(eq(resetLinks.hash, hash), isNull(resetLinks.usedAt), gt(resetLinks.expiresAt, clock()));
  const [found] = await db.select({ account: accounts }).from(resetLinks).innerJoin(accounts, eq(accounts.id, resetLinks.accountId)).where(open);
  if (!found) throw new Refusal('AUT402');
  const { account } = found;
  const passwordHash = await hashNewPassword(db, account, password);
  const now = clock();
  return db.transaction(async (tx) => {
    const emailConfirmedAt = (await lockAccount(tx, account.id))?.emailConfirmedAt;
    const used = await tx.update(resetLinks).set({ usedAt: now }).where(open).returning({ hash: resetLinks.hash });
    if (used.length === 0 || !(await replacePassword(tx, account, passwordHash, now))) throw new Refusal('AUT402');
    // Any other email of the same hour opens nothing any more either.
    await cancelEmails(tx, account.id, now);
    const untrusted = emailConfirmedAt ? lt(passkeys.createdAt, emailConfirmedAt) : undefined;
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.accountId, account.id), untrusted))
      .returning({ id: passkeys.id });
    await confirmAddress(tx, account.id, now);
    await forgetTries(tx, account);
    return { removedPasskeys: removed.length };
  });
};

/** Removes links that open nothing. */
export const forgetOldLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, new Date(now.getTime() - HOUR_MS)));
};
