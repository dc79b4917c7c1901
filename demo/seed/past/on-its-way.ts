import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { leavesOn } from '#pricing/delivery-calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours after its day began, or after the order, when a parcel has left at the latest (server/commerce/after-sales/schedule.ts). */
const LEFT_BY_HOURS = 20;
/** The story ends an hour before now. */
const SPARE_HOURS = 2;
const FIRST_DAYS = 1.2;
const STEP_DAYS = 0.1;

/** How many days before `today` something has to be ordered for its parcel to be on its way now: more over a weekend or a holiday, when none leaves. */
export const daysToBeOnItsWay = (today: Date): number => {
  const latest = today.getTime() - (LEFT_BY_HOURS + SPARE_HOURS) * HOUR_MS;
  const hasLeft = (days: number): boolean => {
    const placed = new Date(today.getTime() - days * DAY_MS);
    return Math.max(placed.getTime(), Date.parse(`${leavesOn(placed, DEFAULT_LOCALE)}T08:00:00Z`)) <= latest;
  };
  let days = FIRST_DAYS;
  while (!hasLeft(days)) days += STEP_DAYS;
  return days;
};
