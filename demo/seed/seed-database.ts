import { isSeeded, SEEDED } from '#server/catalogue/products/seeded.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import type { Db } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviewSummaries, reviews } from '#server/platform/db/schema/reviews.ts';
import { withBritish } from '#domain/catalogue/british.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { buildContent } from './content/build-content.ts';
import { SIZE_CHARTS } from './sizes.ts';

const sizeChartRows = () =>
  Object.entries(SIZE_CHARTS).map(([type, chart]) => ({
    type,
    chart: { ...chart, title: withBritish(chart.title), note: withBritish(chart.note), columns: chart.columns.map((name) => withBritish(name)) },
  }));

/** Midnight UTC: launches and sales begin with a day, so that a second process builds the same rows. */
const startOfDay = (date: Date): Date => new Date(Math.floor(date.getTime() / 86_400_000) * 86_400_000);

/**
 * Fills an empty shop with the range, what past customers wrote about it, its stores and its content, in one transaction.
 * @returns whether it did: a shop that was filled before, by the seed or by an import, stays as it is.
 */
export const seedDatabase = async (db: Db, now: Date = new Date()): Promise<boolean> => {
  if (await isSeeded(db)) return false;
  const built = buildCatalogue(startOfDay(now));
  return db.transaction(async (tx) => {
    // Two processes may start on one empty database: the row decides.
    const first = await tx.insert(tables.catalogueMeta).values({ key: SEEDED, value: now.toISOString() }).onConflictDoNothing().returning();
    if (first.length === 0) return false;
    await insertRows(tx, tables.categories, built.categories);
    await insertRows(tx, tables.sizeCharts, sizeChartRows());
    await insertRows(tx, tables.stores, built.stores);
    await insertRows(tx, tables.collectionPoints, built.collectionPoints);
    await insertRows(tx, tables.styles, built.styles);
    await insertRows(tx, tables.colourways, built.colourways);
    await insertRows(tx, tables.variants, built.variants);
    await insertRows(tx, tables.prices, built.prices);
    await insertRows(tx, tables.stock, built.stock);
    await insertRows(tx, reviews, built.reviews);
    await insertRows(tx, reviewSummaries, built.summaries);
    await insertRows(tx, photoUsers, built.photoUsers);
    await insertRows(tx, shopperPhotos, built.photos);
    await insertRows(tx, productQuestions, built.questions);
    await insertRows(tx, productAnswers, built.answers);
    await insertRows(tx, contentDocs, buildContent(startOfDay(now)));
    await bumpCatalogue(tx);
    return true;
  });
};
