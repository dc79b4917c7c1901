import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONTENT_STATES, REFUSAL_REASONS, type TextMark } from '#contract/calls/review-limits.ts';
import { accounts } from './accounts.ts';
import { at } from './columns.ts';

/** What moderation knows of a question or an answer. */
const moderated = () => ({
  marks: jsonb('marks').$type<readonly TextMark[]>().notNull().default([]),
  /** Unsettled reports in `review_flags`. */
  flags: integer('flags').notNull().default(0),
  state: text('state', { enum: CONTENT_STATES }).notNull(),
  reason: text('reason', { enum: REFUSAL_REASONS }),
});

/** Shoppers' questions about a style. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid('id').primaryKey(),
    masterId: text('master_id').notNull(),
    /** `en`, `fr`, `de`: a question is shown in its language. */
    language: text('language').notNull(),
    /** The account; deleted with it. Null for a guest's question. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Subject of the session that asked, to show the shopper their own question; null for customers of the seed. */
    subject: text('subject'),
    nickname: text('nickname').notNull(),
    question: text('question').notNull(),
    askedAt: at('asked_at').notNull(),
    ...moderated(),
  },
  (t) => [
    index('product_questions_of').on(t.masterId, t.language, t.state),
    index('product_questions_account').on(t.accountId),
    index('product_questions_subject').on(t.subject, t.masterId),
    index('product_questions_queue').on(t.state, t.flags, t.askedAt),
  ],
);

/** `staff`: the shop; `owner`: a shopper who bought the style. */
export const ANSWER_SOURCES = ['staff', 'owner'] as const;

export const productAnswers = pgTable(
  'product_answers',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    /** The owner's account; deleted with it. Null for the shop and for customers of the seed. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    by: text('by', { enum: ANSWER_SOURCES }).notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    helpful: integer('helpful').notNull().default(0),
    answeredAt: at('answered_at').notNull(),
    ...moderated(),
  },
  (t) => [
    index('product_answers_of').on(t.questionId),
    index('product_answers_account').on(t.accountId),
    index('product_answers_queue').on(t.state, t.flags, t.answeredAt),
  ],
);
