import * as z from 'zod/mini';
import { productIdSchema, uuidSchema } from '#contract/ids.ts';
import { defineCalls } from './call.ts';
import { PHOTO_BYTES, PHOTO_CAPTION_MAX, PHOTO_CATEGORIES, PHOTO_CATEGORIES_MAX, PHOTO_TERMS, PHOTO_TYPES } from './photo-limits.ts';
import { CONTENT_STATES, FLAG_REASONS, REFUSAL_REASONS, REVIEW_NAME_MAX, REVIEW_NAME_MIN } from './review-limits.ts';
import { shownPhotoSchema } from './shown-photo.ts';

/** Three bytes are four characters of base64. */
const CONTENT_CHARACTERS = Math.ceil(PHOTO_BYTES / 3) * 4;

const categorySchema = z.enum(PHOTO_CATEGORIES);
const nameSchema = z.string().check(z.trim(), z.minLength(REVIEW_NAME_MIN), z.maxLength(REVIEW_NAME_MAX));

const photoSchema = z.extend(shownPhotoSchema, {
  /** Whose photo it is: an id of this service, by which no account is found. */
  userId: z.string(),
  name: z.string(),
  /** Plain text; may be empty. */
  caption: z.string(),
  /** Language of the caption. */
  language: z.string(),
  categories: z.array(categorySchema),
  /** Style that it shows. */
  productId: z.string(),
  /** An order of the author contains the style. */
  verified: z.boolean(),
  sharedAt: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

const ownPhotoSchema = z.extend(photoSchema, {
  status: z.enum(CONTENT_STATES),
  /** Of a refused one. */
  reason: z.optional(z.enum(REFUSAL_REASONS)),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

const recentSchema = z.object({
  /** That the request leaves. */
  total: z.int(),
  /** Of all photos of the stream, with how many there are in each. */
  categories: z.array(z.object({ id: categorySchema, count: z.int() })),
  photos: z.array(photoSchema),
});
export type RecentPhotos = z.infer<typeof recentSchema>;

const page = {
  start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
  count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
};
/** A category that there is not has no photos. */
const inCategory = { ...page, category: z.optional(z.string().check(z.maxLength(40))) };

const read = { method: 'GET', access: 'public', effect: 'read', spec: 'spec 2 §7' } as const;
const own = { access: 'personal', session: 'registered', spec: 'spec 2 §7' } as const;
const byUser = z.object({ userId: uuidSchema });

/**
 * The user photo service (spec 2 §7): the paths of the specification below `/photos/v1`. A stream has the photos of one style; a customer is somebody who
 * has shared photos. Only published photos are read, the latest first. Where another service is set (`service` of `photo.root`), all but `photo.root`,
 * `photo.pass` and `photo.stashes` (photos of reviews) are answered with API404, and that service answers them at its own address.
 */
export const photoCalls = defineCalls({
  'photo.root': {
    ...read,
    path: '/photos/v1',
    summary: 'What the service takes: file types, bytes, categories, and the version of the terms of publication',
    response: z.object({
      types: z.array(z.enum(PHOTO_TYPES)),
      maxBytes: z.int(),
      categories: z.array(categorySchema),
      terms: z.string(),
      /** Address, without a slash at the end, of another service that answers the calls about galleries in the place of this one. */
      service: z.optional(z.string()),
    }),
    errors: [],
  },
  'photo.pass': {
    method: 'POST',
    path: '/photos/v1/pass',
    access: 'personal',
    effect: 'read',
    summary:
      'What proves to another photo service that this shop knows the shopper: a JSON Web Token of five minutes, without name, address or account id. API404 where the shop has no other service',
    response: z.object({ token: z.string() }),
    errors: ['API404'],
    spec: 'spec 2 §7; ours',
  },
  'photo.streamsRecent': {
    ...read,
    path: '/photos/v1/streams/media/recent',
    summary: 'Photos of all styles',
    query: z.object(inCategory),
    response: recentSchema,
    errors: ['API404'],
  },
  'photo.streamRecent': {
    ...read,
    path: '/photos/v1/streams/{streamId}/media/recent',
    summary: 'Photos of a style; a colourway’s id stands for its style',
    params: z.object({ streamId: productIdSchema }),
    query: z.object(inCategory),
    response: recentSchema,
    errors: ['API404', 'PLP400'],
  },
  'photo.categoriesRecent': {
    ...read,
    path: '/photos/v1/categories/media/recent',
    summary: 'Photos of a category, or of all photos that have one',
    query: z.object(inCategory),
    response: recentSchema,
    errors: ['API404'],
  },
  'photo.customerRecent': {
    ...read,
    path: '/photos/v1/customers/{customerId}/media/recent',
    summary: 'Photos that one person has shared',
    params: z.object({ customerId: uuidSchema }),
    query: z.object(page),
    response: recentSchema,
    errors: ['API404'],
  },
  'photo.mediaStreams': {
    ...read,
    path: '/photos/v1/media/{mediaId}/streams',
    summary: 'The styles that a photo shows, as links',
    params: z.object({ mediaId: uuidSchema }),
    response: z.object({ streams: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })) }),
    errors: ['API404'],
  },
  'photo.reportMedia': {
    method: 'POST',
    path: '/photos/v1/media/{mediaId}/reports',
    access: 'personal',
    effect: 'change',
    summary: 'Report a photo to the shop; one report a shopper. A report hides nothing: a moderator decides',
    params: z.object({ mediaId: uuidSchema }),
    body: z.object({ reason: z.enum(FLAG_REASONS), note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    response: z.object({ flagged: z.literal(true) }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
  'photo.users': {
    ...own,
    method: 'POST',
    path: '/photos/v1/users',
    effect: 'change',
    summary:
      'Introduce oneself to the service, or change the name that stands beside one’s photos; without a name: who one is already (API404: nobody)',
    body: z.object({ name: z.optional(nameSchema) }),
    response: z.object({ userId: z.string(), name: z.string() }),
    errors: ['API404'],
  },
  'photo.stashes': {
    ...own,
    method: 'POST',
    path: '/photos/v1/stashes',
    effect: 'saga',
    summary:
      'Upload a photo that is to be shared or attached to a review. It is drawn anew without what else its file carries, and dropped if it is not used',
    body: z.object({
      type: z.enum(PHOTO_TYPES),
      /** Base64. */
      content: z.string().check(z.minLength(1), z.maxLength(CONTENT_CHARACTERS)),
    }),
    bodyLimit: CONTENT_CHARACTERS + 16 * 1024,
    response: shownPhotoSchema,
    status: 201,
    errors: ['WMK422P'],
  },
  'photo.userMedia': {
    ...own,
    method: 'POST',
    path: '/photos/v1/users/{userId}/media',
    effect: 'change',
    summary: 'Share an uploaded photo of a style, with consent to its publication; it is shown after moderation. Another’s user or upload: API404',
    params: byUser,
    body: z.object({
      /** Of photo.stashes. */
      stashId: uuidSchema,
      productId: productIdSchema,
      caption: z.optional(z.string().check(z.trim(), z.maxLength(PHOTO_CAPTION_MAX))),
      categories: z.optional(z.array(categorySchema).check(z.maxLength(PHOTO_CATEGORIES_MAX))),
      consent: z.literal(true),
      terms: z.literal(PHOTO_TERMS),
    }),
    response: ownPhotoSchema,
    status: 201,
    errors: ['API404', 'PLP400'],
  },
  'photo.ownMedia': {
    ...own,
    method: 'GET',
    path: '/photos/v1/users/{userId}/media',
    effect: 'read',
    summary: 'The shopper’s own photos with their status, the latest first; 100 at most',
    params: byUser,
    response: z.object({ photos: z.array(ownPhotoSchema) }),
    errors: ['API404'],
  },
  'photo.deleteMedia': {
    ...own,
    method: 'DELETE',
    path: '/photos/v1/users/{userId}/media/{mediaId}',
    effect: 'change',
    summary: 'Take back an own photo: it is deleted with its file and its reports',
    params: z.object({ userId: uuidSchema, mediaId: uuidSchema }),
    response: z.object({ deleted: z.literal(true) }),
    errors: ['API404'],
  },
});
