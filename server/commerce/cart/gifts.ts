import { assertGift, rememberGift } from './earned-gifts.ts';
import type { CartEdit } from './change.ts';
import { viewCart } from './view.ts';

/**
 * Another gift of the same promotion; the answer has it in its place.
 * @throws GWP403 where the cart has not earned it, it is none of the promotion's, or the last one is gone
 */
export const chooseGift = async ({ tx, ports, rows, locale, now, facts }: CartEdit, promotionId: string, upc: string): Promise<void> => {
  await assertGift(await viewCart(tx, ports, rows, { locale, now }, facts), facts, { promotionId, upc });
  await rememberGift(tx, rows.cart.id, promotionId, upc);
};
