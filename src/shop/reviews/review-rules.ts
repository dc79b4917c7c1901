import * as z from 'zod/mini';
import { FITS, REVIEW_NAME_MAX, REVIEW_NAME_MIN, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, REVIEW_TITLE_MAX } from '#contract/calls/review-limits.ts';
import type { ReviewInput } from '#contract/calls/reviews.ts';
import { requiredText } from '#src/base/forms/required-text.ts';

/** Fields of the form. Messages are short names: see problem-text.ts. */
export const reviewRules = z.object({
  score: z.string('required').check(z.regex(/^[1-5]$/, 'required')),
  title: requiredText(REVIEW_TITLE_MAX),
  text: requiredText(REVIEW_TEXT_MAX, REVIEW_TEXT_MIN),
  name: requiredText(REVIEW_NAME_MAX, REVIEW_NAME_MIN),
  size: z.optional(z.nullable(z.string())),
  fit: z.optional(z.nullable(z.union([z.enum(FITS), z.literal('')]))),
});
export type ReviewValues = z.infer<typeof reviewRules>;

export const inputOf = ({ score, title, text, name, size, fit }: ReviewValues): ReviewInput => ({
  score: Number(score),
  title: title.trim(),
  text: text.trim(),
  name: name.trim(),
  ...(size ? { size } : {}),
  ...(fit ? { fit } : {}),
});

export const valuesOf = ({ score, title, text, name, size, fit }: ReviewInput): ReviewValues => ({
  score: String(score),
  title,
  text,
  name,
  size: size ?? '',
  fit: fit ?? '',
});
