import * as z from 'zod/mini';
import { FITS, REVIEW_NAME_MAX, REVIEW_NAME_MIN, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, REVIEW_TITLE_MAX } from '#contract/calls/review-limits.ts';
import type { OwnReview, ReviewInput } from '#contract/calls/reviews.ts';
import { requiredText } from '#src/base/forms/required-text.ts';

/** A photo that is at the shop already: its id, and what is shown of it. */
export const attachedSchema = z.object({
  id: z.string(),
  tone: z.string(),
  images: z.array(z.object({ url: z.string(), width: z.number() })),
});

/** Fields of the form. Messages are short names: see problem-text.ts. */
export const reviewRules = z.object({
  score: z.string('required').check(z.regex(/^[1-5]$/, 'required')),
  title: requiredText(REVIEW_TITLE_MAX),
  text: requiredText(REVIEW_TEXT_MAX, REVIEW_TEXT_MIN),
  name: requiredText(REVIEW_NAME_MAX, REVIEW_NAME_MIN),
  size: z.optional(z.nullable(z.string())),
  photos: z.optional(z.array(attachedSchema)),
  fit: z.optional(z.nullable(z.union([z.enum(FITS), z.literal('')]))),
});
export type ReviewValues = z.infer<typeof reviewRules>;

export const inputOf = ({ score, title, text, name, size, fit, photos }: ReviewValues): ReviewInput => ({
  score: Number(score),
  title: title.trim(),
  text: text.trim(),
  name: name.trim(),
  ...(size ? { size } : {}),
  ...(fit ? { fit } : {}),
  ...(photos ? { photos: photos.map(({ id }) => id) } : {}),
});

export const valuesOf = ({ score, title, text, name, size, fit, photos }: OwnReview): ReviewValues => ({
  score: String(score),
  title,
  text,
  name,
  size: size ?? '',
  fit: fit ?? '',
  photos,
});
