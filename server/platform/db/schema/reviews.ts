import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONTENT_STATES, FITS, FLAG_REASONS, REFUSAL_REASONS, type TextMark } from '#contract/calls/review-limits.ts';
import { MODERATED_KINDS } from '#contract/calls/moderation.ts';
import { accounts } from './accounts.ts';
import { at } from './columns.ts';

export interface TranslatedReview {
  readonly title: string;
  readonly text: string;
}

export interface ReviewPhoto {
  readonly id: string;
  readonly tone: string;
}

/** How many published reviews of a style name this size, and have photos or have none. */
export interface CountedReviews {
  /** null: those that name no size. */
  readonly size: string | null;
  readonly photos: boolean;
  /** With one star, two ... five. */
  readonly stars: readonly number[];
}

/** Conditions of partial indexes. A query must contain the same text, without parameters, to use one of them. */
const PUBLISHED = sql`status = 'published'`;
const PUBLISHED_WITH_PHOTOS = sql`status = 'published' and jsonb_array_length(photos) > 0`;

/** Reviews of a style, in whatever status. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    masterId: text('master_id').notNull(),
    /** The author's account; null for customers of the seed. Erasing an account deletes its reviews: server/catalogue/reviews/erase.ts. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Display name. */
    name: text('name').notNull(),
    score: smallint('score').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** `en`, `fr`, `de`, `es`, `it` */
    language: text('language').notNull(),
    /** Title and text by language. */
    translations: jsonb('translations').$type<Readonly<Record<string, TranslatedReview>>>(),
    size: text('size'),
    fit: text('fit', { enum: FITS }),
    /** Copies of what is shown of its rows in `shopper_photos`, so that a list needs no second read. */
    photos: jsonb('photos').$type<readonly ReviewPhoto[]>().notNull().default([]),
    verified: boolean('verified').notNull(),
    /** Changes by one with every row of `review_votes`, in its transaction. Reviews of the seed begin with some. */
    helpful: integer('helpful').notNull().default(0),
    /** Unsettled reports in `review_flags`. */
    flags: integer('flags').notNull().default(0),
    /** What the rules have found in title, text and name. */
    marks: jsonb('marks').$type<readonly TextMark[]>().notNull().default([]),
    status: text('status', { enum: CONTENT_STATES }).notNull(),
    reason: text('reason', { enum: REFUSAL_REASONS }),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    writtenAt: at('written_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('reviews_one_per_account')
      .on(t.accountId, t.masterId)
      .where(sql`account_id is not null`),
    // A page of a list is one run of an index: by age or votes, alone and after each filter. Reviews with as many stars come by age or votes, too, so that
    // lists by stars need no index of their own. See server/catalogue/reviews/list.ts.
    index('reviews_newest').on(t.masterId, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_helpful').on(t.masterId, t.helpful, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_stars_newest').on(t.masterId, t.score, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_stars_helpful').on(t.masterId, t.score, t.helpful, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_size_newest').on(t.masterId, t.size, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_size_helpful').on(t.masterId, t.size, t.helpful, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_size_stars').on(t.masterId, t.size, t.score, t.writtenAt, t.id).where(PUBLISHED),
    index('reviews_photos_newest').on(t.masterId, t.writtenAt, t.id).where(PUBLISHED_WITH_PHOTOS),
    index('reviews_photos_helpful').on(t.masterId, t.helpful, t.writtenAt, t.id).where(PUBLISHED_WITH_PHOTOS),
    index('reviews_photos_stars').on(t.masterId, t.score, t.writtenAt, t.id).where(PUBLISHED_WITH_PHOTOS),
    // Whether a text was sent before.
    index('reviews_text').using('hash', t.text),
    index('reviews_queue')
      .on(t.writtenAt)
      .where(sql`status = 'pending' or flags > 0`),
  ],
);

/** The published reviews of a style in numbers, written in the transaction that changes one of them. A style without a row has none. */
export const reviewSummaries = pgTable('review_summaries', {
  masterId: text('master_id').primaryKey(),
  /** Mean to one decimal; 0 where `reviewsCount` is 0. */
  score: doublePrecision('score').notNull(),
  reviewsCount: integer('reviews_count').notNull(),
  /** With one star, two ... five. */
  stars: jsonb('stars').$type<readonly number[]>().notNull(),
  fit: jsonb('fit').$type<{ readonly small: number; readonly true: number; readonly large: number }>().notNull(),
  /** What the totals of filtered lists are added up from. */
  groups: jsonb('groups').$type<readonly CountedReviews[]>().notNull().default([]),
});

/** Who found a review or an answer helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    targetId: uuid('target_id').notNull(),
    /** Of the session: a guest's or an account's. */
    subject: text('subject').notNull(),
    kind: text('kind', { enum: MODERATED_KINDS }).notNull(),
    votedAt: at('voted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.targetId, t.subject] }), index('review_votes_subject').on(t.subject)],
);

/** Reports of shoppers. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    targetId: uuid('target_id').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind', { enum: MODERATED_KINDS }).notNull(),
    reason: text('reason', { enum: FLAG_REASONS }).notNull(),
    note: text('note'),
    /** A moderator has decided since. */
    settled: boolean('settled').notNull().default(false),
    flaggedAt: at('flagged_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.targetId, t.subject] }), index('review_flags_subject').on(t.subject)],
);
