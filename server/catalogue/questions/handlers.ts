import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { styleIdOf } from '#contract/ids.ts';
import { QUESTION_MAX } from '#contract/calls/question-limits.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';

const DEFAULT_COUNT = 10;

/** @throws PLP400 where there is no such style */
const styleOf = async (db: Db, productId: string): Promise<string> => {
  const masterId = styleIdOf(productId);
  if (!(await currentModel(db)).styleById.has(masterId)) throw new Refusal('PLP400');
  return masterId;
};

/** Words as they are shown: one line, nothing that a screen cannot show. */
const asLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** Questions about styles: asked by anybody, shown once they were read. */
export const questionHandlers = () =>
  ({
    'products.getQuestions': async ({ params, query }, { db, locale }) => {
      const published = and(
        eq(productQuestions.masterId, await styleOf(db, params.productId)),
        eq(productQuestions.language, locale.language),
        eq(productQuestions.state, 'published'),
      );
      const total = await db.$count(productQuestions, published);
      const rows = await db
        .select()
        .from(productQuestions)
        .where(published)
        .orderBy(desc(productQuestions.askedAt), desc(productQuestions.id))
        .offset(query.start ?? 0)
        .limit(query.count ?? DEFAULT_COUNT);
      const answers =
        rows.length === 0
          ? []
          : await db
              .select()
              .from(productAnswers)
              .where(
                inArray(
                  productAnswers.questionId,
                  rows.map(({ id }) => id),
                ),
              )
              .orderBy(productAnswers.answeredAt, productAnswers.id);
      return {
        total,
        questions: rows.map(({ id, question, nickname, askedAt }) => ({
          id,
          question,
          nickname,
          askedAt: askedAt.toISOString(),
          answers: answers
            .filter(({ questionId }) => questionId === id)
            .map(({ id: answerId, name, text, answeredAt }) => ({ id: answerId, name, text, answeredAt: answeredAt.toISOString() })),
        })),
      };
    },

    'products.askQuestion': async ({ params, body }, { db, locale, session, clock }) => {
      const masterId = await styleOf(db, params.productId);
      const question = asLine(body.question);
      if (question.length > QUESTION_MAX) throw new Refusal('REV410', { max: QUESTION_MAX });
      const id = uuidv7();
      await db.insert(productQuestions).values({
        id,
        masterId,
        language: locale.language,
        accountId: session.account?.id ?? null,
        nickname: asLine(body.nickname),
        question,
        state: 'waiting',
        askedAt: clock(),
      });
      return { id, state: 'waiting' as const };
    },
  }) satisfies Handlers<'products.getQuestions' | 'products.askQuestion'>;
