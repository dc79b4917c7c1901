import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ModeratedKind } from '#contract/calls/moderation.ts';
import type { RefusalReason } from '#contract/calls/review-limits.ts';
import { setReviewPhotos } from '#server/catalogue/photos/attach.ts';
import { refreshSummary } from '#server/catalogue/reviews/summaries.ts';
import type { Db } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviewFlags, reviews } from '#server/platform/db/schema/reviews.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tellAuthor } from './tell-author.ts';

export type Decision = { readonly decision: 'publish' } | { readonly decision: 'refuse'; readonly reason: RefusalReason };

const outcomeOf = (made: Decision) =>
  made.decision === 'publish' ? { state: 'published' as const, reason: null } : { state: 'refused' as const, reason: made.reason };

const settleReports = (tx: Db, id: string) => tx.update(reviewFlags).set({ settled: true }).where(eq(reviewFlags.targetId, id));

const decideReview = async (tx: Db, id: string, made: Decision, now: Date) => {
  const [before] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!before) throw new Refusal('API404');
  const { state, reason } = outcomeOf(made);
  await tx.update(reviews).set({ status: state, reason, flags: 0, decidedAt: now }).where(eq(reviews.id, id));
  await setReviewPhotos(tx, id, state);
  if (before.status !== state && (before.status === 'published' || state === 'published')) await refreshSummary(tx, before.masterId);
  return { before: before.status, masterId: before.masterId, accountId: before.accountId, text: before.title };
};

const decideQuestion = async (tx: Db, id: string, made: Decision) => {
  const [before] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update');
  if (!before) throw new Refusal('API404');
  await tx
    .update(productQuestions)
    .set({ ...outcomeOf(made), flags: 0 })
    .where(eq(productQuestions.id, id));
  return { before: before.state, masterId: before.masterId, accountId: before.accountId, text: before.question };
};

const decideAnswer = async (tx: Db, id: string, made: Decision) => {
  const [before] = await tx.select().from(productAnswers).where(eq(productAnswers.id, id)).for('update');
  if (!before) throw new Refusal('API404');
  await tx
    .update(productAnswers)
    .set({ ...outcomeOf(made), flags: 0 })
    .where(eq(productAnswers.id, id));
  const [asked] = await tx.select().from(productQuestions).where(eq(productQuestions.id, before.questionId));
  return { before: before.state, masterId: asked?.masterId ?? '', accountId: before.accountId, text: before.text };
};

const decidePhoto = async (tx: Db, id: string, made: Decision, now: Date) => {
  const [before] = await tx
    .select()
    .from(shopperPhotos)
    .where(and(eq(shopperPhotos.id, id), eq(shopperPhotos.use, 'gallery')))
    .for('update');
  if (!before) throw new Refusal('API404');
  const { state, reason } = outcomeOf(made);
  await tx.update(shopperPhotos).set({ status: state, reason, flags: 0, decidedAt: now }).where(eq(shopperPhotos.id, id));
  return { before: before.status, masterId: before.masterId ?? '', accountId: before.accountId, text: before.caption };
};

const DECIDERS = { review: decideReview, question: decideQuestion, answer: decideAnswer, photo: decidePhoto } as const;

/** Publishes or refuses something, and settles its reports; the author hears of it if it changes anything. @throws API404 */
export const decide = async (tx: Db, kind: ModeratedKind, id: string, made: Decision, now: Date) => {
  const decided = await DECIDERS[kind](tx, id, made, now);
  await settleReports(tx, id);
  const { state, reason } = outcomeOf(made);
  const { before, ...about } = decided;
  if (before !== state) await tellAuthor(tx, { ...about, kind, news: state, ...(reason && { reason }), now });
  return state;
};

const answerReview = async (tx: Db, id: string, text: string, now: Date) => {
  const [row] = await tx
    .update(reviews)
    .set({ answer: text, answeredAt: now })
    .where(and(eq(reviews.id, id), eq(reviews.status, 'published')))
    .returning();
  if (!row) throw new Refusal('API404');
  return { masterId: row.masterId, accountId: row.accountId, text: row.title };
};

const answerQuestion = async (tx: Db, id: string, text: string, shop: string, now: Date) => {
  const [asked] = await tx
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.state, 'published')))
    .for('update');
  if (!asked) throw new Refusal('API404');
  const staffs = and(eq(productAnswers.questionId, id), eq(productAnswers.by, 'staff'));
  const changed = await tx.update(productAnswers).set({ text, answeredAt: now }).where(staffs).returning({ id: productAnswers.id });
  if (changed.length === 0)
    await tx.insert(productAnswers).values({ id: uuidv7(), questionId: id, by: 'staff', name: shop, text, state: 'published', answeredAt: now });
  return { masterId: asked.masterId, accountId: asked.accountId, text: asked.question };
};

/** The shop's answer to something published; a second one replaces the first. @throws API404 */
export const answer = async (tx: Db, kind: ModeratedKind, id: string, text: string, shop: string, now: Date): Promise<void> => {
  if (kind === 'answer' || kind === 'photo') throw new Refusal('API404');
  const about = kind === 'review' ? await answerReview(tx, id, text, now) : await answerQuestion(tx, id, text, shop, now);
  await tellAuthor(tx, { ...about, kind, news: 'answered', answer: text, now });
};
