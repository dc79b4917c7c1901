import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Moderated, ModerationQueue } from '#contract/calls/moderation.ts';
import type { Locale } from '#contract/locales.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { shownPhoto } from '#server/catalogue/photos/picture-key.ts';
import type { Db } from '#server/platform/db/open.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviewFlags, reviews } from '#server/platform/db/schema/reviews.ts';

type Unnamed = Omit<Moderated, 'productName' | 'reports'>;

/** `pending`: nobody has decided yet; `reported`: published, with reports that nobody has settled. */
const within = (
  queue: ModerationQueue,
  state: typeof reviews.status | typeof productQuestions.state | typeof productAnswers.state | typeof shopperPhotos.status,
  flags: typeof reviews.flags | typeof productQuestions.flags | typeof productAnswers.flags | typeof shopperPhotos.flags,
): SQL | undefined => (queue === 'pending' ? eq(state, 'pending') : and(eq(state, 'published'), gt(flags, 0)));

const readReviews = async (db: Db, queue: ModerationQueue, limit: number): Promise<Unnamed[]> =>
  (
    await db
      .select()
      .from(reviews)
      .where(within(queue, reviews.status, reviews.flags))
      .orderBy(asc(reviews.writtenAt), asc(reviews.id))
      .limit(limit)
  ).map(({ id, masterId, language, status, name, verified, score, title, text, answer, photos, marks, writtenAt }) => ({
    kind: 'review',
    id,
    productId: masterId,
    language,
    status,
    name,
    verified,
    score,
    title,
    text,
    ...(answer !== null && { answer }),
    photos: photos.map(shownPhoto),
    marks: [...marks],
    writtenAt: writtenAt.toISOString(),
  }));

const staffAnswers = async (db: Db, questionIds: readonly string[]): Promise<Map<string, string>> => {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productAnswers)
    .where(and(inArray(productAnswers.questionId, [...questionIds]), eq(productAnswers.by, 'staff')));
  return new Map(rows.map(({ questionId, text }) => [questionId, text]));
};

const readQuestions = async (db: Db, queue: ModerationQueue, limit: number): Promise<Unnamed[]> => {
  const rows = await db
    .select()
    .from(productQuestions)
    .where(within(queue, productQuestions.state, productQuestions.flags))
    .orderBy(asc(productQuestions.askedAt), asc(productQuestions.id))
    .limit(limit);
  const answers = await staffAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, masterId, language, state, nickname, question, marks, askedAt }) => {
    const answer = answers.get(id);
    return {
      kind: 'question',
      id,
      productId: masterId,
      language,
      status: state,
      name: nickname,
      verified: false,
      text: question,
      ...(answer !== undefined && { answer }),
      photos: [],
      marks: [...marks],
      writtenAt: askedAt.toISOString(),
    };
  });
};

const readAnswers = async (db: Db, queue: ModerationQueue, limit: number): Promise<Unnamed[]> => {
  const rows = await db
    .select({ answer: productAnswers, asked: productQuestions })
    .from(productAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
    .where(within(queue, productAnswers.state, productAnswers.flags))
    .orderBy(asc(productAnswers.answeredAt), asc(productAnswers.id))
    .limit(limit);
  return rows.map(({ answer, asked }) => ({
    kind: 'answer',
    id: answer.id,
    productId: asked.masterId,
    language: asked.language,
    status: answer.state,
    name: answer.name,
    verified: answer.by === 'owner',
    text: answer.text,
    question: asked.question,
    photos: [],
    marks: [...answer.marks],
    writtenAt: answer.answeredAt.toISOString(),
  }));
};

const isShared = eq(shopperPhotos.use, 'gallery');

const readPhotos = async (db: Db, queue: ModerationQueue, limit: number): Promise<Unnamed[]> => {
  const rows = await db
    .select({ photo: shopperPhotos, name: photoUsers.name })
    .from(shopperPhotos)
    .innerJoin(photoUsers, eq(photoUsers.id, shopperPhotos.userId))
    .where(and(isShared, within(queue, shopperPhotos.status, shopperPhotos.flags)))
    .orderBy(asc(shopperPhotos.sharedAt), asc(shopperPhotos.id))
    .limit(limit);
  return rows.map(({ photo, name }) => ({
    kind: 'photo',
    id: photo.id,
    productId: photo.masterId ?? '',
    language: photo.language,
    status: photo.status,
    name,
    verified: photo.verified,
    text: photo.caption,
    photos: [shownPhoto(photo)],
    marks: [...photo.marks],
    writtenAt: (photo.sharedAt ?? photo.createdAt).toISOString(),
  }));
};

const countOf = async (db: Db, queue: ModerationQueue): Promise<number> =>
  (await db.$count(reviews, within(queue, reviews.status, reviews.flags))) +
  (await db.$count(productQuestions, within(queue, productQuestions.state, productQuestions.flags))) +
  (await db.$count(productAnswers, within(queue, productAnswers.state, productAnswers.flags))) +
  (await db.$count(shopperPhotos, and(isShared, within(queue, shopperPhotos.status, shopperPhotos.flags))));

const withReports = async (db: Db, items: readonly Omit<Moderated, 'reports'>[]): Promise<Moderated[]> => {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const rows = await db
    .select()
    .from(reviewFlags)
    .where(and(inArray(reviewFlags.targetId, ids), eq(reviewFlags.settled, false)))
    .orderBy(asc(reviewFlags.flaggedAt));
  return items.map((item) => ({
    ...item,
    reports: rows
      .filter(({ targetId }) => targetId === item.id)
      .slice(0, 20)
      .map(({ reason, note }) => ({ reason, ...(note !== null && { note }) })),
  }));
};

/** A page of the queue, the oldest first, whatever kind it is. */
export const readQueue = async (
  db: Db,
  locale: Locale,
  queue: ModerationQueue,
  { start, count }: { readonly start: number; readonly count: number },
) => {
  const model = await currentModel(db);
  const limit = start + count;
  const readers = [readReviews, readQuestions, readAnswers, readPhotos];
  const all: Unnamed[] = [];
  for (const read of readers) all.push(...(await read(db, queue, limit)));
  const shown = all
    .toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt) || a.id.localeCompare(b.id))
    .slice(start, limit)
    .map((item) => ({ ...item, productName: textFor(model.styleById.get(item.productId)?.names, locale) }));
  return { pending: await countOf(db, 'pending'), reported: await countOf(db, 'reported'), items: await withReports(db, shown) };
};
