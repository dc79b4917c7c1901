import { deferred } from '#ui/lazy/deferred.tsx';
import { RowPlace } from './row-place.tsx';

/** Fetched where a cart turns out to be empty. */
export const LazyFirstProducts = deferred(() => import('./first-products.tsx').then((module) => module.FirstProducts), undefined, <RowPlace />);
