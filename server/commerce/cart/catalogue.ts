import { findVariants } from '#server/catalogue/products/variants.ts';
import { createPromotionBook, type PromotionBook } from '#server/commerce/promotions/public.ts';
import type { CartPorts } from './ports.ts';

/** The cart's view of the catalogue. */
export const catalogueForCart = (clock: () => Date, readPromotions: PromotionBook = createPromotionBook(clock).read): CartPorts => ({
  readPromotions,
  findVariants: (db, upcs, locale) => findVariants(db, upcs, locale, clock()),
});
