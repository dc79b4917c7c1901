import { findVariants } from '../catalogue/variants.ts';
import { createPromotionBook } from '../promotions/public.ts';
import type { CartPorts } from './ports.ts';

/** The basket's view of the catalogue. */
export const catalogueForCart = (clock: () => Date): CartPorts => ({
  readPromotions: createPromotionBook(clock),
  findVariants: (db, upcs, locale) => findVariants(db, upcs, locale, clock()),
});
