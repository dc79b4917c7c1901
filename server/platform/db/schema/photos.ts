import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PhotoCategory } from '#contract/calls/photo-limits.ts';
import { CONTENT_STATES, REFUSAL_REASONS, type TextMark } from '#contract/calls/review-limits.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { accounts } from './accounts.ts';
import { at } from './columns.ts';

/** People who share photos. The id is public and says nothing of the account. */
export const photoUsers = pgTable(
  'photo_users',
  {
    id: uuid('id').primaryKey(),
    /** Null for customers of the seed. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('photo_users_one_per_account')
      .on(t.accountId)
      .where(sql`account_id is not null`),
  ],
);

/** `stash`: uploaded and not used yet; `gallery`: shared, see `status`; `review`: part of the review `reviewId`, whose status it has. */
export const PHOTO_USES = ['stash', 'gallery', 'review'] as const;

/**
 * Photos of shoppers. The file of `id` is in the data folder (server/catalogue/photos/files.ts); those of the seed are drawn from `art` instead. Erasing an
 * account deletes its photos and their files: server/catalogue/photos/discard.ts.
 */
export const shopperPhotos = pgTable(
  'shopper_photos',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of a shared one. */
    userId: uuid('user_id').references(() => photoUsers.id, { onDelete: 'cascade' }),
    use: text('use', { enum: PHOTO_USES }).notNull(),
    reviewId: uuid('review_id'),
    /** Style; of a stash null. */
    masterId: text('master_id'),
    caption: text('caption').notNull().default(''),
    language: text('language').notNull().default(''),
    categories: jsonb('categories').$type<readonly PhotoCategory[]>().notNull().default([]),
    verified: boolean('verified').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Average colour: `#rrggbb`. */
    tone: text('tone').notNull(),
    art: jsonb('art').$type<ArtSpec>(),
    status: text('status', { enum: CONTENT_STATES }).notNull().default('pending'),
    reason: text('reason', { enum: REFUSAL_REASONS }),
    /** Unsettled reports in `review_flags`. */
    flags: integer('flags').notNull().default(0),
    /** What the rules have found in the caption. */
    marks: jsonb('marks').$type<readonly TextMark[]>().notNull().default([]),
    /** When, and to which version of the terms, its author has agreed. */
    consentAt: at('consent_at'),
    terms: text('terms'),
    createdAt: at('created_at').notNull(),
    sharedAt: at('shared_at'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    index('shopper_photos_shown').on(t.status, t.use, t.sharedAt),
    index('shopper_photos_style').on(t.masterId, t.status, t.sharedAt),
    index('shopper_photos_account').on(t.accountId, t.use, t.createdAt),
    index('shopper_photos_user').on(t.userId),
    index('shopper_photos_review').on(t.reviewId),
    index('shopper_photos_queue')
      .on(t.sharedAt)
      .where(sql`status = 'pending' or flags > 0`),
  ],
);

/** Erased accounts that another photo service has yet to be told about: server/catalogue/photos/erase-elsewhere.ts. */
export const photoErasures = pgTable(
  'photo_erasures',
  {
    /** Whom that service knows (`sub` of a pass); it leads to no account. */
    owner: text('owner').primaryKey(),
    /** Its address at that time. */
    service: text('service').notNull(),
    askedAt: at('asked_at').notNull(),
    /** When it is tried next. */
    dueAt: at('due_at').notNull(),
  },
  (t) => [index('photo_erasures_due').on(t.dueAt)],
);
