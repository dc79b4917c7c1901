import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import type { Locale } from '#contract/locales.ts';
import { parsePhone, toE164 } from '#domain/phone.ts';
import { ownsAddress } from '#server/accounts/owns-address.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { consumerProfiles, subscriptions } from '#server/platform/db/schema/consumer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import type { OutgoingSms } from '#server/platform/sms/transport.ts';
import { codeSms } from '#server/platform/mail/subscription-messages.ts';
import { findSubscription, isSubscribed, type SubscriptionKind, type SubscriptionRow } from './subscriptions.ts';

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
  readonly wroteEmail: boolean;
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
    return { state: proven ? 'subscribed' : 'pending', wroteEmail: false };
  }
  // An address that somebody types belongs to their account only where the account knows it. One that no account has confirmed is held by whoever asked last.
  const isHeld = known !== undefined && (await isHolder(tx, known));
  const holder = proven || (own && !isHeld) ? (accountId ?? null) : isHeld ? known.accountId : null;
  if (known?.secretAt && now.getTime() - known.secretAt.getTime() < PAUSE_MS) {
    if (asked.channel === 'email') await setHolder(tx, known, holder);
    return { state: 'pending', wroteEmail: false };
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
    if (made.length === 0) return { state: 'pending', wroteEmail: false };
  }
  const messageId = `subscription-${randomUUID()}`;
  if (asked.channel === 'sms') {
    return { state: 'pending', wroteEmail: false, sms: { messageId, to: recipient, date: now, text: codeSms(secret, locale) } };
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
  return { state: 'pending', wroteEmail: true };
};

const setHolder = async (tx: Db, { id, accountId: before }: SubscriptionRow, accountId: string | null): Promise<void> => {
  if (accountId !== before) await tx.update(subscriptions).set({ accountId }).where(eq(subscriptions.id, id));
};

/** Whether the account of a subscription keeps it whoever else asks: that of an address has confirmed it. */
export const isHolder = async (tx: Db, { accountId, channel, recipient }: SubscriptionRow): Promise<boolean> =>
  accountId !== null && (channel === 'sms' || (await ownsAddress(tx, accountId, recipient)));

/** Keyed by the row: the same six digits of two people have nothing in common. */
export const hashSecret = (id: string, secret: string): string =>
  secret.length > 6 ? hashToken(secret) : createHmac('sha256', id).update(secret).digest('base64url');
