import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { confirmAddress, takeOverByAddress } from './confirm-address.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { sqlStateOf } from '#server/platform/http/failures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { cancelEmails, endOtherSessions } from './new-password.ts';
import { assertOwnPassword } from './own-password.ts';
import { queueUndoEmail } from './undo-email-change.ts';

type Asked = Pick<CallContext<'auth.confirmEmail'>, 'db' | 'clock' | 'clientAddress' | 'locale' | 'session'>;

/**
 * Answers an email to an address: the account has the address from now on, or has confirmed the one that it has, and gets what guests have ordered under
 * it. An email proves that its reader has the mailbox, not that the account is theirs: that is shown by a session of the account or by its password.
 * @throws AUT402 for a link that is unknown, too old or used; AUT404 without the account's session and without a password; AUT450, AUT423 and AUT441
 *   about the password; AUT439 where the address got an account of its own meanwhile
 */
export const confirmEmail = async ({ token, password }: CallBody<'auth.confirmEmail'>, asked: Asked): Promise<CallResponse<'auth.confirmEmail'>> => {
  const { db, clock, session } = asked;
  const [found] = await db
    .select({ account: accounts })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, emailChanges.accountId))
    .where(openEmail(token, clock()));
  if (!found) throw new Refusal('AUT402');
  const { account } = found;
  const isOwnSession = session?.account?.id === account.id;
  if (!isOwnSession) {
    if (password === undefined) throw new Refusal('AUT404');
    await assertOwnPassword(asked, account, password);
  }
  try {
    return await db.transaction(async (tx) => {
      const [now, current] = [clock(), await lockAccount(tx, account.id)];
      // Checking takes a while: a password that was replaced meanwhile confirms nothing any more.
      if (!isOwnSession && current?.passwordHash !== account.passwordHash) throw new Refusal('AUT450');
      const [mail] = await tx.update(emailChanges).set({ usedAt: now }).where(openEmail(token, now)).returning();
      if (!mail) throw new Refusal('AUT402');
      await (mail.kind === 'confirm' ? confirmOwn(tx, mail, now) : applyChange(tx, mail, now));
      return { kind: mail.kind };
    });
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw new Refusal('AUT439');
    throw error;
  }
};

type Email = typeof emailChanges.$inferSelect;

const openEmail = (token: string, now: Date): SQL | undefined =>
  and(eq(emailChanges.hash, hashToken(token)), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now));

const confirmOwn = async (tx: Db, { accountId, newEmail }: Email, now: Date): Promise<void> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (account?.emailKey !== normaliseEmail(newEmail)) throw new Refusal('AUT402');
  await confirmAddress(tx, accountId, now);
};

/** The old address is told and can undo it; links in emails to it open nothing any more; the device that asked stays signed in, no other. */
const applyChange = async (tx: Db, mail: Email, now: Date): Promise<void> => {
  const { accountId, newEmail, sessionId } = mail;
  await queueUndoEmail(tx, mail, now);
  await tx
    .update(accounts)
    .set({ email: newEmail, emailKey: normaliseEmail(newEmail), emailConfirmedAt: now })
    .where(eq(accounts.id, accountId));
  await cancelEmails(tx, accountId, now);
  await endOtherSessions(tx, accountId, sessionId ?? undefined);
  await takeOverByAddress(tx, accountId, now);
};
