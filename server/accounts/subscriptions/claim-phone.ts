import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Phone, toE164 } from '#domain/phone.ts';
import type { Db } from '#server/platform/db/open.ts';
import { consumerProfiles, subscriptions } from '#server/platform/db/schema/consumer.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * A number that somebody has shown to read the messages of is nobody else's. One that merely stands in a profile keeps nobody out: anybody can write
 * there what they like. Of two that come at once with the same number the second waits for the first.
 * @param accountId whose it may be already
 * @throws AUT442 where its proven owner has it in the profile, AUT444 where they have not
 */
export const claimPhone = async (db: Db, number: Phone, accountId?: string): Promise<void> => {
  const { phoneCode, phone } = number;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${toE164(number)}`}, 0))`);
  const [proven] = await db
    .select({ inProfile: consumerProfiles.accountId })
    .from(subscriptions)
    .leftJoin(
      consumerProfiles,
      and(eq(consumerProfiles.accountId, subscriptions.accountId), eq(consumerProfiles.phone, phone), eq(consumerProfiles.phoneCode, phoneCode)),
    )
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
  if (proven) throw new Refusal(proven.inProfile === null ? 'AUT444' : 'AUT442');
};
