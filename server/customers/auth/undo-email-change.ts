import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import { giveBackGuestOrders } from '#server/commerce/after-sales/take-over.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { type emailChanges, emailUndos, passkeys } from '#server/platform/db/schema/passkeys.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { sqlStateOf } from '#server/platform/http/failures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { cancelEmails, replacePassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { queueResetEmail } from './reset-password.ts';

const LINK_LIFE_MS = 14 * 86_400_000;

/** Shown as the shop says it, like every AUT439. Whoever has the mailbox can open that account by an email, so the way out is theirs. */
const TAKEN: Readonly<Record<Locale['language'], string>> = {
  en: 'Another account now uses this email. Sign in to it or reset its password, delete it or change its email, then open this link again.',
  fr: 'Un autre compte utilise désormais cette adresse e-mail. Connectez-vous à ce compte ou réinitialisez son mot de passe, supprimez-le ou donnez-lui une autre adresse, puis ouvrez de nouveau ce lien.',
  de: 'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto. Melden Sie sich dort an oder setzen Sie das Passwort per E-Mail neu, löschen Sie es oder geben Sie ihm eine andere Adresse, und öffnen Sie dann diesen Link noch einmal.',
};

type Undo = typeof emailUndos.$inferSelect;

/** Tells the address that an account is about to lose, with a link that takes the change back. */
export const queueUndoEmail = async (
  tx: Db,
  { accountId, newEmail, createdAt }: Pick<typeof emailChanges.$inferSelect, 'accountId' | 'newEmail' | 'createdAt'>,
  now: Date,
): Promise<void> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const token = makeToken();
  await tx.insert(emailUndos).values({
    hash: hashToken(token),
    accountId,
    oldEmail: account.email,
    oldConfirmedAt: account.emailConfirmedAt,
    newEmail,
    askedAt: createdAt,
    changedAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  await queueEmail(tx, { template: 'email-changed', locale: account.locale, recipient: account.email, data: { token }, now });
};

/**
 * Takes a change of address back, and all changes after it: the account has the address of before, confirmed or not as it was. Whoever made the change is
 * out: sessions, passkeys since then, open emails and the password open nothing any more, and an email to the old address leads to a new password.
 * @throws AUT402 for a link that is unknown, too old or used; AUT439 where the address has an account of its own meanwhile
 */
export const undoEmailChange = async (
  { token }: CallBody<'auth.undoEmailChange'>,
  { db, clock, locale }: Pick<CallContext<'auth.undoEmailChange'>, 'db' | 'clock' | 'locale'>,
): Promise<void> => {
  const [known] = await db.select().from(emailUndos).where(openLink(token, clock()));
  if (!known) throw new Refusal('AUT402');
  // Nobody knows what this is the hash of. Made before the transaction: it takes its time.
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    await db.transaction(async (tx) => {
      await lockAccount(tx, known.accountId);
      await undo(tx, token, nobodys, clock());
    });
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw new Refusal('AUT439', undefined, { message: TAKEN[locale.language] });
    throw error;
  }
};

const openLink = (token: string, now: Date): SQL | undefined =>
  and(eq(emailUndos.hash, hashToken(token)), isNull(emailUndos.usedAt), gt(emailUndos.expiresAt, now));

const undo = async (tx: Db, token: string, passwordHash: string, now: Date): Promise<void> => {
  const [link] = await tx.select().from(emailUndos).where(openLink(token, now));
  if (!link) throw new Refusal('AUT402');
  const { accountId, oldEmail, oldConfirmedAt, askedAt } = link;
  await giveUpAddresses(tx, link, now);
  const [account] = await tx
    .update(accounts)
    .set({ email: oldEmail, emailKey: normaliseEmail(oldEmail), emailConfirmedAt: oldConfirmedAt })
    .where(eq(accounts.id, accountId))
    .returning();
  if (!account) throw new Refusal('AUT402');
  await replacePassword(tx, account, passwordHash, now);
  await cancelEmails(tx, accountId, now);
  await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, askedAt)));
  await queueResetEmail(tx, account, account.locale, now);
};

/** What the account got because of this change and those after it goes back: they count as if they had never been. */
const giveUpAddresses = async (tx: Db, { accountId, oldEmail, changedAt }: Undo, now: Date): Promise<void> => {
  const undone = await tx
    .update(emailUndos)
    .set({ usedAt: now })
    .where(and(eq(emailUndos.accountId, accountId), gte(emailUndos.changedAt, changedAt)))
    .returning({ newEmail: emailUndos.newEmail });
  const lost = undone.map(({ newEmail }) => normaliseEmail(newEmail)).filter((emailKey) => emailKey !== normaliseEmail(oldEmail));
  await giveBackGuestOrders(tx, accountId, lost, now);
  await tx
    .update(subscriptions)
    .set({ accountId: null })
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.channel, 'email'), inArray(subscriptions.recipient, lost)));
};

/** Removes links that open nothing, with the addresses in them. */
export const forgetOldUndos = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now));
};
