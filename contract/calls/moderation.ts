import * as z from 'zod/mini';
import { uuidSchema } from '#contract/ids.ts';
import { defineCalls } from './call.ts';
import { ANSWER_MIN, CONTENT_STATES, FLAG_REASONS, REFUSAL_REASONS, TEXT_MARKS } from './review-limits.ts';
import { shownPhotoSchema } from './shown-photo.ts';

export const MODERATED_KINDS = ['review', 'question', 'answer', 'photo'] as const;
export type ModeratedKind = (typeof MODERATED_KINDS)[number];

export const MODERATION_QUEUES = ['pending', 'reported'] as const;
export type ModerationQueue = (typeof MODERATION_QUEUES)[number];

const moderatedSchema = z.object({
  kind: z.enum(MODERATED_KINDS),
  id: z.string(),
  productId: z.string(),
  /** In the language of the locale; empty: the product is gone. */
  productName: z.string(),
  language: z.string(),
  status: z.enum(CONTENT_STATES),
  name: z.string(),
  verified: z.boolean(),
  score: z.optional(z.int()),
  title: z.optional(z.string()),
  /** Of a photo: its caption, which may be empty. */
  text: z.string(),
  /** Of an answer: the question. */
  question: z.optional(z.string()),
  /** The shop's own answer. */
  answer: z.optional(z.string()),
  /** Of a review, or the photo itself. */
  photos: z.array(shownPhotoSchema),
  /** What the rules have found. */
  marks: z.array(z.enum(TEXT_MARKS)),
  reports: z.array(z.object({ reason: z.enum(FLAG_REASONS), note: z.optional(z.string()) })),
  writtenAt: z.string(),
});
export type Moderated = z.infer<typeof moderatedSchema>;

const byContent = z.object({ kind: z.enum(MODERATED_KINDS), id: uuidSchema });
const base = { access: 'personal', session: 'registered', spec: 'spec 2 §7' } as const;

/** Moderation of reviews, questions, answers and photos. For moderators: AUT404 for anybody else. */
export const moderationCalls = defineCalls({
  'moderation.queue': {
    ...base,
    method: 'GET',
    path: '/moderation/v1/queue',
    effect: 'read',
    summary: 'What waits for moderation, or was reported since it was published; the oldest first',
    query: z.object({
      queue: z.optional(z.enum(MODERATION_QUEUES)),
      start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
      count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    }),
    response: z.object({ pending: z.int(), reported: z.int(), items: z.array(moderatedSchema) }),
    errors: ['AUT404'],
  },
  'moderation.decide': {
    ...base,
    method: 'PUT',
    path: '/moderation/v1/{kind}/{id}/decision',
    effect: 'change',
    summary: 'Publish something, or refuse it with a reason; its reports are settled by that. The author gets an email',
    params: byContent,
    body: z.union([z.object({ decision: z.literal('publish') }), z.object({ decision: z.literal('refuse'), reason: z.enum(REFUSAL_REASONS) })]),
    response: z.object({ status: z.enum(CONTENT_STATES) }),
    errors: ['API404', 'AUT404'],
  },
  'moderation.answer': {
    ...base,
    method: 'PUT',
    path: '/moderation/v1/{kind}/{id}/answer',
    effect: 'change',
    summary:
      'Answer a published review or question for the shop; shown at once. The author gets an email. Answers and photos are not answered: API404',
    params: byContent,
    body: z.object({ text: z.string().check(z.trim(), z.minLength(ANSWER_MIN), z.maxLength(10_000)) }),
    response: z.object({ text: z.string() }),
    errors: ['API404', 'AUT404', 'REV410'],
  },
});
