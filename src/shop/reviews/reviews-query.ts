import { queryOptions } from '@tanstack/react-query';
import { REVIEWS_PAGE, type ReviewSort } from '#contract/calls/review-limits.ts';
import type { Api } from '#src/base/api/client.ts';

export interface ReviewFilter {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly size: string | null;
  /** Only reviews that have some. */
  readonly photo: boolean;
}

export const EVERY_REVIEW: ReviewFilter = { sort: 'newest', stars: null, size: null, photo: false };

/** A page of published reviews: the first, or the one after the page that names it as its `next`. `locale` is in the key: what can be translated depends on it. */
export const reviewsQuery = (api: Api, productId: string, locale: string, { sort, stars, size, photo }: ReviewFilter, after: string | null) =>
  queryOptions({
    queryKey: ['products.reviews', productId, locale, sort, stars, size, photo, after] as const,
    queryFn: ({ signal }) =>
      api('products.reviews', {
        params: { productId },
        query: {
          sort,
          ...(stars !== null && { stars }),
          ...(size !== null && { size }),
          ...(photo && { photo: 'true' }),
          ...(after !== null && { after }),
          count: REVIEWS_PAGE,
        },
        signal,
      }),
    // While a filter changes the summary stays.
    placeholderData: (previous) => previous,
  });

/** What the shopper has written themselves. `subject` is in the key: it is of whoever is signed in. */
export const ownContentQuery = (api: Api, productId: string, subject: string | null) =>
  queryOptions({
    queryKey: ['products.ownContent', productId, subject] as const,
    queryFn: ({ signal }) => api('products.ownContent', { params: { productId }, signal }),
  });
