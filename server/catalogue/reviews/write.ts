import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#contract/calls/review-limits.ts';
import type { ReviewInput } from '#contract/calls/reviews.ts';
import type { Locale } from '#contract/locales.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import type { Db } from '#server/platform/db/open.ts';
import { reviewFlags, reviews, reviewVotes } from '#server/platform/db/schema/reviews.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { attachPhotos } from '#server/catalogue/photos/attach.ts';
import { discardPhotosOfReviews } from '#server/catalogue/photos/discard.ts';
import { hasBought } from './has-bought.ts';
import { marksOf } from './marks.ts';
import { asLine, asParagraphs } from './plain-text.ts';
import { refreshSummary } from './summaries.ts';
import type { ReviewRow } from './view.ts';

export interface Writing {
  readonly db: Db;
  readonly session: RegisteredSession;
  readonly locale: Locale;
  readonly now: Date;
}

/** What a shopper has typed, as it is stored. @throws REV410 */
const readInput = ({ score, title, text, name, size, fit }: ReviewInput) => {
  const input = { score, title: asLine(title), text: asParagraphs(text), name: asLine(name), size: size ? asLine(size) : null, fit: fit ?? null };
  if (input.title.length > REVIEW_TITLE_MAX) throw new Refusal('REV410', { max: REVIEW_TITLE_MAX, field: 'title' });
  if (input.text.length > REVIEW_TEXT_MAX) throw new Refusal('REV410', { max: REVIEW_TEXT_MAX, field: 'text' });
  return input;
};

/** As it is stored anew: in the language of the page that it was written on, with what the rules have found in it. */
const rowOf = async ({ db, session, locale, now }: Writing, masterId: string, body: ReviewInput, id: string) => {
  const input = readInput(body);
  const same = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.text, input.text), ne(reviews.id, id)))
    .limit(1);
  return {
    ...input,
    language: locale.language,
    translations: null,
    verified: await hasBought(db, session, masterId),
    marks: marksOf([input.title, input.text, input.name].join('\n'), locale, same.length > 0),
    status: 'pending' as const,
    reason: null,
    writtenAt: now,
    decidedAt: null,
  };
};

const withPhotos = async ({ db, session, now }: Writing, row: ReviewRow, ids: readonly string[]): Promise<ReviewRow> => {
  const { id, masterId, verified } = row;
  const photos = await attachPhotos(db, { id, masterId, verified, accountId: session.account.id, now }, ids);
  await db.update(reviews).set({ photos }).where(eq(reviews.id, id));
  return { ...row, photos };
};

/** @throws REV410, WMK422P, WMK409W where the account has reviewed the style already */
export const writeReview = async (writing: Writing, masterId: string, body: ReviewInput): Promise<ReviewRow> => {
  const { db, session } = writing;
  const id = uuidv7();
  const values = { id, masterId, accountId: session.account.id, ...(await rowOf(writing, masterId, body, id)) };
  const [row] = await db
    .insert(reviews)
    .values(values)
    .onConflictDoNothing({ target: [reviews.accountId, reviews.masterId], where: isNotNull(reviews.accountId) })
    .returning();
  if (!row) throw new Refusal('WMK409W');
  return body.photos ? withPhotos(writing, row, body.photos) : row;
};

/** The shopper's own review, locked. Somebody else's is answered like none. @throws API404 */
const lockOwn = async ({ db, session }: Writing, masterId: string, id: string): Promise<ReviewRow> => {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.masterId, masterId), eq(reviews.accountId, session.account.id)))
    .for('update');
  if (!row) throw new Refusal('API404');
  return row;
};

/** Votes and the shop's answer stay, and its photos where none are named. @throws API404, REV410, WMK422P */
export const editReview = async (writing: Writing, masterId: string, id: string, body: ReviewInput): Promise<ReviewRow> => {
  const before = await lockOwn(writing, masterId, id);
  const [row] = await writing.db
    .update(reviews)
    .set(await rowOf(writing, masterId, body, id))
    .where(eq(reviews.id, id))
    .returning();
  if (!row) throw new Refusal('API404');
  if (before.status === 'published') await refreshSummary(writing.db, masterId);
  return body.photos || row.photos.length > 0 ? withPhotos(writing, row, body.photos ?? row.photos.map((photo) => photo.id)) : row;
};

/** Removes reviews with what others have done with them. Summaries are the caller's. */
const removeRows = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await discardPhotosOfReviews(tx, ids);
  await tx.delete(reviewVotes).where(inArray(reviewVotes.targetId, [...ids]));
  await tx.delete(reviewFlags).where(inArray(reviewFlags.targetId, [...ids]));
  await tx.delete(reviews).where(inArray(reviews.id, [...ids]));
};

/** @throws API404 */
export const deleteReview = async (writing: Writing, masterId: string, id: string): Promise<void> => {
  const { status } = await lockOwn(writing, masterId, id);
  await removeRows(writing.db, [id]);
  if (status === 'published') await refreshSummary(writing.db, masterId);
};

/** All reviews of an account, which is being erased. */
export const deleteReviewsOf = async (tx: Db, accountId: string): Promise<void> => {
  const own = await tx
    .select({ id: reviews.id, masterId: reviews.masterId, status: reviews.status })
    .from(reviews)
    .where(eq(reviews.accountId, accountId))
    .orderBy(reviews.masterId)
    .for('update');
  await removeRows(
    tx,
    own.map(({ id }) => id),
  );
  for (const { masterId, status } of own) if (status === 'published') await refreshSummary(tx, masterId);
};
