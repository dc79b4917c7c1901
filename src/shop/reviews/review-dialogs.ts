import type { OwnReview } from '#contract/calls/reviews.ts';
import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

/** The product that is written about. */
export interface ReviewedProduct {
  /** Style. */
  readonly productId: string;
  readonly name: string;
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
}

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `sent` or `kept`. */
    'write-review': { product: ReviewedProduct; review?: OwnReview | undefined };
  }
}

export const openWriteReview = lazyDialog({
  name: 'write-review',
  load: () => import('./write-review-dialog.tsx'),
  parts: ['reviews', 'errors'],
  title: (i18n, { review }) => i18n.t(review ? 'review.edit' : 'review.write'),
});
