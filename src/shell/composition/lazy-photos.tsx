import { atIntent } from '#ui/lazy/at-intent.tsx';

/** What shoppers have photographed of a product: below everything that a first visit looks at. */
export const LazyPhotos = atIntent(() => import('#src/shop/photos/photo-section.tsx').then((module) => module.PhotoSection));
