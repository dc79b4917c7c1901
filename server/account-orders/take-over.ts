import { and, asc, eq, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/commerce.ts';
import { subscriptions } from '../db/schema/consumer.ts';
import { loyaltyMembers } from '../db/schema/loyalty.ts';
import { earnFor } from '../loyalty/after-order.ts';
import { loyaltyOfCancelled, loyaltyOfReturn } from '../returns/loyalty-of-return.ts';
import { readFactsOf } from './facts.ts';
import { asPlaced, BOUGHT, type PlacedRow } from './find-own.ts';

/** As the index has it. */
const billingEmail = sql`lower(${orders.document}->'billingAddress'->>'email')`;
/** Orders of so many days before somebody joined earn points, too: people often join because of the first one. */
const EARNS_BEFORE_DAYS = 30;

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'subject' | 'emailKey' | 'emailConfirmedAt'>;

const findAccount = async (db: Db, accountId: string): Promise<Account | undefined> => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return account;
};

/** A letter to the account's address was answered: that of a change of address, of the loyalty programme, or of a subscription. */
const isAddressConfirmed = async (db: Db, { id, emailKey, emailConfirmedAt }: Account): Promise<boolean> => {
  if (emailConfirmedAt) return true;
  const [member] = await db
    .select({ id: loyaltyMembers.accountId })
    .from(loyaltyMembers)
    .where(and(eq(loyaltyMembers.accountId, id), isNotNull(loyaltyMembers.confirmedAt)));
  if (member) return true;
  const answered = and(eq(subscriptions.recipient, emailKey), eq(subscriptions.channel, 'email'), isNotNull(subscriptions.doubleOptinAt));
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(answered).limit(1)).length > 0;
};

/** Points of orders that are an account's by now, less what has come back of them. @param rows locked */
const earnForOrders = async (tx: Db, accountId: string, rows: readonly PlacedRow[], now: Date): Promise<void> => {
  const [member] = await tx.select({ joinedAt: loyaltyMembers.joinedAt }).from(loyaltyMembers).where(eq(loyaltyMembers.accountId, accountId));
  if (!member) return;
  const since = member.joinedAt.getTime() - EARNS_BEFORE_DAYS * 86_400_000;
  for (const row of rows) {
    // What a device of a store has sold is nobody's of its account.
    if (row.document.inStoreSalesInfo || Date.parse(row.document.placedAt) < since) continue;
    await earnFor(tx, accountId, row.document, now);
    const facts = await readFactsOf(tx, row.orderNumber);
    if (facts.cancellation) await loyaltyOfCancelled(tx, row, now);
    for (const sent of facts.returns) if (sent.row.state === 'REFUNDED') await loyaltyOfReturn(tx, row, facts, sent.row.id, now);
  }
};

const handOver = async (tx: Db, condition: SQL | undefined, { id, subject }: Pick<Account, 'id' | 'subject'>, now: Date): Promise<void> => {
  const found = await lockBought(tx, condition);
  if (found.length === 0) return;
  const numbers = found.map(({ orderNumber }) => orderNumber);
  await tx.update(orders).set({ subject }).where(inArray(orders.orderNumber, numbers));
  await earnForOrders(
    tx,
    id,
    found.map((row) => ({ ...row, subject })),
    now,
  );
};

/** What was bought as a guest a moment ago is the account's: its number and proof are both asked for. */
export const takeOverOrder = (
  tx: Db,
  { orderNumber, st }: { readonly orderNumber: string; readonly st: string },
  guest: string,
  into: Pick<Account, 'id' | 'subject'>,
  now: Date,
): Promise<void> => handOver(tx, and(eq(orders.orderNumber, orderNumber), eq(orders.st, st), eq(orders.subject, guest)), into, now);

/** What guests have ordered under an address: no account's, and no sale of a store's device. */
export const guestOrdersOf = (db: Db, email: string): SQL | undefined => {
  const ofAnAccount = db
    .select({ one: sql`1` })
    .from(accounts)
    .where(eq(accounts.subject, orders.subject));
  return and(sql`${billingEmail} = ${email}`, notExists(ofAnAccount));
};

/**
 * What guests have ordered under the address of the account is the account's, once its owner has shown that the address is theirs. An order of
 * another account, or of a store's device, stays where it is.
 */
export const takeOverGuestOrders = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const account = await findAccount(tx, accountId);
  if (!account || !(await isAddressConfirmed(tx, account))) return;
  await handOver(tx, guestOrdersOf(tx, account.emailKey), account, now);
};

/** Whoever has confirmed a membership earns for what they bought shortly before they joined. */
export const earnForRecentOrders = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const account = await findAccount(tx, accountId);
  if (account) await earnForOrders(tx, accountId, await lockBought(tx, eq(orders.subject, account.subject)), now);
};

/** In the order of their numbers: two who come at once wait for each other and not in a circle. */
const lockBought = async (tx: Db, condition: SQL | undefined): Promise<PlacedRow[]> => {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(condition, inArray(orders.state, [...BOUGHT])))
    .orderBy(asc(orders.orderNumber))
    .for('update');
  return rows.flatMap((row) => asPlaced(row) ?? []);
};
