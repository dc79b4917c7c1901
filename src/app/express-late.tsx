import { type ComponentType, lazy, Suspense } from 'react';
import { atIntent } from '#ui/late/at-intent.tsx';
import type { ExpressSlotProps } from './express-slot.tsx';

const load = () => import('./express-slot.tsx').then((module) => module.ExpressSlot);

/** Express payment where a first visit may end: which wallets a device has is nothing that a server could draw. */
export const ExpressLate = atIntent(load);

/** Without it there is the checkout. */
const nothing: ComponentType<ExpressSlotProps> = () => null;
const Slot = lazy(async () => ({ default: await load().catch(() => nothing) }));

/** Express payment where somebody has come to pay: at once. */
export const ExpressNow = (props: ExpressSlotProps) => (
  <Suspense>
    <Slot {...props} />
  </Suspense>
);
