import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { CARDS_MAX, type SavedGiftCard } from '#contract/calls/consumer-cards.ts';
import type { Db } from '#server/platform/db/open.ts';
import { consumerGiftCards } from '#server/platform/db/schema/consumer.ts';
import { valueCards } from '#server/platform/db/schema/payments.ts';
import type { ValueCard } from './book.ts';
import { type BalanceKeeper, findCard, type Wanted } from './find-card.ts';
import { Refusal } from '#server/platform/refusal.ts';

const own = (accountId: string, id: string) => and(eq(consumerGiftCards.id, id), eq(consumerGiftCards.accountId, accountId));

/** Saved gift cards, the one saved last first. Where the balances cannot be asked for the cards are there all the same. */
export const readGiftCards = async (db: Db, accountId: string, balances: BalanceKeeper, now: Date): Promise<SavedGiftCard[]> => {
  const rows = await db
    .select({ id: consumerGiftCards.id, card: valueCards })
    .from(consumerGiftCards)
    .innerJoin(valueCards, eq(valueCards.id, consumerGiftCards.cardId))
    .where(eq(consumerGiftCards.accountId, accountId))
    .orderBy(desc(consumerGiftCards.createdAt), desc(consumerGiftCards.id));
  const cards: SavedGiftCard[] = [];
  for (const { id, card } of rows) {
    const { last4, currency, expiresAt, state } = card;
    const balance = await balances.balanceOf(db, card).catch(() => undefined);
    cards.push({
      paymentInstrumentId: id,
      payment_method_id: 'GIFT_CARD',
      last4,
      currency,
      ...(balance !== undefined && { balance }),
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      expired: state !== 'active' || (expiresAt !== null && expiresAt <= now),
    });
  }
  return cards;
};

/**
 * Saves a gift card by its number and PIN, which are looked at and forgotten. An empty one may be saved: what is given back of an order comes onto it.
 * The account is locked by the caller.
 * @throws as findCard says; GFC725 for one that is not to be spent here, PYT300 for one that is saved already, WMK409L
 */
export const saveGiftCard = async (tx: Db, accountId: string, given: Pick<Wanted, 'number' | 'pin'>, now: Date): Promise<string> => {
  const { id: cardId, state } = await findCard(tx, { kind: 'GIFT_CARD', ...given, accountId }, now);
  if (state !== 'active') throw new Refusal('GFC725');
  const saved = await tx.select({ cardId: consumerGiftCards.cardId }).from(consumerGiftCards).where(eq(consumerGiftCards.accountId, accountId));
  if (saved.some((row) => row.cardId === cardId)) throw new Refusal('PYT300');
  if (saved.length >= CARDS_MAX) throw new Refusal('WMK409L', { max: CARDS_MAX });
  const id = uuidv7();
  await tx.insert(consumerGiftCards).values({ id, accountId, cardId, createdAt: now });
  return id;
};

/** @returns false where the account has none of that id */
export const forgetGiftCard = async (tx: Db, accountId: string, id: string): Promise<boolean> =>
  (await tx.delete(consumerGiftCards).where(own(accountId, id)).returning({ id: consumerGiftCards.id })).length > 0;

/** The card behind a saved one; undefined for anybody else's id as for one that nobody has. */
export const savedGiftCard = async (db: Db, accountId: string, id: string): Promise<ValueCard | undefined> => {
  const [row] = await db
    .select({ card: valueCards })
    .from(consumerGiftCards)
    .innerJoin(valueCards, eq(valueCards.id, consumerGiftCards.cardId))
    .where(own(accountId, id));
  return row?.card;
};
