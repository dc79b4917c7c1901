import type { OwnPhoto, Photo } from '#contract/calls/photos.ts';
import type { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { shownPhoto } from './picture-key.ts';

export type PhotoRow = typeof shopperPhotos.$inferSelect;

/** @param name of its author, as others see it */
export const viewPhoto = (row: PhotoRow, name: string): Photo => ({
  ...shownPhoto(row),
  userId: row.userId ?? '',
  name,
  caption: row.caption,
  language: row.language,
  categories: [...row.categories],
  productId: row.masterId ?? '',
  verified: row.verified,
  sharedAt: (row.sharedAt ?? row.createdAt).toISOString(),
});

export const viewOwnPhoto = (row: PhotoRow, name: string): OwnPhoto => ({
  ...viewPhoto(row, name),
  status: row.status,
  ...(row.status === 'refused' && row.reason !== null && { reason: row.reason }),
});
