import { atIntent } from '#ui/lazy/at-intent.tsx';

/** What stands below everything that a first visit looks at of a product: fetched once somebody does something. */
export const LazyProductExtras = atIntent(() => import('./product-extras.tsx').then((module) => module.ProductExtras));
