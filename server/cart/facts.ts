import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';
import { availablePieces } from '../stock/reservations.ts';
import type { CartPorts, CatalogueVariant } from './ports.ts';

export interface VariantFacts {
  /** By UPC; what the catalogue does not know is missing. */
  readonly variants: ReadonlyMap<string, CatalogueVariant>;
  /** Pieces that this basket may count on, by `upc location`. */
  readonly available: ReadonlyMap<string, number>;
}

/** Reads what catalogue and stock say of variants, each variant once for one call. */
export type FactReader = (upcs: readonly string[]) => Promise<VariantFacts>;

export const createFacts = (db: Db, ports: CartPorts, cartId: string, locale: Locale, now: Date): FactReader => {
  const variants = new Map<string, CatalogueVariant>();
  const available = new Map<string, number>();
  const known = new Set<string>();
  return async (upcs) => {
    const missing = [...new Set(upcs)].filter((upc) => !known.has(upc));
    if (missing.length > 0) {
      const [found, there] = await Promise.all([ports.findVariants(db, missing, locale), availablePieces(db, missing, cartId, now)]);
      for (const [upc, variant] of found) variants.set(upc, variant);
      for (const [key, pieces] of there) available.set(key, pieces);
      for (const upc of missing) known.add(upc);
    }
    return { variants, available };
  };
};
