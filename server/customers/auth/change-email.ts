import { eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { emailChanges } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { mayWriteEmail } from './confirmation-email.ts';
import type { AccountRow } from './new-password.ts';

const HOUR_MS = 3_600_000;

/**
 * Asks whoever reads the new address by email. It is written when the answer has gone: neither the answer nor its time tells whether the address has an
 * account already, to which nothing is written.
 * @param account as it was when its owner was confirmed: where the password was changed since, nothing is written
 * @throws AUT453 for what is no address
 */
export const changeEmail = (account: AccountRow, newEmail: string, ctx: CallContext<'auth.changeEmail'>, wakeMail: () => void): void => {
  if (!z.safeParse(emailSchema, newEmail).success) throw new Refusal('AUT453');
  const { db, clock, session, locale } = ctx;
  ctx.afterCommit(async () => {
    const now = clock();
    const wrote = await db.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      if (current?.passwordHash !== account.passwordHash) return false;
      if ((await tx.$count(accounts, eq(accounts.emailKey, normaliseEmail(newEmail)))) > 0) return false;
      if (!(await mayWriteEmail(tx, account.id, 'change', now))) return false;
      const token = makeToken();
      await tx.insert(emailChanges).values({
        hash: hashToken(token),
        accountId: account.id,
        kind: 'change',
        newEmail: newEmail.trim(),
        sessionId: session.sessionId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HOUR_MS),
      });
      await queueEmail(tx, { template: 'confirm-email', locale: locale.id, recipient: newEmail.trim(), data: { token }, now });
      return true;
    });
    if (wrote) wakeMail();
  });
};

/** Removes emails' links that open nothing. */
export const forgetOldChanges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date(now.getTime() - HOUR_MS)));
};
