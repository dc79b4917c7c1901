import { atIntent } from '#ui/late/at-intent.tsx';

/** Express payment: which wallets a device has is nothing that a server could draw. */
export const ExpressLate = atIntent(() => import('./express-slot.tsx').then((module) => module.ExpressSlot));
