import { eq, sql } from 'drizzle-orm';
import type { ReviewSummary } from '#contract/calls/reviews.ts';
import { bumpRatings } from '#server/catalogue/products/version.ts';
import type { Db } from '#server/platform/db/open.ts';
import { reviewSummaries, reviews } from '#server/platform/db/schema/reviews.ts';

export const NO_REVIEWS: ReviewSummary = { score: 0, reviewsCount: 0, stars: [0, 0, 0, 0, 0], fit: { small: 0, true: 0, large: 0 } };

/** Mean of the stars, to one decimal: what every rating of the shop shows. */
export const scoreOf = (stars: readonly number[]): number => {
  const count = stars.reduce((sum, reviewsWith) => sum + reviewsWith, 0);
  const points = stars.reduce((sum, reviewsWith, index) => sum + reviewsWith * (index + 1), 0);
  return count === 0 ? 0 : Math.round((points / count) * 10) / 10;
};

interface Rated {
  readonly score: number;
  readonly fit?: keyof ReviewSummary['fit'] | null | undefined;
  /** Reviews that are alike in both; 1 unless told. */
  readonly count?: number;
}

/** Reviews in numbers. */
export const summaryOf = (published: Iterable<Rated>): ReviewSummary => {
  const stars = [0, 0, 0, 0, 0];
  const fit = { small: 0, true: 0, large: 0 };
  let reviewsCount = 0;
  for (const { score, fit: how, count = 1 } of published) {
    reviewsCount += count;
    stars[score - 1] = (stars[score - 1] ?? 0) + count;
    if (how) fit[how] += count;
  }
  return { score: scoreOf(stars), reviewsCount, stars, fit };
};

export const readSummary = async (db: Db, masterId: string): Promise<ReviewSummary> => {
  const [row] = await db.select().from(reviewSummaries).where(eq(reviewSummaries.masterId, masterId));
  if (!row) return NO_REVIEWS;
  const { masterId: _, stars, ...summary } = row;
  return { ...summary, stars: [...stars] };
};

const readRated = (tx: Db, masterId: string) =>
  tx
    .select({ score: reviews.score, fit: reviews.fit, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(sql`${reviews.masterId} = ${masterId} and ${reviews.status} = 'published'`)
    .groupBy(reviews.score, reviews.fit);

/**
 * Computes the summary of a style from its published reviews. Call it in the transaction of every change that publishes a review, hides one, or changes
 * or deletes a published one. Its row is locked first: of two such transactions the second one counts what the first one has done.
 */
export const refreshSummary = async (tx: Db, masterId: string): Promise<void> => {
  await tx
    .insert(reviewSummaries)
    .values({ masterId, ...NO_REVIEWS })
    .onConflictDoNothing();
  await tx.select({ id: reviewSummaries.masterId }).from(reviewSummaries).where(eq(reviewSummaries.masterId, masterId)).for('update');
  const summary = summaryOf(await readRated(tx, masterId));
  await tx.update(reviewSummaries).set(summary).where(eq(reviewSummaries.masterId, masterId));
  // Lists, pages and their caches show it.
  await bumpRatings(tx);
};
