import * as z from 'zod/mini';
import { QUESTION_MAX, QUESTION_MIN } from '#contract/calls/question-limits.ts';

/** Messages are short names: see problem-text.ts. */
export const questionRules = z.object({
  question: z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(QUESTION_MIN, `min:${QUESTION_MIN}`), z.maxLength(QUESTION_MAX, `max:${QUESTION_MAX}`)),
  nickname: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.minLength(2, 'min:2'), z.maxLength(30, 'max:30')),
});
export type QuestionValues = z.infer<typeof questionRules>;
