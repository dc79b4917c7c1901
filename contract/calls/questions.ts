import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { productIdSchema, uuidSchema } from '#contract/ids.ts';
import { QUESTION_MIN } from './question-limits.ts';
import { ANSWER_MIN, FLAG_REASONS } from './review-limits.ts';

const byProduct = z.object({ productId: productIdSchema });
const byQuestion = z.object({ productId: productIdSchema, questionId: uuidSchema });
const nicknameSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(30));

const answerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `staff`: the shop; `owner`: a shopper who bought the style. */
  by: z.enum(['staff', 'owner']),
  text: z.string(),
  helpful: z.int(),
  answeredAt: z.string(),
});

export const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** Display name of the shopper who asked. */
  nickname: z.string(),
  askedAt: z.string(),
  answers: z.array(answerSchema),
});
export type Question = z.infer<typeof questionSchema>;

/** Questions about a style and their answers (spec 2 §7). */
export const questionCalls = defineCalls({
  'products.getQuestions': {
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    access: 'public',
    effect: 'read',
    summary: 'Published questions about a style with their published answers, in the language of the locale; the latest first',
    params: byProduct,
    query: z.object({
      start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    }),
    response: z.object({ total: z.int(), questions: z.array(questionSchema) }),
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.askQuestion': {
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions',
    access: 'personal',
    effect: 'change',
    summary: 'Ask about a style; the question is published after moderation',
    params: byProduct,
    body: z.object({
      // The shop's own limit is REV410; here only what a request may be at all.
      question: z.string().check(z.trim(), z.minLength(QUESTION_MIN), z.maxLength(10_000)),
      nickname: nicknameSchema,
    }),
    response: z.object({ id: z.string(), state: z.literal('pending') }),
    status: 201,
    errors: ['PLP400', 'REV410'],
    spec: 'spec 2 §7',
  },
  'products.answerQuestion': {
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions/{questionId}/answers',
    access: 'personal',
    session: 'registered',
    effect: 'change',
    summary: 'Answer a question as somebody who bought the style; the answer is published after moderation',
    params: byQuestion,
    body: z.object({ text: z.string().check(z.trim(), z.minLength(ANSWER_MIN), z.maxLength(10_000)), nickname: nicknameSchema }),
    response: z.object({ id: z.string(), state: z.literal('pending') }),
    status: 201,
    errors: ['API404', 'PLP400', 'REV410', 'WMK403B'],
    spec: 'spec 2 §7',
  },
  'products.questionFlag': {
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions/{questionId}/flag',
    access: 'personal',
    effect: 'change',
    summary: 'Report a question to the shop; one report a shopper',
    params: byQuestion,
    body: z.object({ reason: z.enum(FLAG_REASONS), note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    response: z.object({ flagged: z.literal(true) }),
    errors: ['API404', 'PLP400'],
    spec: 'spec 2 §7',
  },
  'products.answerVote': {
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
    access: 'personal',
    effect: 'change',
    summary: 'Say that an answer is helpful, or take that back. One vote a shopper',
    params: z.object({ productId: productIdSchema, answerId: uuidSchema }),
    body: z.object({ helpful: z.boolean() }),
    response: z.object({ helpful: z.int() }),
    errors: ['API404', 'PLP400'],
    spec: 'spec 2 §7',
  },
});
