import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import type { Locale } from '#contract/locales.ts';
import { parsePhone, toE164 } from '#contract/phone.ts';
import { ownsAddress } from '../accounts/confirm-address.ts';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';
import { mailOutbox } from '../db/schema/commerce.ts';
import { consumerProfiles, subscriptions } from '../db/schema/consumer.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';
import type { OutgoingSms } from '../sms/transport.ts';
import { invite } from './invite.ts';
import { codeSms } from './subscription-words.ts';
import { findSubscription, isSubscribed, type SubscriptionKind, type SubscriptionRow } from './subscriptions.ts';

/** A letter may wait for a reader for a week, a text message for a quarter of an hour. */
const LETTER_MS = 7 * 86_400_000;
const CODE_MS = 15 * 60_000;
const FORGET_MS = 30 * 86_400_000;
/** Six digits are guessed by a machine in an hour: after so many tries another message is needed. */
const CODE_TRIES = 5;
/** Nobody is written to more often than this because somebody presses a button. */
const PAUSE_MS = 60_000;

export interface Asked extends SubscriptionKind {
  /** Absent: the account's own. */
  readonly recipient: string | undefined;
  readonly country: string | undefined;
  readonly category: string | undefined;
}

export interface AskContext {
  readonly accountId: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

export interface AskResult {
  readonly state: 'pending' | 'subscribed';
  /** To be sent once the transaction is there. */
  readonly sms?: OutgoingSms;
  readonly wroteLetter: boolean;
}

interface Recipient {
  readonly recipient: string;
  /** Whoever asks is signed in, and it is what their account knows of them. */
  readonly own: boolean;
  /** The same, and of an address that it is confirmed: only then do they learn anything about it. */
  readonly proven: boolean;
}

/** @throws AUT453 for what is no mail address, PRO412 for what is no number or where the account has none */
const recipientOf = async (tx: Db, { channel, recipient, country }: Asked, { accountId, locale }: AskContext): Promise<Recipient> => {
  const known = accountId === undefined ? undefined : await knownContact(tx, accountId);
  if (channel === 'email') {
    const text = recipient ?? known?.email ?? '';
    if (!z.safeParse(emailSchema, text).success) throw new Refusal('AUT453');
    const email = normaliseEmail(text);
    const own = known !== undefined && normaliseEmail(known.email) === email;
    return { recipient: email, own, proven: own && known.isEmailConfirmed };
  }
  const phone = recipient === undefined ? known?.phone : toNumber(recipient, country ?? locale.country);
  if (phone === undefined) throw new Refusal('PRO412', { fields: { phone: 'phone' } });
  return { recipient: phone, own: known?.phone === phone, proven: known?.phone === phone };
};

const toNumber = (text: string, country: string): string | undefined => {
  const parsed = parsePhone(text, country);
  return parsed && toE164(parsed);
};

interface KnownContact {
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly phone: string | undefined;
}

const knownContact = async (tx: Db, accountId: string): Promise<KnownContact | undefined> => {
  const [row] = await tx
    .select({ email: accounts.email, confirmedAt: accounts.emailConfirmedAt, phone: consumerProfiles.phone, phoneCode: consumerProfiles.phoneCode })
    .from(accounts)
    .leftJoin(consumerProfiles, eq(consumerProfiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!row) return undefined;
  const { email, confirmedAt, phone, phoneCode } = row;
  return { email, isEmailConfirmed: confirmedAt !== null, phone: phone && phoneCode ? toE164({ phone, phoneCode }) : undefined };
};

/**
 * Somebody asks for a subscription. Nothing is sent but the question whether they mean it, and that not twice in a minute; who reads the mailbox
 * decides (double opt-in). Only for their own address, confirmed by their account, does a person learn that they are subscribed already.
 */
export const askForSubscription = async (tx: Db, asked: Asked, context: AskContext): Promise<AskResult> => {
  const { accountId, locale, now } = context;
  const { recipient, own, proven } = await recipientOf(tx, asked, context);
  const known = await findSubscription(tx, asked, recipient);
  if (isSubscribed(known)) {
    if (proven && known && (asked.channel === 'email' || known.accountId === null)) await setHolder(tx, known, accountId ?? null);
    return { state: proven ? 'subscribed' : 'pending', wroteLetter: false };
  }
  // An address that somebody types belongs to their account only where the account knows it. One that no account has confirmed is held by whoever asked last.
  const isHeld = known !== undefined && (await isHolder(tx, known));
  const holder = proven || (own && !isHeld) ? (accountId ?? null) : isHeld ? known.accountId : null;
  if (known?.secretAt && now.getTime() - known.secretAt.getTime() < PAUSE_MS) {
    if (asked.channel === 'email') await setHolder(tx, known, holder);
    return { state: 'pending', wroteLetter: false };
  }
  const id = known?.id ?? uuidv7();
  const stopToken = makeToken();
  const secret = asked.channel === 'email' ? makeToken() : String(randomInt(1_000_000)).padStart(6, '0');
  const set = {
    accountId: holder,
    locale: locale.id,
    country: asked.country ?? locale.country,
    category: asked.category ?? null,
    optin: true,
    optinAt: now,
    optoutAt: null,
    doubleOptinAt: null,
    secretHash: hashSecret(id, secret),
    secretAt: now,
    tries: 0,
    updatedAt: now,
  };
  if (known) await tx.update(subscriptions).set(set).where(eq(subscriptions.id, id));
  else {
    const row = { id, type: asked.type, channel: asked.channel, recipient, stopToken, ...set };
    // Asked for twice at the same moment: the other one writes.
    const made = await tx.insert(subscriptions).values(row).onConflictDoNothing().returning({ id: subscriptions.id });
    if (made.length === 0) return { state: 'pending', wroteLetter: false };
  }
  const messageId = `subscription-${randomUUID()}`;
  if (asked.channel === 'sms') {
    return { state: 'pending', wroteLetter: false, sms: { messageId, to: recipient, date: now, text: codeSms(secret, locale) } };
  }
  await tx.insert(mailOutbox).values({
    id: uuidv7(),
    messageId,
    template: 'subscription',
    locale: locale.id,
    recipient,
    data: { subscription: id, secret, stopToken: known?.stopToken ?? stopToken },
    nextAttemptAt: now,
    createdAt: now,
  });
  return { state: 'pending', wroteLetter: true };
};

const setHolder = async (tx: Db, { id, accountId: before }: SubscriptionRow, accountId: string | null): Promise<void> => {
  if (accountId !== before) await tx.update(subscriptions).set({ accountId }).where(eq(subscriptions.id, id));
};

/** Whether the account of a subscription keeps it whoever else asks: that of an address has confirmed it. */
const isHolder = async (tx: Db, { accountId, channel, recipient }: SubscriptionRow): Promise<boolean> =>
  accountId !== null && (channel === 'sms' || (await ownsAddress(tx, accountId, recipient)));

/** Keyed by the row: the same six digits of two people have nothing in common. */
const hashSecret = (id: string, secret: string): string =>
  secret.length > 6 ? hashToken(secret) : createHmac('sha256', id).update(secret).digest('base64url');

/**
 * Whoever reads the letter says yes: from now on it may be sent. That says nothing about an account: one that has not confirmed the address loses sight of
 * the subscription. False: the link is not known, used up or too old.
 */
export const confirmByLetter = async (tx: Db, id: string, secret: string, now: Date): Promise<boolean> => {
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

/** By the link of a letter. False: there is no such link. */
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
