import * as z from 'zod/mini';
import { QUESTION_MAX, QUESTION_MIN } from '#contract/calls/question-limits.ts';
import { ANSWER_MAX, ANSWER_MIN } from '#contract/calls/review-limits.ts';
import { requiredText } from '#src/base/forms/required-text.ts';

const NICKNAME_MIN = 2;
const NICKNAME_MAX = 30;
const nickname = requiredText(NICKNAME_MAX, NICKNAME_MIN);

export const questionRules = z.object({ question: requiredText(QUESTION_MAX, QUESTION_MIN), nickname });
export type QuestionValues = z.infer<typeof questionRules>;

export const answerRules = z.object({ text: requiredText(ANSWER_MAX, ANSWER_MIN), nickname });
export type AnswerValues = z.infer<typeof answerRules>;
