import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { colourways, SHIP, stock, styles, variants } from '#server/platform/db/schema/catalogue.ts';

export interface PastGood {
  readonly upc: string;
  readonly product: string;
}

export interface PastItems {
  readonly shoes: readonly PastGood[];
  readonly clothes: readonly PastGood[];
  readonly giftCards: readonly PastGood[];
  /** Lies in the store, too. */
  readonly inStore: (storeId: string) => Promise<PastGood | undefined>;
}

/** What is sold must leave enough for everybody else. */
const PLENTY = 20;

/** Goods that have been sold for a while and that there are plenty of: one variant of a style, always the same ones. */
export const findPastItems = async (db: Db, since: Date): Promise<PastItems> => {
  const at = (location: string, least: number, productType: string) =>
    db
      .selectDistinctOn([styles.position], { upc: variants.upc, product: variants.colourwayId })
      .from(variants)
      .innerJoin(colourways, eq(colourways.id, variants.colourwayId))
      .innerJoin(styles, eq(styles.id, colourways.styleId))
      .innerJoin(stock, and(eq(stock.upc, variants.upc), eq(stock.location, location), gte(stock.onHand, least)))
      .where(
        and(
          eq(styles.productType, productType),
          lt(styles.publishedAt, since),
          eq(styles.comingSoon, false),
          eq(styles.presale, false),
          eq(styles.giftOnly, false),
          inArray(styles.gender, ['men', 'women', 'unisex']),
        ),
      )
      .orderBy(asc(styles.position), asc(variants.upc))
      .limit(40);
  return {
    shoes: await at(SHIP, PLENTY, 'shoes'),
    clothes: await at(SHIP, PLENTY, 'apparel'),
    giftCards: await at(SHIP, PLENTY, 'digital'),
    inStore: async (storeId) => (await at(storeId, 4, 'shoes'))[0],
  };
};
