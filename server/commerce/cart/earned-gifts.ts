import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '#contract/locales.ts';
import type { GiftOffer } from '#contract/promotion.ts';
import type { GiftPromotion } from '#pricing/gifts.ts';
import type { VariantLoader, VariantFacts } from './facts.ts';
import type { CartRows, ItemRow } from './rows.ts';
import type { Db } from '#server/platform/db/open.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { cartItems } from '#server/platform/db/schema/commerce.ts';
import { cartGifts } from '#server/platform/db/schema/promotions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { availableAt } from '#server/commerce/stock/reservations.ts';

/** A cart with the gifts it has earned. */
interface Laid {
  readonly rows: Pick<CartRows, 'items' | 'gifts'> & { readonly cart: { readonly id: string } };
  readonly earned: readonly GiftPromotion[];
}

const choicesOf = (promotions: readonly GiftPromotion[]): string[] => promotions.flatMap(({ effect }) => effect.choices.map(({ upc }) => upc));

const canBeGiven = ({ variants, available }: VariantFacts, upc: string): boolean =>
  (variants.get(upc)?.sellable ?? false) && availableAt(available, upc, SHIP) > 0;

/** What a gift shows of itself, one by one: a sock in blue, large. */
const labelOf = ({ variants }: VariantFacts, upc: string): string =>
  variants
    .get(upc)
    ?.attributes.map(({ label }) => label)
    .filter(Boolean)
    .join(', ') ?? '';

/** The gifts that a cart of these items may choose among. */
export const giftOffers = async (
  earned: readonly GiftPromotion[],
  items: readonly ItemRow[],
  facts: VariantLoader,
  locale: Locale,
): Promise<GiftOffer[]> => {
  if (earned.length === 0) return [];
  const known = await facts(choicesOf(earned));
  return earned.map(({ id, name, effect }) => {
    const chosen = items.find(({ bonus, promotionId }) => bonus && promotionId === id)?.upc;
    return {
      promotionId: id,
      name: name[locale.language] ?? name.en ?? '',
      choices: effect.choices.flatMap(({ upc, productId }) => {
        const variant = known.variants.get(upc);
        const available = canBeGiven(known, upc);
        return variant
          ? [{ upc, productId, name: variant.name, label: labelOf(known, upc), productImageURL: variant.productImageURL, available }]
          : [];
      }),
      ...(chosen === undefined ? {} : { chosen }),
    };
  });
};

/**
 * Puts in what the cart has earned and takes out what it has no longer: what was chosen while it is there, else the first that is. A
 * gift that is gone makes no order fail.
 * @returns whether the cart was changed
 */
export const settleGifts = async (tx: Db, { rows, earned }: Laid, facts: VariantLoader, now: Date): Promise<boolean> => {
  const present = rows.items.filter(({ bonus, promotionId }) => bonus && promotionId !== null);
  if (earned.length === 0 && present.length === 0) return false;
  const known = await facts(choicesOf(earned));
  const choices = new Map(rows.gifts.map(({ promotionId, upc }) => [promotionId, upc]));
  const wanted = earned.flatMap(({ id, effect }) => {
    const chosen = choices.get(id);
    if (chosen === null) return [];
    const open = effect.choices.filter(({ upc }) => canBeGiven(known, upc));
    const gift = open.find(({ upc }) => upc === chosen) ?? open[0];
    return gift ? [{ promotionId: id, upc: gift.upc, productId: known.variants.get(gift.upc)?.productId ?? gift.productId }] : [];
  });
  const isWanted = (item: ItemRow): boolean => wanted.some(({ promotionId, upc }) => item.promotionId === promotionId && item.upc === upc);
  const over = present.filter((item) => !isWanted(item));
  const missing = wanted.filter(({ promotionId, upc }) => !present.some((item) => item.promotionId === promotionId && item.upc === upc));
  if (over.length === 0 && missing.length === 0) return false;
  if (over.length > 0)
    await tx.delete(cartItems).where(
      inArray(
        cartItems.id,
        over.map(({ id }) => id),
      ),
    );
  const last = Math.max(0, ...rows.items.map(({ position }) => position));
  if (missing.length > 0)
    await tx.insert(cartItems).values(
      missing.map(({ promotionId, upc, productId }, index) => ({
        id: uuidv7(),
        cartId: rows.cart.id,
        lineKey: `gift ${promotionId}`,
        position: last + 1 + index,
        upc,
        productId,
        qty: 1,
        bonus: true,
        promotionId,
        opIds: [],
        createdAt: now,
      })),
    );
  return true;
};

/** @param upc null: the shopper wants none, and it does not come back by itself */
export const rememberGift = async (tx: Db, cartId: string, promotionId: string, upc: string | null): Promise<void> => {
  await tx
    .insert(cartGifts)
    .values({ cartId, promotionId, upc })
    .onConflictDoUpdate({ target: [cartGifts.cartId, cartGifts.promotionId], set: { upc } });
};

/** @throws GWP403 where the cart has not earned it, it is none of the promotion's, or the last one is gone */
export const assertGift = async (
  { earned }: Laid,
  facts: VariantLoader,
  wanted: { readonly promotionId: string; readonly upc: string },
): Promise<void> => {
  const promotion = earned.find(({ id }) => id === wanted.promotionId);
  const isOne = promotion?.effect.choices.some(({ upc }) => upc === wanted.upc) ?? false;
  if (!isOne || !canBeGiven(await facts([wanted.upc]), wanted.upc)) throw new Refusal('GWP403', { ...wanted });
};
