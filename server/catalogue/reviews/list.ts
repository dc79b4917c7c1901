import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewSort } from '#contract/calls/review-limits.ts';
import type { Db } from '#server/platform/db/open.ts';
import { type CountedReviews, reviews } from '#server/platform/db/schema/reviews.ts';
import type { ReviewRow } from './view.ts';

export interface ReviewFilters {
  readonly stars?: number | undefined;
  readonly size?: string | undefined;
  /** Only with photos. */
  readonly photo: boolean;
}

/** Of the last review that was read. */
export type Place = Pick<ReviewRow, 'id' | 'score' | 'helpful' | 'writtenAt'>;

/** As `REVIEW_PLACE` in contract/calls/review-limits.ts says. */
export const writePlace = ({ score, helpful, writtenAt, id }: Place): string => [score, helpful, writtenAt.getTime(), id].join('.');

export const readPlace = (text: string): Place => {
  const [score, helpful, writtenAt, id = ''] = text.split('.');
  return { score: Number(score), helpful: Number(helpful), writtenAt: new Date(Number(writtenAt)), id };
};

const STARS = [1, 2, 3, 4, 5] as const;

/** How many reviews the filters leave, from the stored numbers. */
export const totalOf = (groups: readonly CountedReviews[], { stars, size, photo }: ReviewFilters): number =>
  groups
    .filter((group) => (size === undefined || group.size === size) && (!photo || group.photos))
    .reduce(
      (total, group) => total + STARS.reduce((sum, one) => sum + (stars === undefined || stars === one ? (group.stars[one - 1] ?? 0) : 0), 0),
      0,
    );

/** The conditions of the partial indexes, as they are written there. */
const PUBLISHED = sql`${reviews.status} = 'published'`;
const HAS_PHOTOS = sql`jsonb_array_length(${reviews.photos}) > 0`;

const beyond = (by: 'newest' | 'helpful', { helpful, writtenAt, id }: Place): SQL => {
  const moment = sql`${writtenAt.toISOString()}::timestamptz`;
  return by === 'newest'
    ? sql`(${reviews.writtenAt}, ${reviews.id}) < (${moment}, ${id}::uuid)`
    : sql`(${reviews.helpful}, ${reviews.writtenAt}, ${reviews.id}) < (${helpful}, ${moment}, ${id}::uuid)`;
};

/** Part of a list whose order is that of an index, so that it ends after `limit` rows of it. Exported for the test of its plans. */
export const runOf = (
  db: Db,
  masterId: string,
  { stars, size, photo }: ReviewFilters,
  by: 'newest' | 'helpful',
  after: Place | undefined,
  limit: number,
) =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.masterId, masterId),
        PUBLISHED,
        stars === undefined ? undefined : eq(reviews.score, stars),
        size === undefined ? undefined : eq(reviews.size, size),
        photo ? HAS_PHOTOS : undefined,
        after && beyond(by, after),
      ),
    )
    .orderBy(...(by === 'helpful' ? [desc(reviews.helpful)] : []), desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit);

/** The runs that a list consists of, one after the other. By stars it is the newest with five, then with four ...; `after` is in the first of them. */
const runsOf = (sort: ReviewSort, filters: ReviewFilters, after: Place | undefined) => {
  if (sort === 'newest' || sort === 'helpful' || filters.stars !== undefined)
    return [{ filters, by: sort === 'helpful' ? ('helpful' as const) : ('newest' as const) }];
  const order = sort === 'lowest' ? STARS : STARS.toReversed();
  const left = after ? order.slice(order.findIndex((stars) => stars === after.score)) : order;
  return left.map((stars) => ({ filters: { ...filters, stars }, by: 'newest' as const }));
};

/**
 * A page of published reviews. What it costs depends on the page, not on the reviews of the style or the pages before.
 * @returns `next`, where there are more
 */
export const listReviews = async (
  db: Db,
  masterId: string,
  filters: ReviewFilters,
  sort: ReviewSort,
  { after, count }: { readonly after: Place | undefined; readonly count: number },
): Promise<{ readonly rows: readonly ReviewRow[]; readonly next?: string }> => {
  const rows: ReviewRow[] = [];
  for (const [index, run] of runsOf(sort, filters, after).entries()) {
    // One more than the page holds says whether another page follows.
    const limit = count + 1 - rows.length;
    if (limit > 0) rows.push(...(await runOf(db, masterId, run.filters, run.by, index === 0 ? after : undefined, limit)));
  }
  const last = rows[count - 1];
  return { rows: rows.slice(0, count), ...(rows.length > count && last && { next: writePlace(last) }) };
};
