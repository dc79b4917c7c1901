import { lazy } from 'react';
import { atIntent } from '#ui/lazy/at-intent.tsx';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';

const load = () => import('./express-slot.tsx').then((module) => module.ExpressSlot);

/** Express payment where a first visit may end: which wallets a device has is nothing that a server could draw. */
export const LazyExpress = atIntent(load);

/**
 * Express payment where somebody has come to pay: at once. It suspends: what stands below it is shown with it, and is not pushed down. A device that has
 * never opened it and has no network goes without both until there is one.
 */
export const ExpressNow = lazy(async () => ({ default: await importWithRetry(load) }));
