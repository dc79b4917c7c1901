import type { OwnReview, Review } from '#contract/calls/reviews.ts';
import { shownPhoto } from '#server/catalogue/photos/picture-key.ts';
import type { reviews } from '#server/platform/db/schema/reviews.ts';

export type ReviewRow = typeof reviews.$inferSelect;

const viewWritten = (row: ReviewRow) => ({
  id: row.id,
  score: row.score,
  title: row.title,
  text: row.text,
  language: row.language,
  name: row.name,
  ...(row.size !== null && { size: row.size }),
  ...(row.fit !== null && { fit: row.fit }),
  verified: row.verified,
  helpful: row.helpful,
  photos: row.photos.map(shownPhoto),
  writtenAt: row.writtenAt.toISOString(),
  ...(row.answer !== null && row.answeredAt !== null && { answer: { text: row.answer, answeredAt: row.answeredAt.toISOString() } }),
});

/** @param language of the reader */
export const viewReview = (row: ReviewRow, language: string): Review => ({
  ...viewWritten(row),
  translatable: row.language !== language && row.translations?.[language] !== undefined,
});

export const viewOwn = (row: ReviewRow): OwnReview => ({
  ...viewWritten(row),
  status: row.status,
  ...(row.status === 'refused' && row.reason !== null && { reason: row.reason }),
});
