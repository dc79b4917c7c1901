import { ASIDE_HOURS } from '#contract/constants.ts';
import type { StoreRow } from './find-stores.ts';
import { isOpenAt } from './open-hours.ts';

const STEP_MS = 15 * 60_000;
const ASIDE_MS = ASIDE_HOURS * 3_600_000;
/** Closed for longer than a week and a day: the hours say nothing. */
const LOOKS_AHEAD_MS = 8 * 24 * 3_600_000;

type Hours = Pick<StoreRow, 'hours' | 'timeZone'>;

/** When its doors are open next: now, where they are. */
const nextOpen = (store: Hours, from: Date): Date | undefined => {
  if (isOpenAt(store, from)) return from;
  const first = Math.ceil(from.getTime() / STEP_MS) * STEP_MS;
  for (let at = first; at < first + LOOKS_AHEAD_MS; at += STEP_MS) if (isOpenAt(store, new Date(at))) return new Date(at);
  return undefined;
};

/**
 * Until when a store keeps what it puts aside now. The hours count from when somebody can come; where the doors close before they are over, it is kept for
 * as long on the next day that they open.
 */
export const holdEnd = (store: Hours, now: Date): Date => {
  const after = (at: Date | undefined): Date => new Date((at ?? now).getTime() + ASIDE_MS);
  const end = after(nextOpen(store, now));
  const later = nextOpen(store, end);
  return later === undefined || later === end ? end : after(later);
};
