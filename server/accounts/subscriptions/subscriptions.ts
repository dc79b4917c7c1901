import { and, desc, eq } from 'drizzle-orm';
import type { Subscription } from '#contract/calls/consumer-subscription.ts';
import type { Db } from '#server/platform/db/open.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionKind = Pick<SubscriptionRow, 'type' | 'channel'>;

export const toSubscription = (row: SubscriptionRow): Subscription => ({
  type: row.type,
  channel: row.channel,
  optin: row.optin,
  doubleOptin: row.doubleOptinAt !== null,
  recipient: row.recipient,
  country: row.country,
  ...(row.category !== null && { category: row.category }),
  ...(row.region !== null && { region: row.region }),
  ...(row.optinAt && { optinDate: row.optinAt.toISOString() }),
  ...(row.optoutAt && { optoutDate: row.optoutAt.toISOString() }),
});

/** What an account has asked for, the latest first. */
export const subscriptionsOf = async (db: Db, accountId: string): Promise<Subscription[]> =>
  (
    await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)).orderBy(desc(subscriptions.updatedAt), desc(subscriptions.id))
  ).map(toSubscription);

export const findSubscription = async (db: Db, { type, channel }: SubscriptionKind, recipient: string): Promise<SubscriptionRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.type, type), eq(subscriptions.channel, channel), eq(subscriptions.recipient, recipient)))
      .for('update')
  )[0];

/** Whether anything may be sent there. */
export const isSubscribed = (row: Pick<SubscriptionRow, 'optin' | 'doubleOptinAt'> | undefined): boolean =>
  row !== undefined && row.optin && row.doubleOptinAt !== null;
