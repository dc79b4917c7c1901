import { late } from '#ui/lazy/deferred.tsx';

/** Nothing of the basket waits for it. */
export const BasketAccountLate = late(() => import('./basket-account.tsx').then((module) => module.BasketAccount), undefined);
