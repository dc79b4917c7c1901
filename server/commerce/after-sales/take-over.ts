import { and, asc, eq, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { loyaltyMembers } from '#server/platform/db/schema/loyalty.ts';
import { earnFor } from '#server/commerce/loyalty/after-order.ts';
import { loyaltyOfCancelled, loyaltyOfGivenBack, loyaltyOfReturn } from './loyalty-of-return.ts';
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

/** @param takenFrom what is noted about whose they were */
const handOver = async (
  tx: Db,
  condition: SQL | undefined,
  { id, subject }: Pick<Account, 'id' | 'subject'>,
  now: Date,
  takenFrom: SQL | null,
): Promise<void> => {
  const found = await lockBought(tx, condition);
  if (found.length === 0) return;
  await tx
    .update(orders)
    .set({ takenFrom, subject })
    .where(inArray(orders.orderNumber, numbersOf(found)));
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
): Promise<void> => handOver(tx, and(eq(orders.orderNumber, orderNumber), eq(orders.st, st), eq(orders.subject, guest)), into, now, null);

/** What guests have ordered under an address: no account's, and no sale of a store's device. */
export const guestOrdersOf = (db: Db, email: string): SQL | undefined => {
  const ofAnAccount = db
    .select({ one: sql`1` })
    .from(accounts)
    .where(eq(accounts.subject, orders.subject));
  return and(sql`${billingEmail} = ${email}`, notExists(ofAnAccount));
};

/**
 * What guests have ordered under the address of the account is the account's, once its owner has confirmed the address. An order of another account,
 * or of a store's device, stays where it is.
 */
export const takeOverGuestOrders = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const account = await findAccount(tx, accountId);
  if (!account?.emailConfirmedAt) return;
  await handOver(tx, guestOrdersOf(tx, account.emailKey), account, now, sql`${orders.subject}`);
};

/** The account has lost these addresses: orders that it got because of them are their guests' again, with the points that they brought. */
export const giveBackGuestOrders = async (tx: Db, accountId: string, emailKeys: readonly string[], now: Date): Promise<void> => {
  const account = await findAccount(tx, accountId);
  if (!account || emailKeys.length === 0) return;
  const got = and(eq(orders.subject, account.subject), isNotNull(orders.takenFrom), inArray(billingEmail, [...emailKeys]));
  const found = await lockBought(tx, got);
  for (const row of found) await loyaltyOfGivenBack(tx, row, await readFactsOf(tx, row.orderNumber), now);
  if (found.length > 0)
    await tx
      .update(orders)
      .set({ subject: sql`${orders.takenFrom}`, takenFrom: null })
      .where(inArray(orders.orderNumber, numbersOf(found)));
};

/** Whoever has confirmed a membership earns for what they bought shortly before they joined. */
export const earnForRecentOrders = async (tx: Db, accountId: string, now: Date): Promise<void> => {
  const account = await findAccount(tx, accountId);
  if (account) await earnForOrders(tx, accountId, await lockBought(tx, eq(orders.subject, account.subject)), now);
};

const numbersOf = (rows: readonly PlacedRow[]): string[] => rows.map(({ orderNumber }) => orderNumber);

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
