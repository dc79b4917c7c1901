import { deferred } from '#ui/lazy/deferred.tsx';

/** Nothing of the cart waits for it. */
export const LazyCartAccount = deferred(() => import('./cart-account.tsx').then((module) => module.CartAccount), undefined);
