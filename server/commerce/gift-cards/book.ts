import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/open.ts';
import { type ValueBook, valueCards, valuePostings, type ValueTransactionKind, valueTransactions } from '#server/platform/db/schema/payments.ts';

export type ValueCard = typeof valueCards.$inferSelect;

/** From which book to which each kind moves its amount. */
const MOVES: Readonly<Record<ValueTransactionKind, readonly [from: ValueBook, to: ValueBook]>> = {
  issue: ['issued', 'card'],
  hold: ['card', 'held'],
  redeem: ['held', 'redeemed'],
  release: ['held', 'card'],
  refund: ['redeemed', 'card'],
  void: ['card', 'issued'],
};

/** What is in a book of each card, minor units; in the book `card` what can be spent. */
export const balancesOf = async (db: Db, cardIds: readonly string[], book: ValueBook = 'card'): Promise<ReadonlyMap<string, number>> => {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .select({ cardId: valuePostings.cardId, amount: sql<number>`sum(${valuePostings.amount})::int` })
    .from(valuePostings)
    .where(and(inArray(valuePostings.cardId, [...cardIds]), eq(valuePostings.book, book)))
    .groupBy(valuePostings.cardId);
  return new Map(rows.map(({ cardId, amount }) => [cardId, amount]));
};

export const readCards = async (db: Db, cardIds: readonly string[]): Promise<ValueCard[]> =>
  cardIds.length === 0
    ? []
    : await db
        .select()
        .from(valueCards)
        .where(inArray(valueCards.id, [...cardIds]));

/** Cards locked until the transaction ends, in one order everywhere, so that no two transactions wait for each other. */
export const lockCards = async (tx: Db, cardIds: readonly string[]): Promise<ValueCard[]> =>
  cardIds.length === 0
    ? []
    : await tx
        .select()
        .from(valueCards)
        .where(inArray(valueCards.id, [...cardIds]))
        .orderBy(valueCards.id)
        .for('update');

export interface Movement {
  readonly cardId: string;
  readonly kind: ValueTransactionKind;
  /** What it is for: of one kind it happens once. */
  readonly reference: string;
  readonly amount: number;
  readonly now: Date;
}

/**
 * Books one movement, once, however often it is told. The card must be locked by the caller.
 * @returns false where it was booked before
 */
export const bookValue = async (tx: Db, { cardId, kind, reference, amount, now }: Movement): Promise<boolean> => {
  const [from, to] = MOVES[kind];
  const id = uuidv7();
  const [written] = await tx
    .insert(valueTransactions)
    .values({ id, cardId, kind, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: valueTransactions.id });
  if (!written) return false;
  await tx.insert(valuePostings).values([
    { transactionId: id, cardId, book: from, amount: -amount },
    { transactionId: id, cardId, book: to, amount },
  ]);
  return true;
};

/** What was held of each card for an order and not given back. */
export const heldFor = async (tx: Db, orderNumber: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({ cardId: valuePostings.cardId, amount: sql<number>`sum(${valuePostings.amount})::int` })
    .from(valuePostings)
    .innerJoin(valueTransactions, eq(valueTransactions.id, valuePostings.transactionId))
    .where(and(eq(valueTransactions.reference, orderNumber), eq(valuePostings.book, 'held')))
    .groupBy(valuePostings.cardId);
  return new Map(rows.filter(({ amount }) => amount > 0).map(({ cardId, amount }) => [cardId, amount]));
};
