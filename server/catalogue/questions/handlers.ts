import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallName } from '#contract/calls/calls.ts';
import { QUESTION_MAX } from '#contract/calls/question-limits.ts';
import { ANSWER_MAX } from '#contract/calls/review-limits.ts';
import { hasBought } from '#server/catalogue/reviews/has-bought.ts';
import { marksOf } from '#server/catalogue/reviews/marks.ts';
import { asLine, asParagraphs } from '#server/catalogue/reviews/plain-text.ts';
import { styleOf } from '#server/catalogue/reviews/style-of.ts';
import { report, vote } from '#server/catalogue/reviews/votes.ts';
import type { Db } from '#server/platform/db/open.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readQuestions } from './read.ts';

const publishedQuestion = async (db: Db, masterId: string, id: string) => {
  const [row] = await db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.masterId, masterId), eq(productQuestions.state, 'published')));
  if (!row) throw new Refusal('API404');
  return row;
};

const publishedAnswer = async (db: Db, masterId: string, id: string) => {
  const [row] = await db
    .select({ id: productAnswers.id, accountId: productAnswers.accountId })
    .from(productAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
    .where(
      and(
        eq(productAnswers.id, id),
        eq(productAnswers.state, 'published'),
        eq(productQuestions.masterId, masterId),
        eq(productQuestions.state, 'published'),
      ),
    );
  if (!row) throw new Refusal('API404');
  return row;
};

/** Questions about styles: asked by anybody, answered by the shop and by shoppers who bought the style, shown after moderation (spec 2 §7). */
export const questionHandlers = () =>
  ({
    'products.getQuestions': async ({ params, query }, { db, locale }) =>
      readQuestions(db, await styleOf(db, params.productId), locale.language, query),

    'products.askQuestion': async ({ params, body }, { db, locale, session, clock }) => {
      const masterId = await styleOf(db, params.productId);
      const question = asLine(body.question);
      if (question.length > QUESTION_MAX) throw new Refusal('REV410', { max: QUESTION_MAX });
      const same = await db.$count(productQuestions, eq(productQuestions.question, question));
      const nickname = asLine(body.nickname);
      const id = uuidv7();
      await db.insert(productQuestions).values({
        id,
        masterId,
        language: locale.language,
        accountId: session.account?.id ?? null,
        subject: session.subject,
        nickname,
        question,
        marks: marksOf([question, nickname].join('\n'), locale, same > 0),
        state: 'pending',
        askedAt: clock(),
      });
      return { id, state: 'pending' as const };
    },

    'products.answerQuestion': async ({ params, body }, { db, locale, session, clock }) => {
      const masterId = await styleOf(db, params.productId);
      const { id: questionId } = await publishedQuestion(db, masterId, params.questionId);
      if (!(await hasBought(db, session, masterId))) throw new Refusal('WMK403B');
      const text = asParagraphs(body.text);
      if (text.length > ANSWER_MAX) throw new Refusal('REV410', { max: ANSWER_MAX });
      const same = await db.$count(productAnswers, eq(productAnswers.text, text));
      const name = asLine(body.nickname);
      const id = uuidv7();
      await db.insert(productAnswers).values({
        id,
        questionId,
        accountId: session.account.id,
        by: 'owner',
        name,
        text,
        marks: marksOf([text, name].join('\n'), locale, same > 0),
        state: 'pending',
        answeredAt: clock(),
      });
      return { id, state: 'pending' as const };
    },

    'products.questionFlag': async ({ params, body }, { db, session, clock }) => {
      const { id } = await publishedQuestion(db, await styleOf(db, params.productId), params.questionId);
      const note = body.note ? asLine(body.note) : null;
      await report(db, { kind: 'question', id, subject: session.subject, reason: body.reason, note, now: clock() });
      return { flagged: true as const };
    },

    'products.answerVote': async ({ params, body }, { db, session, clock }) => {
      const { id, accountId } = await publishedAnswer(db, await styleOf(db, params.productId), params.answerId);
      const isAuthor = session.account !== undefined && accountId === session.account.id;
      return { helpful: await vote(db, { kind: 'answer', id }, { subject: session.subject, isAuthor }, body.helpful, clock()) };
    },
  }) satisfies Handlers<Extract<CallName, `products.${'getQuestions' | 'askQuestion' | 'answerQuestion' | 'questionFlag' | 'answerVote'}`>>;
