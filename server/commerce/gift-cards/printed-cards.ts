import type { Db } from '#server/platform/db/open.ts';
import { shopSecret } from '#server/platform/db/shop-secret.ts';
import { GIFT_CARD_SECRET } from './find-card.ts';
import type { PrintedCard } from '#server/platform/mail/gift-card.ts';
import { printedOf } from './numbers.ts';

/** Numbers and PINs of issued cards, for whoever they are mailed to. */
export const printedCards = async (db: Db, cardIds: readonly string[]): Promise<readonly PrintedCard[]> => {
  const secret = await shopSecret(db, GIFT_CARD_SECRET);
  return cardIds.map((id) => printedOf(secret, id));
};
