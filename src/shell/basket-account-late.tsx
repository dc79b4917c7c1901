import { deferred } from '#ui/lazy/deferred.tsx';

/** Nothing of the basket waits for it. */
export const BasketAccountLate = deferred(() => import('./basket-account.tsx').then((module) => module.BasketAccount), undefined);
