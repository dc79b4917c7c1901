import { lazy, Suspense } from 'react';
import { atIntent } from '#ui/lazy/at-intent.tsx';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import type { ExpressSlotProps } from './express-slot.tsx';

const load = () => import('./express-slot.tsx').then((module) => module.ExpressSlot);

/** Express payment where a first visit may end: which wallets a device has is nothing that a server could draw. */
export const LazyExpress = atIntent(load);

const Slot = lazy(async () => ({ default: await importWithRetry(load) }));

/** Express payment where somebody has come to pay: at once. Until it can be had there is the checkout. */
export const ExpressNow = (props: ExpressSlotProps) => (
  <Suspense>
    <Slot {...props} />
  </Suspense>
);
