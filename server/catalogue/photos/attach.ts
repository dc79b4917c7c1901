import { and, eq, inArray, or } from 'drizzle-orm';
import { PHOTO_TERMS } from '#contract/calls/photo-limits.ts';
import type { Db } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import type { ReviewPhoto } from '#server/platform/db/schema/reviews.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardPhotos } from './discard.ts';

interface Review {
  readonly id: string;
  readonly masterId: string;
  readonly accountId: string;
  readonly verified: boolean;
  readonly now: Date;
}

/**
 * Makes exactly these photos those of a review, in this order: uploads of its author, and photos that it has already. Others that it had are discarded.
 * @throws WMK422P with the place of the first that is neither
 */
export const attachPhotos = async (tx: Db, review: Review, asked: readonly string[]): Promise<ReviewPhoto[]> => {
  const ids = [...new Set(asked)];
  const ofReview = eq(shopperPhotos.reviewId, review.id);
  const had = await tx.select().from(shopperPhotos).where(ofReview).for('update');
  const own = and(eq(shopperPhotos.accountId, review.accountId), or(eq(shopperPhotos.use, 'stash'), ofReview));
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(shopperPhotos)
          .where(and(inArray(shopperPhotos.id, ids), own))
          .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.findIndex((id) => !byId.has(id));
  if (missing >= 0) throw new Refusal('WMK422P', { index: missing });
  await discardPhotos(
    tx,
    had.flatMap(({ id }) => (byId.has(id) ? [] : [id])),
  );
  if (ids.length > 0)
    await tx
      .update(shopperPhotos)
      .set({
        use: 'review',
        reviewId: review.id,
        masterId: review.masterId,
        verified: review.verified,
        status: 'pending',
        consentAt: review.now,
        terms: PHOTO_TERMS,
        sharedAt: review.now,
      })
      .where(inArray(shopperPhotos.id, ids));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ id, tone: row.tone }] : [];
  });
};

/** The photos of a review have its status. */
export const setReviewPhotos = async (tx: Db, reviewId: string, status: 'published' | 'refused'): Promise<void> => {
  await tx.update(shopperPhotos).set({ status }).where(eq(shopperPhotos.reviewId, reviewId));
};
