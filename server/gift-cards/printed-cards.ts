import type { Db } from '../db/open.ts';
import { shopSecret } from '../db/shop-secret.ts';
import { GIFT_CARD_SECRET } from './find-card.ts';
import type { PrintedCard } from '../mail/gift-card.ts';
import { printedOf } from './numbers.ts';

/** Numbers and PINs of issued cards, for whoever they are mailed to. */
export const printedCards = async (db: Db, cardIds: readonly string[]): Promise<readonly PrintedCard[]> => {
  const secret = await shopSecret(db, GIFT_CARD_SECRET);
  return cardIds.map((id) => printedOf(secret, id));
};
