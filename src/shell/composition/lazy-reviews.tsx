import { atIntent } from '#ui/lazy/at-intent.tsx';

/** What shoppers say about a product: below everything that a first visit looks at. */
export const LazyReviews = atIntent(() => import('#src/shop/reviews/review-section.tsx').then((module) => module.ReviewSection));
