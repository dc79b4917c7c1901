import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { type Book, loyaltyMembers, loyaltyPostings, loyaltyTransactions, type TransactionKind } from '#server/platform/db/schema/loyalty.ts';
import { expire, type Holding, type Posting } from './ledger.ts';

/** What a member has now, added up from the postings. */
export const readHolding = async (db: Db, accountId: string): Promise<Holding> => {
  const points = sql<number>`sum(${loyaltyPostings.points})::int`;
  const rows = await db
    .select({ book: loyaltyPostings.book, id: loyaltyPostings.lotId, points, expiresAt: loyaltyTransactions.expiresAt })
    .from(loyaltyPostings)
    .leftJoin(loyaltyTransactions, eq(loyaltyTransactions.id, loyaltyPostings.lotId))
    .where(and(eq(loyaltyPostings.accountId, accountId), inArray(loyaltyPostings.book, ['points', 'debt'])))
    .groupBy(loyaltyPostings.book, loyaltyPostings.lotId, loyaltyTransactions.expiresAt);
  return {
    lots: rows.flatMap((row) =>
      row.id !== null && row.expiresAt && row.points > 0 ? [{ id: row.id, points: row.points, expiresAt: row.expiresAt }] : [],
    ),
    debt: -(rows.find(({ book }) => book === 'debt')?.points ?? 0),
  };
};

export interface Happening {
  readonly accountId: string;
  readonly kind: TransactionKind;
  /** What it is for: of one kind it happens once. */
  readonly reference: string;
  readonly now: Date;
  /** Of points that come in. */
  readonly expiresAt?: Date;
}

/**
 * Books one thing that happened to a member's points, once, however often and by whom it is told: the member is locked meanwhile, so two orders
 * never spend the same points. Who is no member has nothing to book.
 * @param post what it does to `holding`; `id` is the transaction's, and the name of a lot that comes in with it
 * @returns false: not booked, since it was before, there is no member or `post` gave up with undefined
 */
export const book = async (
  tx: Db,
  { accountId, kind, reference, now, expiresAt }: Happening,
  post: (holding: Holding, id: string) => readonly Posting[] | undefined,
): Promise<boolean> => {
  const [member] = await tx
    .select({ id: loyaltyMembers.accountId })
    .from(loyaltyMembers)
    .where(eq(loyaltyMembers.accountId, accountId))
    .for('update');
  if (!member || (await findTransaction(tx, accountId, kind, reference))) return false;
  const id = uuidv7();
  const postings = post(await readHolding(tx, accountId), id);
  if (postings === undefined || postings.length === 0) return false;
  if (postings.reduce((total, { points }) => total + points, 0) !== 0) throw new Error(`a ${kind} of points does not add up`);
  await tx.insert(loyaltyTransactions).values({ id, accountId, kind, reference, createdAt: now, expiresAt: expiresAt ?? null });
  await tx.insert(loyaltyPostings).values(postings.map((posting, position) => ({ transactionId: id, position, accountId, ...posting })));
  return true;
};

export const findTransaction = async (db: Db, accountId: string, kind: TransactionKind, reference: string) => {
  const [row] = await db
    .select({ id: loyaltyTransactions.id })
    .from(loyaltyTransactions)
    .where(and(eq(loyaltyTransactions.accountId, accountId), eq(loyaltyTransactions.kind, kind), eq(loyaltyTransactions.reference, reference)));
  return row?.id;
};

/** What a transaction did to one of the books. */
export const pointsIn = async (db: Db, transactionId: string, name: Book): Promise<number> => {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${loyaltyPostings.points}), 0)::int` })
    .from(loyaltyPostings)
    .where(and(eq(loyaltyPostings.transactionId, transactionId), eq(loyaltyPostings.book, name)));
  return row?.points ?? 0;
};

/** When the last of the points that a transaction took would have expired. */
export const lastExpiryOf = async (db: Db, transactionId: string): Promise<Date> => {
  const rows = await db
    .select({ expiresAt: loyaltyTransactions.expiresAt })
    .from(loyaltyPostings)
    .innerJoin(loyaltyTransactions, eq(loyaltyTransactions.id, loyaltyPostings.lotId))
    .where(and(eq(loyaltyPostings.transactionId, transactionId), eq(loyaltyPostings.book, 'points')));
  return new Date(Math.max(0, ...rows.map(({ expiresAt }) => expiresAt?.getTime() ?? 0)));
};

/** What transactions did to the balance, newest first. */
export const readHistory = async (db: Db, accountId: string, start: number, limit: number) => {
  const own = eq(loyaltyTransactions.accountId, accountId);
  const points = sql<number>`coalesce((select sum(p.points) from loyalty_postings p where p.transaction_id = ${loyaltyTransactions.id} and p.book in ('points', 'debt')), 0)::int`;
  const rows = await db
    .select({
      id: loyaltyTransactions.id,
      kind: loyaltyTransactions.kind,
      reference: loyaltyTransactions.reference,
      at: loyaltyTransactions.createdAt,
      expiresAt: loyaltyTransactions.expiresAt,
      points,
    })
    .from(loyaltyTransactions)
    .where(own)
    .orderBy(desc(loyaltyTransactions.createdAt), desc(loyaltyTransactions.id))
    .offset(start)
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(loyaltyTransactions).where(own);
  return { rows, total: all?.total ?? 0 };
};

/** Books out points whose time is over; each lot in a transaction of its own, so that one trouble leaves the others alone. */
export const expirePoints = async (db: Db, now: Date): Promise<void> => {
  const due = await db
    .select({ lotId: loyaltyTransactions.id, accountId: loyaltyTransactions.accountId })
    .from(loyaltyTransactions)
    .innerJoin(loyaltyPostings, and(eq(loyaltyPostings.lotId, loyaltyTransactions.id), eq(loyaltyPostings.book, 'points')))
    .where(lte(loyaltyTransactions.expiresAt, now))
    .groupBy(loyaltyTransactions.id)
    .having(sql`sum(${loyaltyPostings.points}) > 0`)
    .limit(500);
  for (const { lotId, accountId } of due) {
    await db.transaction((tx) => book(tx, { accountId, kind: 'expire', reference: lotId, now }, (holding) => expire(holding, lotId)));
  }
};
