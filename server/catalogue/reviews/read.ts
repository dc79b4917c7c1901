import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { REVIEWS_PAGE, type ReviewSort } from '#contract/calls/review-limits.ts';
import type { OwnContent } from '#contract/calls/reviews.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { hasBought } from './has-bought.ts';
import { readSummary } from './summaries.ts';
import { viewOwn, viewReview } from './view.ts';

interface ReviewQuery {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: number | undefined;
  readonly size?: string | undefined;
  readonly photo?: 'true' | 'false' | undefined;
  readonly start?: number | undefined;
  readonly count?: number | undefined;
}

const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  helpful: [desc(reviews.helpful)],
  highest: [desc(reviews.score)],
  lowest: [asc(reviews.score)],
};

const HAS_PHOTOS = sql`jsonb_array_length(${reviews.photos}) > 0`;

/** Sizes in the order of numbers, then of letters. */
const bySize = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export const readReviews = async (
  db: Db,
  masterId: string,
  language: string,
  { sort = 'newest', stars, size, photo, start = 0, count = REVIEWS_PAGE }: ReviewQuery,
): Promise<CallResponse<'products.reviews'>> => {
  const published = and(eq(reviews.masterId, masterId), eq(reviews.status, 'published'));
  const wanted = and(
    published,
    stars === undefined ? undefined : eq(reviews.score, stars),
    size === undefined ? undefined : eq(reviews.size, size),
    photo === 'true' ? HAS_PHOTOS : undefined,
  );
  const summary = await readSummary(db, masterId);
  const total = await db.$count(reviews, wanted);
  const rows = await db
    .select()
    .from(reviews)
    .where(wanted)
    .orderBy(...ORDERS[sort], desc(reviews.writtenAt), desc(reviews.id))
    .offset(start)
    .limit(count);
  const sizes = await db
    .selectDistinct({ size: reviews.size })
    .from(reviews)
    .where(and(published, isNotNull(reviews.size)));
  return {
    total,
    summary,
    withPhotos: await db.$count(reviews, and(published, HAS_PHOTOS)),
    sizes: sizes.flatMap(({ size: one }) => one ?? []).toSorted(bySize),
    reviews: rows.map((row) => viewReview(row, language)),
  };
};

/** What a shopper has written about a style and others may not see yet. */
export const readOwn = async (db: Db, masterId: string, session: CallSession): Promise<OwnContent> => {
  const { account, subject } = session;
  const [own] = account
    ? await db
        .select()
        .from(reviews)
        .where(and(eq(reviews.masterId, masterId), eq(reviews.accountId, account.id)))
    : [];
  const asked = await db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.masterId, masterId), eq(productQuestions.subject, subject), ne(productQuestions.state, 'published')))
    .orderBy(desc(productQuestions.askedAt))
    .limit(20);
  return {
    verified: await hasBought(db, session, masterId),
    ...(own && { review: viewOwn(own) }),
    questions: asked.map(({ id, question, state, reason, askedAt }) => ({
      id,
      question,
      status: state === 'refused' ? 'refused' : 'pending',
      ...(state === 'refused' && reason !== null && { reason }),
      askedAt: askedAt.toISOString(),
    })),
  };
};
