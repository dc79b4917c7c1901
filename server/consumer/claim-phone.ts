import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Phone, toE164 } from '#contract/phone.ts';
import type { Db } from '../db/open.ts';
import { consumerProfiles, subscriptions } from '../db/schema/consumer.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * One number is one account's. Of two that come at once with the same number the second waits for the first.
 * @param accountId whose it may be already
 * @throws AUT442 where it is in somebody's profile, AUT444 where somebody has shown that they read its messages
 */
export const claimPhone = async (db: Db, number: Phone, accountId?: string): Promise<void> => {
  const { phoneCode, phone } = number;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${toE164(number)}`}, 0))`);
  const [taken] = await db
    .select({ id: consumerProfiles.accountId })
    .from(consumerProfiles)
    .where(
      and(
        eq(consumerProfiles.phone, phone),
        eq(consumerProfiles.phoneCode, phoneCode),
        accountId ? ne(consumerProfiles.accountId, accountId) : undefined,
      ),
    )
    .limit(1);
  if (taken) throw new Refusal('AUT442');
  const [confirmed] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.channel, 'sms'),
        eq(subscriptions.recipient, toE164(number)),
        isNotNull(subscriptions.doubleOptinAt),
        isNotNull(subscriptions.accountId),
        accountId ? ne(subscriptions.accountId, accountId) : undefined,
      ),
    )
    .limit(1);
  if (confirmed) throw new Refusal('AUT444');
};
