import { findVariants } from '#server/catalogue/products/variants.ts';
import { createPromotionBook } from '#server/commerce/promotions/public.ts';
import type { CartPorts } from './ports.ts';

/** The cart's view of the catalogue. */
export const catalogueForCart = (clock: () => Date): CartPorts => ({
  readPromotions: createPromotionBook(clock),
  findVariants: (db, upcs, locale) => findVariants(db, upcs, locale, clock()),
});
