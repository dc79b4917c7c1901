import { atIntent } from '#ui/lazy/at-intent.tsx';

/** Sets and recommendations of a product: fetched once somebody does something. */
export const LazyProductExtras = atIntent(() => import('./product-extras.tsx').then((module) => module.ProductExtras));
