import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';

const DEFAULT_COUNT = 10;

const readAnswers = async (db: Db, questionIds: readonly string[]) =>
  questionIds.length === 0
    ? []
    : db
        .select()
        .from(productAnswers)
        .where(and(inArray(productAnswers.questionId, [...questionIds]), eq(productAnswers.state, 'published')))
        .orderBy(desc(productAnswers.helpful), productAnswers.answeredAt, productAnswers.id);

/** Published questions of a style in a language, the latest first; their answers, the most helpful first. */
export const readQuestions = async (
  db: Db,
  masterId: string,
  language: string,
  { start = 0, count = DEFAULT_COUNT }: { readonly start?: number | undefined; readonly count?: number | undefined },
): Promise<CallResponse<'products.getQuestions'>> => {
  const published = and(eq(productQuestions.masterId, masterId), eq(productQuestions.language, language), eq(productQuestions.state, 'published'));
  const total = await db.$count(productQuestions, published);
  const rows = await db
    .select()
    .from(productQuestions)
    .where(published)
    .orderBy(desc(productQuestions.askedAt), desc(productQuestions.id))
    .offset(start)
    .limit(count);
  const answers = await readAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return {
    total,
    questions: rows.map(({ id, question, nickname, askedAt }) => ({
      id,
      question,
      nickname,
      askedAt: askedAt.toISOString(),
      answers: answers
        .filter(({ questionId }) => questionId === id)
        .map(({ id: answerId, name, by, text, helpful, answeredAt }) => ({
          id: answerId,
          name,
          by,
          text,
          helpful,
          answeredAt: answeredAt.toISOString(),
        })),
    })),
  };
};
