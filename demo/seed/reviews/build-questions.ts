import type { InferInsertModel } from 'drizzle-orm';
import { LOCALES } from '#contract/locales.ts';
import { marksOf } from '#server/catalogue/reviews/marks.ts';
import type { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { createDice } from '#artwork/traits/random.ts';
import type { BuiltStyle } from '../build-styles.ts';
import { groupOf, idOf } from './build-reviews.ts';
import { displayName } from './people.ts';
import { QUESTIONS, WAITING_QUESTIONS } from './questions.ts';

type QuestionRow = InferInsertModel<typeof productQuestions>;
type AnswerRow = InferInsertModel<typeof productAnswers>;

const DAY = 86_400_000;
const LANGUAGES = ['en', 'fr', 'de'] as const;

const plain = { accountId: null, marks: [], flags: 0, reason: null };

const questionOf = (style: BuiltStyle, language: (typeof LANGUAGES)[number], now: Date): { question: QuestionRow; answer: AnswerRow } | undefined => {
  const group = groupOf(style);
  const dice = createDice(style.row.art?.seed ?? 0, `question ${language}`);
  // One that cannot be bought yet has no owners; of the others a third was asked about.
  if (group === undefined || style.launchedDaysAgo < 30 || dice.share() > 0.35) return undefined;
  const said = dice.pick(QUESTIONS[group]);
  const at = LANGUAGES.indexOf(language);
  const id = idOf(`question/${style.row.id}/${language}`);
  const askedAt = new Date(now.getTime() - Math.floor((4 + dice.share() * (style.launchedDaysAgo - 10)) * DAY));
  return {
    question: {
      ...plain,
      id,
      masterId: style.row.id,
      language,
      subject: null,
      nickname: displayName(dice, language),
      question: said.question[at] ?? '',
      state: 'published',
      askedAt,
    },
    answer: {
      ...plain,
      id: idOf(`answer/${style.row.id}/${language}`),
      questionId: id,
      by: said.by,
      name: said.by === 'staff' ? 'Waymark' : displayName(dice, language),
      text: said.answer[at] ?? '',
      helpful: Math.floor(dice.share() ** 2 * 12),
      state: 'published',
      answeredAt: new Date(askedAt.getTime() + 2 * DAY),
    },
  };
};

/** Questions about the range with their answers; two of them wait for a moderator. */
export const buildQuestions = (
  styles: readonly BuiltStyle[],
  now: Date,
): { readonly questions: readonly QuestionRow[]; readonly answers: readonly AnswerRow[] } => {
  const built = styles.flatMap((style) => LANGUAGES.flatMap((language) => questionOf(style, language, now) ?? []));
  const waiting = WAITING_QUESTIONS.map((question, index): QuestionRow => {
    const masterId = styles[index]?.row.id ?? '';
    return {
      ...plain,
      id: idOf(`waiting/${index}`),
      masterId,
      language: 'en',
      subject: null,
      nickname: 'Hanna',
      question,
      marks: marksOf(question, LOCALES['en-us']),
      state: 'pending',
      askedAt: new Date(now.getTime() - (index + 1) * DAY),
    };
  });
  return { questions: [...built.map(({ question }) => question), ...waiting], answers: built.map(({ answer }) => answer) };
};
