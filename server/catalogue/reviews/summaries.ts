import { eq, sql } from 'drizzle-orm';
import type { ReviewSummary } from '#contract/calls/reviews.ts';
import { bumpRatings } from '#server/catalogue/products/version.ts';
import type { Db } from '#server/platform/db/open.ts';
import { type CountedReviews, reviewSummaries, reviews } from '#server/platform/db/schema/reviews.ts';

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

interface Counted {
  readonly score: number;
  readonly size?: string | null | undefined;
  readonly photos: boolean;
  /** Reviews that are alike in all three; 1 unless told. */
  readonly count?: number;
}

/** Sizes in the order of numbers, then of letters. */
const bySize = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Reviews counted by size, photos and stars, in the order of sizes. */
export const groupsOf = (published: Iterable<Counted>): readonly CountedReviews[] => {
  const groups = new Map<string, { readonly size: string | null; readonly photos: boolean; readonly stars: number[] }>();
  for (const { score, size = null, photos, count = 1 } of published) {
    const key = JSON.stringify([size, photos]);
    const group = groups.get(key) ?? { size, photos, stars: [0, 0, 0, 0, 0] };
    groups.set(key, group);
    group.stars[score - 1] = (group.stars[score - 1] ?? 0) + count;
  }
  const text = ({ size, photos }: CountedReviews) => `${size ?? ''} ${photos}`;
  return [...groups.values()].toSorted((a, b) => bySize(text(a), text(b)));
};

export interface StoredSummary {
  readonly summary: ReviewSummary;
  readonly groups: readonly CountedReviews[];
}

export const readStored = async (db: Db, masterId: string): Promise<StoredSummary> => {
  const [row] = await db.select().from(reviewSummaries).where(eq(reviewSummaries.masterId, masterId));
  if (!row) return { summary: NO_REVIEWS, groups: [] };
  const { masterId: _, groups, stars, ...summary } = row;
  return { summary: { ...summary, stars: [...stars] }, groups };
};

export const readSummary = async (db: Db, masterId: string): Promise<ReviewSummary> => (await readStored(db, masterId)).summary;

const readCounted = (tx: Db, masterId: string) =>
  tx
    .select({
      score: reviews.score,
      fit: reviews.fit,
      size: reviews.size,
      photos: sql<boolean>`jsonb_array_length(${reviews.photos}) > 0`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(sql`${reviews.masterId} = ${masterId} and ${reviews.status} = 'published'`)
    .groupBy(reviews.score, reviews.fit, reviews.size, sql`jsonb_array_length(${reviews.photos}) > 0`);

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
  const counted = await readCounted(tx, masterId);
  await tx
    .update(reviewSummaries)
    .set({ ...summaryOf(counted), groups: groupsOf(counted) })
    .where(eq(reviewSummaries.masterId, masterId));
  // Lists, pages and their caches show it.
  await bumpRatings(tx);
};
