import type { InferInsertModel } from 'drizzle-orm';
import type { categories } from '#server/platform/db/schema/catalogue.ts';
import { buildPrices, type PriceRow } from './build-prices.ts';
import { buildStock, type StockRow } from './build-stock.ts';
import { buildStyles } from './build-styles.ts';
import type { ColourwayRow, StyleRow } from './rows.ts';
import { buildVariants, type VariantRow } from './build-variants.ts';
import { seedCategories } from './categories.ts';
import { type CollectionPointRow, SEED_COLLECTION_POINTS } from './collection-points.ts';
import { buildQuestions } from './reviews/build-questions.ts';
import { buildPhotos } from './photos/build-photos.ts';
import { buildReviews, type SummaryRow, summariesOf } from './reviews/build-reviews.ts';
import { SEED_STORES } from './stores.ts';
import type { StoreRow } from './stores/store.ts';

export interface SeedCatalogue extends ReturnType<typeof buildPhotos>, ReturnType<typeof buildQuestions> {
  readonly categories: readonly InferInsertModel<typeof categories>[];
  readonly styles: readonly StyleRow[];
  readonly colourways: readonly ColourwayRow[];
  readonly variants: readonly VariantRow[];
  readonly prices: readonly PriceRow[];
  readonly stock: readonly StockRow[];
  readonly stores: readonly StoreRow[];
  readonly summaries: readonly SummaryRow[];
  readonly collectionPoints: readonly CollectionPointRow[];
}

/** The whole range as rows. The same `now` gives the same rows, on every machine; launches and sales are counted back from it. */
export const buildCatalogue = (now: Date): SeedCatalogue => {
  const styles = buildStyles(now);
  const variantsOf = buildVariants(styles);
  const sizesOf = ({ colourways }: (typeof styles)[number]): string[] =>
    [...new Set(variantsOf.get(colourways[0]?.id ?? '')?.map(({ size }) => size))].filter((size) => size !== '');
  const written = buildPhotos(styles, buildReviews(styles, sizesOf, now));
  return {
    categories: seedCategories(),
    styles: styles.map(({ row }) => row),
    colourways: styles.flatMap(({ colourways }) => colourways),
    variants: [...variantsOf.values()].flat(),
    prices: buildPrices(styles, variantsOf, now),
    stock: buildStock(styles, variantsOf, SEED_STORES),
    summaries: summariesOf(written.reviews),
    ...written,
    ...buildQuestions(styles, now),
    stores: SEED_STORES,
    collectionPoints: SEED_COLLECTION_POINTS,
  };
};
