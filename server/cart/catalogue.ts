import { findVariants } from '../catalogue/variants.ts';
import { createPromotionBook } from '../promotions/public.ts';
import type { CartPorts } from './ports.ts';

/** The basket's view of the catalogue. */
export const catalogueForCart = (clock: () => Date): CartPorts => ({
  readPromotions: createPromotionBook(clock),
  findVariants: async (db, upcs, locale) => {
    const found = await findVariants(db, upcs, locale, clock());
    return new Map(
      [...found].map(([upc, { digital, sellable, presale, price, ...variant }]) => [
        upc,
        { ...variant, price, isDigital: digital, sellable, presale },
      ]),
    );
  },
});
