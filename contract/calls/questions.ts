import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { productIdSchema } from '#contract/ids.ts';
import { QUESTION_MIN } from './question-limits.ts';

const byProduct = z.object({ productId: productIdSchema });

export const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** As whoever asked wants to be called. */
  nickname: z.string(),
  askedAt: z.string(),
  answers: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), answeredAt: z.string() })),
});
export type Question = z.infer<typeof questionSchema>;

export const questionCalls = defineCalls({
  'products.getQuestions': {
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    access: 'public',
    effect: 'read',
    summary: 'Questions about a style that were read and published, in the language of the locale; the latest first',
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
    summary: 'Ask about a style; it is published once somebody of the shop has read it',
    params: byProduct,
    body: z.object({
      // The shop's own limit is REV410, told in the shopper's words; here only what a request may be at all.
      question: z.string().check(z.trim(), z.minLength(QUESTION_MIN), z.maxLength(10_000)),
      nickname: z.string().check(z.trim(), z.minLength(2), z.maxLength(30)),
    }),
    response: z.object({ id: z.string(), state: z.literal('waiting') }),
    status: 201,
    errors: ['PLP400', 'REV410'],
    spec: 'spec 2 §7',
  },
});
