import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { hashSecret, isHolder } from '#server/accounts/subscriptions/ask-for-subscription.ts';
import { invite } from './invite.ts';
import type { SubscriptionKind } from '#server/accounts/subscriptions/subscriptions.ts';

/** An email may wait for a reader for a week, a text message for a quarter of an hour. */
const LETTER_MS = 7 * 86_400_000;
const CODE_MS = 15 * 60_000;
const FORGET_MS = 30 * 86_400_000;
/** Six digits are guessed by a machine in an hour: after so many tries another message is needed. */
const CODE_TRIES = 5;

/**
 * Whoever reads the email says yes: from now on it may be sent. That says nothing about an account: one that has not confirmed the address loses sight of
 * the subscription. False: the link is not known, used up or too old.
 */
export const confirmByEmail = async (tx: Db, id: string, secret: string, now: Date): Promise<boolean> => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!row?.optin || row.channel !== 'email') return false;
  if (row.secretHash !== hashSecret(id, secret) || !row.secretAt || now.getTime() - row.secretAt.getTime() > LETTER_MS) return false;
  // The same link once more is no mistake: mail programs and people press twice.
  if (row.doubleOptinAt === null) {
    const accountId = (await isHolder(tx, row)) ? row.accountId : null;
    await tx.update(subscriptions).set({ accountId, doubleOptinAt: now, updatedAt: now }).where(eq(subscriptions.id, id));
    if (accountId === null) await invite(tx, row, now);
  }
  return true;
};

const ofAccount = (accountId: string, { type, channel }: SubscriptionKind) =>
  and(eq(subscriptions.accountId, accountId), eq(subscriptions.type, type), eq(subscriptions.channel, channel));

/**
 * The code of the text message that was sent last. A wrong one is counted and answered, not thrown: the count stays.
 * @returns what is wrong with it
 */
export const confirmByCode = async (
  tx: Db,
  accountId: string,
  kind: SubscriptionKind,
  code: string,
  now: Date,
): Promise<'wrong' | 'spent' | undefined> => {
  const rows = await tx.select().from(subscriptions).where(ofAccount(accountId, kind)).for('update');
  const row = rows.find(({ optin, doubleOptinAt, secretHash }) => optin && doubleOptinAt === null && secretHash !== null);
  if (!row || row.tries >= CODE_TRIES || !row.secretAt || now.getTime() - row.secretAt.getTime() > CODE_MS) return 'spent';
  const right = row.secretHash === hashSecret(row.id, code);
  const set = right ? { doubleOptinAt: now, secretHash: null, updatedAt: now } : { tries: row.tries + 1 };
  await tx.update(subscriptions).set(set).where(eq(subscriptions.id, row.id));
  if (right) return undefined;
  return row.tries + 1 >= CODE_TRIES ? 'spent' : 'wrong';
};

/** Nothing of this kind is sent to the account any more. That it was agreed to, and ended, stays written down. */
export const endSubscriptions = async (tx: Db, accountId: string, kind: SubscriptionKind, now: Date): Promise<void> => {
  await tx.update(subscriptions).set(ended(now)).where(ofAccount(accountId, kind));
};

/** By the link of an email. False: there is no such link. */
export const endByLink = async (tx: Db, stopToken: string, now: Date): Promise<boolean> => {
  const gone = await tx.update(subscriptions).set(ended(now)).where(eq(subscriptions.stopToken, stopToken)).returning({ id: subscriptions.id });
  return gone.length > 0;
};

const ended = (now: Date) => ({ optin: false, doubleOptinAt: null, optoutAt: now, secretHash: null, updatedAt: now });

/** An address that nobody confirmed is kept no longer than its question can be answered, with some days to ask again. */
export const forgetUnconfirmed = async (db: Db, now: Date): Promise<void> => {
  const tooOld = lt(subscriptions.secretAt, new Date(now.getTime() - FORGET_MS));
  await db.delete(subscriptions).where(and(isNull(subscriptions.doubleOptinAt), isNull(subscriptions.optoutAt), tooOld));
};
