import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody } from '#contract/calls/calls.ts';
import type { StoreCustomer } from '#contract/calls/store-session.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import { foundCustomers } from '#server/platform/db/schema/in-store.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Counter } from '#server/commerce/counter/counter.ts';

/** A cart may wait for its customer so long. */
const KNOWN_DAYS = 30;

/**
 * A customer by exactly one address or loyalty id: no part of one finds anybody, and nothing is told but who it is. An address that its account has
 * not confirmed finds nobody: what is sold to it would be somebody else's.
 * @throws CCN404, or 4044 for a loyalty id
 */
export const findCustomer = async (db: Db, { storeId }: Counter, wanted: CallBody<'agent.findCustomer'>, now: Date): Promise<StoreCustomer> => {
  const byEmail = 'email' in wanted;
  const is = byEmail
    ? and(eq(accounts.emailKey, normaliseEmail(wanted.email)), isNotNull(accounts.emailConfirmedAt))
    : eq(loyaltyMembers.memberId, asPrinted(wanted.loyaltyId));
  const [account] = await db.select({ id: accounts.id }).from(accounts).leftJoin(loyaltyMembers, eq(loyaltyMembers.accountId, accounts.id)).where(is);
  if (!account) throw new Refusal(byEmail ? 'CCN404' : '4044');
  const id = uuidv7();
  await db.insert(foundCustomers).values({ id, accountId: account.id, storeId, foundAt: now });
  const [found] = await describe(db, [id], storeId);
  if (!found) throw new Refusal('CCN404');
  return found;
};

/** However it is typed from a card. */
const asPrinted = (loyaltyId: string): string => loyaltyId.replaceAll(/[\s-]/g, '').toUpperCase();

/** Names for sales. Another store's, and those that are forgotten by now, are missing. */
export const describe = async (db: Db, refs: readonly string[], storeId: string): Promise<StoreCustomer[]> => {
  if (refs.length === 0) return [];
  const rows = await db
    .select({
      customerRef: foundCustomers.id,
      firstName: consumerProfiles.firstName,
      lastName: consumerProfiles.lastName,
      memberId: loyaltyMembers.memberId,
    })
    .from(foundCustomers)
    .leftJoin(consumerProfiles, eq(consumerProfiles.accountId, foundCustomers.accountId))
    .leftJoin(loyaltyMembers, eq(loyaltyMembers.accountId, foundCustomers.accountId))
    .where(and(inArray(foundCustomers.id, [...refs]), eq(foundCustomers.storeId, storeId)));
  return rows.map(({ customerRef, firstName, lastName, memberId }) => ({
    customerRef,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    isLoyaltyMember: memberId !== null,
    ...(memberId !== null && { memberId }),
  }));
};

export const findCustomerByRef = async (db: Db, ref: string, storeId: string): Promise<StoreCustomer | undefined> =>
  (await describe(db, [ref], storeId))[0];

export const forgetFoundCustomers = async (db: Db, now: Date): Promise<void> => {
  await db.delete(foundCustomers).where(lt(foundCustomers.foundAt, new Date(now.getTime() - KNOWN_DAYS * 86_400_000)));
};
