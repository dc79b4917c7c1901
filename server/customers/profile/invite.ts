import { and, desc, eq, inArray } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { parsePhone } from '#domain/phone.ts';
import { asPlaced, BOUGHT } from '#server/commerce/after-sales/find-own.ts';
import { guestOrdersOf } from '#server/commerce/after-sales/take-over.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import type { SubscriptionWelcome } from '#server/platform/mail/subscription-welcome.ts';
import { readSignedId, signConsumerId } from './signed-id.ts';
import { isSubscribed, type SubscriptionRow } from '#server/accounts/subscriptions/subscriptions.ts';

const SIGNED_IDS = 'consumer-ids';
/** So long the link of the email fills in the form; the email says so. */
const GOOD_MS = 30 * 86_400_000;

const hasAccount = async (db: Db, email: string): Promise<boolean> => (await db.$count(accounts, eq(accounts.emailKey, email))) > 0;

/** Whoever has just confirmed their subscription and has no account is shown the way to one, by an email whose link fills in the form. */
export const invite = async (tx: Db, { id, recipient, locale, stopToken }: SubscriptionRow, now: Date): Promise<void> => {
  if (await hasAccount(tx, recipient)) return;
  const consumerId = signConsumerId(id, new Date(now.getTime() + GOOD_MS), await shopSecret(tx, SIGNED_IDS));
  const data: SubscriptionWelcome = { consumerId, email: recipient, stopToken };
  await queueEmail(tx, { template: 'subscription-welcome', locale, recipient, data: { ...data }, now });
};

/** What somebody wrote of themselves when they last ordered as a guest. */
const toldWithOrder = async (db: Db, email: string) => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(guestOrdersOf(db, email), inArray(orders.state, [...BOUGHT])))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const address = asPlaced(row)?.document.billingAddress;
  if (!address) return {};
  const { firstName, lastName, postalCode } = address;
  const written = address.phoneCode ? `+${address.phoneCode} ${address.phone}` : address.phone;
  const { phone, phoneCode } = (written && parsePhone(written, address.countryCode)) || {};
  const given = Object.entries({ firstName, lastName, phone, phoneCode, postalCode }).filter(([, value]) => value);
  return Object.fromEntries(given) as Record<string, string>;
};

/**
 * What the sign-up form is filled in with, for whoever holds the signed id of an email and knows the address that it went to. Undefined for anything else, for
 * a subscription that has ended, and once the address has an account.
 */
export const findInvited = async (
  db: Db,
  consumerId: string,
  email: string,
  now: Date,
): Promise<CallResponse<'consumer.retrieveUserData'> | undefined> => {
  const id = readSignedId(consumerId, now, await shopSecret(db, SIGNED_IDS));
  const [row] = id === undefined ? [] : await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row || !isSubscribed(row) || row.recipient !== normaliseEmail(email) || (await hasAccount(db, row.recipient))) return undefined;
  return { ...(await toldWithOrder(db, row.recipient)), email: row.recipient };
};
