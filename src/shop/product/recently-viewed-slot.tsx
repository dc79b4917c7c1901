import { atIntent } from '#ui/lazy/at-intent.tsx';

/** The place of what was seen lately. Its code and the device's memory are fetched once somebody does something here: a page that is only passed through is neither charged nor remembered. */
export const RecentlyViewedSlot = atIntent(() => import('./recently-viewed.tsx').then((module) => module.RecentlyViewed));
