import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { STASH_DAYS } from '#contract/calls/photo-limits.ts';
import type { Db } from '#server/platform/db/open.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { reviewFlags } from '#server/platform/db/schema/reviews.ts';
import { deletePhotoFiles, type PhotoFiles } from './files.ts';

const DAY_MS = 86_400_000;
/** Days that a refused photo is kept, so that a moderator can change a decision. */
const REFUSED_DAYS = 30;
/** Photos of one round, which holds up nobody. */
const ROUND = 500;

/**
 * Takes photos away from everybody: the row names nobody and nothing any more, and its picture is not served. Row and file are deleted by
 * `forgetOldPhotos`, which finds them also after a crash.
 */
const discard = async (tx: Db, where: SQL | undefined): Promise<string[]> => {
  const gone = await tx
    .update(shopperPhotos)
    .set({ use: 'stash', accountId: null, userId: null, reviewId: null, masterId: null, caption: '', categories: [], status: 'pending', flags: 0 })
    .where(where)
    .returning({ id: shopperPhotos.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(reviewFlags).where(inArray(reviewFlags.targetId, ids));
  return ids;
};

export const discardPhotos = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await discard(tx, inArray(shopperPhotos.id, [...ids]));
};

/** Photos of reviews that are being deleted. */
export const discardPhotosOfReviews = async (tx: Db, reviewIds: readonly string[]): Promise<void> => {
  if (reviewIds.length > 0) await discard(tx, inArray(shopperPhotos.reviewId, [...reviewIds]));
};

/** All photos of an account, which is being erased, with the name beside them. */
export const discardPhotosOf = async (tx: Db, accountId: string): Promise<void> => {
  await discard(tx, eq(shopperPhotos.accountId, accountId));
  await tx.delete(photoUsers).where(eq(photoUsers.accountId, accountId));
};

/** Deletes what was discarded, uploads that nobody has used in time, and what was refused long ago, with the files. @returns how many */
export const forgetOldPhotos = async (db: Db, files: PhotoFiles, now: Date): Promise<number> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const unused = and(eq(shopperPhotos.use, 'stash'), or(isNull(shopperPhotos.accountId), lt(shopperPhotos.createdAt, daysAgo(STASH_DAYS))));
  const refused = and(eq(shopperPhotos.use, 'gallery'), eq(shopperPhotos.status, 'refused'), lt(shopperPhotos.decidedAt, daysAgo(REFUSED_DAYS)));
  const old = await db.select({ id: shopperPhotos.id }).from(shopperPhotos).where(or(unused, refused)).limit(ROUND);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // One that was put to use meanwhile stays. The rows lead to the files, and go last: where a file cannot be deleted now, the next round finds it.
  const gone = await discard(db, and(inArray(shopperPhotos.id, ids), or(unused, refused)));
  await deletePhotoFiles(files, gone);
  if (gone.length > 0) await db.delete(shopperPhotos).where(inArray(shopperPhotos.id, gone));
  return gone.length;
};
