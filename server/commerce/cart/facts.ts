import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { together } from '#server/platform/db/together.ts';
import { availableUnits, unitsAround } from '#server/commerce/stock/reservations.ts';
import type { CartPorts, CatalogueVariant } from './ports.ts';

export interface VariantFacts {
  /** By UPC; what the catalogue does not know is missing. */
  readonly variants: ReadonlyMap<string, CatalogueVariant>;
  /** Pieces that this cart may count on, by `upc location`. */
  readonly available: ReadonlyMap<string, number>;
}

/** Reads what catalogue and stock say of variants, each variant once for one call. */
export type VariantLoader = (upcs: readonly string[]) => Promise<VariantFacts>;

/** What is asked of variants together with the reading of the cart that they are in. */
export interface Beside {
  /** Variants that are not in the cart. */
  readonly others: readonly string[];
  /** Those that are, once it has been read. */
  readonly inCart: Promise<readonly string[]>;
}

export const createVariantLoader = (db: Db, ports: CartPorts, cartId: string, locale: Locale, now: Date, beside?: Beside): VariantLoader => {
  const variants = new Map<string, CatalogueVariant>();
  const available = new Map<string, number>();
  const known = new Set<string>();
  const learn = async (upcs: readonly string[] | Promise<readonly string[]>, units: Promise<ReadonlyMap<string, number>>): Promise<void> => {
    const [found, there, asked] = await together(ports.findVariants(db, upcs, locale), units, upcs);
    for (const [upc, variant] of found) variants.set(upc, variant);
    for (const [key, count] of there) available.set(key, count);
    for (const upc of asked) known.add(upc);
  };
  const first =
    beside &&
    learn(
      beside.inCart.then((upcs) => [...beside.others, ...upcs]),
      unitsAround(db, beside.others, cartId, now),
    );
  return async (upcs) => {
    await first;
    const missing = [...new Set(upcs)].filter((upc) => !known.has(upc));
    if (missing.length > 0) await learn(missing, availableUnits(db, missing, cartId, now));
    return { variants, available };
  };
};
