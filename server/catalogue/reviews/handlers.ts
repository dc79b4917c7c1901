import { and, eq } from 'drizzle-orm';
import type { CallName } from '#contract/calls/calls.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Db } from '#server/platform/db/open.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { asLine } from './plain-text.ts';
import { readOwn, readReviews } from './read.ts';
import { styleOf } from './style-of.ts';
import { viewOwn, type ReviewRow } from './view.ts';
import { report, vote } from './votes.ts';
import { deleteReview, editReview, type Writing, writeReview } from './write.ts';

const published = async (db: Db, id: string, masterId?: string): Promise<ReviewRow> => {
  const of = masterId === undefined ? undefined : eq(reviews.masterId, masterId);
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), of, eq(reviews.status, 'published')));
  if (!row) throw new Refusal('API404');
  return row;
};

type WriteName = 'products.writeReview' | 'products.editReview' | 'products.deleteReview';

const writingOf = ({ db, session, locale, clock }: CallContext<WriteName>): Writing => ({ db, session, locale, now: clock() });

/** Reviews of styles (spec 2 §7). */
export const reviewHandlers = () =>
  ({
    'products.reviews': async ({ params, query }, { db, locale }) => readReviews(db, await styleOf(db, params.productId), locale.language, query),

    'products.ownContent': async ({ params }, { db, session }) => readOwn(db, await styleOf(db, params.productId), session),

    'products.writeReview': async ({ params, body }, ctx) =>
      viewOwn(await writeReview(writingOf(ctx), await styleOf(ctx.db, params.productId), body)),

    'products.editReview': async ({ params, body }, ctx) =>
      viewOwn(await editReview(writingOf(ctx), await styleOf(ctx.db, params.productId), params.reviewId, body)),

    'products.deleteReview': async ({ params }, ctx) => {
      await deleteReview(writingOf(ctx), await styleOf(ctx.db, params.productId), params.reviewId);
      return { deleted: true as const };
    },

    'products.reviewVote': async ({ params, body }, { db, session, clock }) => {
      const row = await published(db, params.reviewId, await styleOf(db, params.productId));
      const isAuthor = session.account !== undefined && row.accountId === session.account.id;
      return { helpful: await vote(db, { kind: 'review', id: row.id }, { subject: session.subject, isAuthor }, body.helpful, clock()) };
    },

    'products.reviewFlag': async ({ params, body }, { db, session, clock }) => {
      const { id } = await published(db, params.reviewId, await styleOf(db, params.productId));
      const note = body.note ? asLine(body.note) : null;
      await report(db, { kind: 'review', id, subject: session.subject, reason: body.reason, note, now: clock() });
      return { flagged: true as const };
    },

    'products.translateReview': async ({ params }, { db, locale }) => {
      const row = await published(db, params.reviewId);
      const translated = row.translations?.[locale.language];
      if (!translated) throw new Refusal('API404');
      return { language: locale.language, ...translated };
    },
  }) satisfies Handlers<
    Extract<
      CallName,
      `products.${'reviews' | 'ownContent' | 'writeReview' | 'editReview' | 'deleteReview' | 'reviewVote' | 'reviewFlag' | 'translateReview'}`
    >
  >;
