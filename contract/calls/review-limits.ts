/** Characters of a review's title, text and display name. A longer title or text is refused with REV410 (spec 1 §8); 10,000 are no request at all. */
export const REVIEW_TITLE_MAX = 100;
export const REVIEW_TEXT_MIN = 20;
export const REVIEW_TEXT_MAX = 5000;
export const REVIEW_NAME_MIN = 2;
export const REVIEW_NAME_MAX = 30;
/** Characters of an answer to a review or question; more is refused with REV410. */
export const ANSWER_MIN = 2;
export const ANSWER_MAX = 2000;
/** Reviews of one request, unless it asks for another number. */
export const REVIEWS_PAGE = 10;
/** A place in a list of reviews: stars, votes, moment in milliseconds and id of the last review before it. */
export const REVIEW_PLACE = /^[1-5]\.\d{1,9}\.\d{1,14}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Why a shopper reports something. */
export const FLAG_REASONS = ['spam', 'offensive', 'off-topic', 'personal-data', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Why a moderator refuses something. */
export const REFUSAL_REASONS = ['spam', 'offensive', 'off-topic', 'personal-data', 'not-about-product', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What the rules have found in a text: server/catalogue/reviews/marks.ts. */
export const TEXT_MARKS = ['link', 'repeated', 'email', 'phone', 'card'] as const;
export type TextMark = (typeof TEXT_MARKS)[number];

/** `pending`: not moderated yet; only `published` is shown to others. */
export const CONTENT_STATES = ['pending', 'published', 'refused'] as const;
