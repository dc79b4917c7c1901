import { and, count, eq, gt } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { LocaleId } from '#contract/locales.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';

const HOUR_MS = 3_600_000;
/** The link is good only for the account itself, so it may wait for a reader as long as a newsletter's. */
const LINK_LIFE_MS = 7 * 24 * HOUR_MS;
/** Emails an hour: nobody fills somebody else's box. */
export const LETTERS_AN_HOUR = 3;

type Kind = (typeof emailChanges.$inferSelect)['kind'];

/** Whether another email of this kind may be written for an account. */
export const mayWriteEmail = async (tx: Db, accountId: string, kind: Kind, now: Date): Promise<boolean> => {
  const since = gt(emailChanges.createdAt, new Date(now.getTime() - HOUR_MS));
  const [written] = await tx
    .select({ emails: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), eq(emailChanges.kind, kind), since));
  return (written?.emails ?? 0) < LETTERS_AN_HOUR;
};

interface Own {
  readonly accountId: string;
  readonly email: string;
  readonly locale: LocaleId;
  readonly now: Date;
}

/** Writes the email that asks the owner of an account to confirm the address that it has. */
export const queueConfirmationEmail = async (tx: Db, { accountId, email, locale, now }: Own): Promise<void> => {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await tx.insert(emailChanges).values({ hash: hashToken(token), accountId, kind: 'confirm', newEmail: email, createdAt: now, expiresAt });
  await queueEmail(tx, { template: 'confirm-own-email', locale, recipient: email, data: { token }, now });
};

/** Writes the email once more, where the address is not confirmed yet and the hour has room for it. */
export const sendConfirmation = (
  { db, session, locale, clock, afterCommit }: CallContext<'auth.sendConfirmation'>,
  wakeMail: () => void,
): Promise<CallResponse<'auth.sendConfirmation'>> =>
  db.transaction(async (tx) => {
    const now = clock();
    const account = await lockAccount(tx, session.account.id);
    if (!account) throw new Refusal('AUT404');
    const { id: accountId, email, emailConfirmedAt } = account;
    if (emailConfirmedAt) return { state: 'confirmed' };
    if (!(await mayWriteEmail(tx, accountId, 'confirm', now))) return { state: 'tooMany' };
    await queueConfirmationEmail(tx, { accountId, email, locale: locale.id, now });
    afterCommit(wakeMail);
    return { state: 'sent' };
  });
