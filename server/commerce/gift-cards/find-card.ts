import { eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Currency } from '#contract/money.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import type { Db } from '#server/platform/db/open.ts';
import { valueCards, type ValueKind } from '#server/platform/db/schema/payments.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { balancesOf, type ValueCard } from './book.ts';
import { hashOfNumber, hashOfPin, isCardNumber, normaliseNumber } from './numbers.ts';

export const GIFT_CARD_SECRET = 'gift-cards';

/** Whoever keeps the balances. The shop does so itself; another issuer may, and may not answer. */
export interface BalanceKeeper {
  readonly balanceOf: (db: Db, card: ValueCard) => Promise<number>;
}

export const ownBalances: BalanceKeeper = {
  balanceOf: async (db, { id }) => (await balancesOf(db, [id])).get(id) ?? 0,
};

export interface Wanted {
  readonly kind: ValueKind;
  readonly number: string | undefined;
  readonly pin?: string | undefined;
  /** Who asks: cards of an account are that account's alone. */
  readonly accountId?: string | undefined;
}

/** The card of a number, whatever its kind and whosever it is. */
export const findNumbered = async (db: Db, number: string | undefined): Promise<ValueCard | undefined> => {
  const hash = hashOfNumber(await shopSecret(db, GIFT_CARD_SECRET), normaliseNumber(number ?? ''));
  const [card] = await db.select().from(valueCards).where(eq(valueCards.numberHash, hash));
  return card;
};

/** @returns true also for a card that has none */
export const isPinOf = async (db: Db, { pinHash }: ValueCard, { number, pin }: Pick<Wanted, 'number' | 'pin'>): Promise<boolean> =>
  pinHash === null || pinHash === hashOfPin(await shopSecret(db, GIFT_CARD_SECRET), normaliseNumber(number ?? ''), (pin ?? '').trim());

/**
 * A card by its number. Of gift cards: no number or PIN is GFC400, a number that cannot be one or is none of ours GFC800, another PIN GFC700, one that
 * was not paid for or called off GFC760, one whose time is over GFC812.
 */
export const findCard = async (db: Db, { kind, number: given, pin, accountId }: Wanted, now: Date): Promise<ValueCard> => {
  const number = normaliseNumber(given ?? '');
  const needsPin = kind !== 'REWARD_CODE';
  if (number === '' || (needsPin && !pin?.trim())) throw new Refusal('GFC400');
  if (needsPin && !isCardNumber(number)) throw new Refusal('GFC800');
  const card = await findNumbered(db, number);
  if (!card || card.kind !== kind || (card.accountId !== null && card.accountId !== accountId)) throw new Refusal('GFC800');
  if (!(await isPinOf(db, card, { number, pin }))) throw new Refusal('GFC700');
  return assertGood(card, now);
};

/** @throws GFC760 for one that was not paid for or called off, GFC812 for one whose time is over */
export const assertGood = (card: ValueCard, now: Date): ValueCard => {
  if (card.state === 'inactive') throw new Refusal('GFC760');
  if (card.expiresAt && card.expiresAt <= now) throw new Refusal('GFC812');
  return card;
};

/** Why a card cannot pay in this currency now: GFC725 for another currency or one that is not for this shop, GFC812 when its time is over. */
export const obstacleOf = ({ state, currency, expiresAt }: ValueCard, wanted: Currency, now: Date): ErrorCode | undefined => {
  if (state !== 'active' || currency !== wanted) return 'GFC725';
  return expiresAt && expiresAt <= now ? 'GFC812' : undefined;
};
