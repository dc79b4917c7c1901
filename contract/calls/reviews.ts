import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { productIdSchema, uuidSchema } from '#contract/ids.ts';
import {
  CONTENT_STATES,
  FITS,
  FLAG_REASONS,
  REFUSAL_REASONS,
  REVIEW_NAME_MAX,
  REVIEW_NAME_MIN,
  REVIEW_PLACE,
  REVIEW_SORTS,
  REVIEW_TEXT_MIN,
} from './review-limits.ts';
import { REVIEW_PHOTOS_MAX } from './photo-limits.ts';
import { shownPhotoSchema } from './shown-photo.ts';

const byProduct = z.object({ productId: productIdSchema });
const byReview = z.object({ productId: productIdSchema, reviewId: uuidSchema });

const scoreSchema = z.int().check(z.minimum(1), z.maximum(5));
const sizeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const fitSchema = z.enum(FITS);
/** What may be in a request at all; the shop's own limits are REV410. */
const longText = (min: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(10_000));

const writtenSchema = z.object({
  id: z.string(),
  score: scoreSchema,
  title: z.string(),
  /** Plain text: markup is shown as it was typed. */
  text: z.string(),
  /** Language that it is written in: `en`, `fr`, `de`, `es`, `it`. */
  language: z.string(),
  name: z.string(),
  size: z.optional(z.string()),
  fit: z.optional(fitSchema),
  /** An order of the author contains the style. */
  verified: z.boolean(),
  helpful: z.int(),
  photos: z.array(shownPhotoSchema),
  writtenAt: z.string(),
  answer: z.optional(z.object({ text: z.string(), answeredAt: z.string() })),
});

export const reviewSchema = z.extend(writtenSchema, {
  /** A translation into the language of the locale is stored. */
  translatable: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

const ownReviewSchema = z.extend(writtenSchema, {
  status: z.enum(CONTENT_STATES),
  /** Of a refused one. */
  reason: z.optional(z.enum(REFUSAL_REASONS)),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** Computed from the published reviews of a style, all languages together. */
export const reviewSummarySchema = z.object({
  /** Mean of all scores, to one decimal; 0: no review. */
  score: z.number(),
  reviewsCount: z.int(),
  /** Reviews with one star, two ... five. */
  stars: z.array(z.int()).check(z.length(5)),
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

const reviewInputSchema = z.object({
  score: scoreSchema,
  title: longText(1),
  text: longText(REVIEW_TEXT_MIN),
  name: z.string().check(z.trim(), z.minLength(REVIEW_NAME_MIN), z.maxLength(REVIEW_NAME_MAX)),
  size: z.optional(sizeSchema),
  fit: z.optional(fitSchema),
  /** Ids of uploads (photo.stashes), and of photos that the review has already. To send them is to consent to their publication with the review. */
  photos: z.optional(z.array(uuidSchema).check(z.maxLength(REVIEW_PHOTOS_MAX))),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

const ownQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  status: z.enum(['pending', 'refused']),
  reason: z.optional(z.enum(REFUSAL_REASONS)),
  askedAt: z.string(),
});
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;

const ownContentSchema = z.object({
  /** Whether the shopper may answer questions: an order of theirs contains the style. */
  verified: z.boolean(),
  review: z.optional(ownReviewSchema),
  questions: z.array(ownQuestionSchema),
});
export type OwnContent = z.infer<typeof ownContentSchema>;

const REVIEW = '/products/v1/products/{productId}/review/{reviewId}';

/** Reviews of a style (spec 2 §7). A colourway's id stands for its style. */
export const reviewCalls = defineCalls({
  'products.reviews': {
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews',
    access: 'public',
    effect: 'read',
    summary: 'Published reviews of a style in every language, with the summary of all of them',
    params: byProduct,
    query: z.object({
      /** Unless told, the newest come first. Ties: the newest, then the id. */
      sort: z.optional(z.enum(REVIEW_SORTS)),
      stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
      size: z.optional(z.string().check(z.maxLength(40))),
      /** `true`: only with photos. */
      photo: z.optional(z.enum(['true', 'false'])),
      /** `next` of the page before, which was asked for with the same sort and filters. Without it: the first page. */
      after: z.optional(z.string().check(z.regex(REVIEW_PLACE))),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    }),
    response: z.object({
      /** That the filters leave. */
      total: z.int(),
      /** Where the next page begins. The last page has none. */
      next: z.optional(z.string()),
      summary: reviewSummarySchema,
      /** Sizes that reviews name, for the filter. */
      sizes: z.array(z.string()),
      /** Reviews with photos, whatever the filters leave. */
      withPhotos: z.int(),
      reviews: z.array(reviewSchema),
    }),
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.ownContent': {
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/own',
    access: 'personal',
    effect: 'read',
    summary: 'The shopper’s own review of a style, whatever its status, and their questions that are not published',
    params: byProduct,
    response: ownContentSchema,
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.writeReview': {
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews',
    access: 'personal',
    session: 'registered',
    effect: 'change',
    summary: 'Review a style, once an account; it is published after moderation',
    params: byProduct,
    body: reviewInputSchema,
    response: ownReviewSchema,
    status: 201,
    errors: ['PLP400', 'REV410', 'WMK409W', 'WMK422P'],
    spec: 'spec 2 §7',
  },
  'products.editReview': {
    method: 'PUT',
    path: REVIEW,
    access: 'personal',
    session: 'registered',
    effect: 'change',
    summary: 'Replace the own review; it is moderated again, and not shown until then',
    params: byReview,
    body: reviewInputSchema,
    response: ownReviewSchema,
    errors: ['API404', 'PLP400', 'REV410', 'WMK422P'],
    spec: 'spec 2 §7',
  },
  'products.deleteReview': {
    method: 'DELETE',
    path: REVIEW,
    access: 'personal',
    session: 'registered',
    effect: 'change',
    summary: 'Delete the own review with its votes and reports',
    params: byReview,
    response: z.object({ deleted: z.literal(true) }),
    errors: ['API404', 'PLP400'],
    spec: 'spec 2 §7',
  },
  'products.reviewVote': {
    method: 'POST',
    path: `${REVIEW}/vote`,
    access: 'personal',
    effect: 'change',
    summary: 'Say that a review is helpful, or take that back. One vote a shopper; one’s own review is not counted',
    params: byReview,
    body: z.object({ helpful: z.boolean() }),
    response: z.object({ helpful: z.int() }),
    errors: ['API404', 'PLP400'],
    spec: 'spec 2 §7',
  },
  'products.reviewFlag': {
    method: 'POST',
    path: `${REVIEW}/flag`,
    access: 'personal',
    effect: 'change',
    summary: 'Report a review to the shop; one report a shopper',
    params: byReview,
    body: z.object({ reason: z.enum(FLAG_REASONS), note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    response: z.object({ flagged: z.literal(true) }),
    errors: ['API404', 'PLP400'],
    spec: 'spec 2 §7',
  },
  'products.translateReview': {
    method: 'POST',
    path: '/products/v1/review/{reviewId}/translate',
    access: 'public',
    effect: 'read',
    summary: 'Title and text of a published review in the language of the locale, where that translation is stored',
    params: z.object({ reviewId: uuidSchema }),
    response: z.object({ language: z.string(), title: z.string(), text: z.string() }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
});
