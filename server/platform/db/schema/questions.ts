import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { accounts } from './accounts.ts';

/** `waiting`: not moderated yet; only published ones are shown. */
export const QUESTION_STATES = ['waiting', 'published', 'refused'] as const;

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
    nickname: text('nickname').notNull(),
    question: text('question').notNull(),
    state: text('state', { enum: QUESTION_STATES }).notNull(),
    askedAt: at('asked_at').notNull(),
  },
  (t) => [index('product_questions_of').on(t.masterId, t.language, t.state)],
);

export const productAnswers = pgTable('product_answers', {
  id: uuid('id').primaryKey(),
  questionId: uuid('question_id')
    .notNull()
    .references(() => productQuestions.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  text: text('text').notNull(),
  answeredAt: at('answered_at').notNull(),
});
