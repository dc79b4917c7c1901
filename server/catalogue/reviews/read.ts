import { and, desc, eq, ne } from 'drizzle-orm';
import { REVIEWS_PAGE, type ReviewSort } from '#contract/calls/review-limits.ts';
import type { OwnContent } from '#contract/calls/reviews.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { hasBought } from './has-bought.ts';
import { listReviews, readPlace, totalOf } from './list.ts';
import { readStored } from './summaries.ts';
import { viewOwn, viewReview } from './view.ts';

interface ReviewQuery {
  readonly sort?: ReviewSort | undefined;
  readonly stars?: number | undefined;
  readonly size?: string | undefined;
  readonly photo?: 'true' | 'false' | undefined;
  readonly after?: string | undefined;
  readonly count?: number | undefined;
}

/** A page of the published reviews of a style; all numbers are stored ones. */
export const readReviews = async (
  db: Db,
  masterId: string,
  language: string,
  { sort = 'newest', stars, size, photo, after, count = REVIEWS_PAGE }: ReviewQuery,
): Promise<CallResponse<'products.reviews'>> => {
  const filters = { stars, size, photo: photo === 'true' };
  const { summary, groups } = await readStored(db, masterId);
  const total = totalOf(groups, filters);
  const { rows, next } = await listReviews(db, masterId, filters, sort, { after: after === undefined ? undefined : readPlace(after), count });
  return {
    total,
    ...(next !== undefined && { next }),
    summary,
    withPhotos: totalOf(groups, { photo: true }),
    sizes: [...new Set(groups.flatMap((group) => group.size ?? []))],
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
