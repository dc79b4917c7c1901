import type { LocaleId } from '#contract/locales.ts';
import { arrivalOf, shopTime } from '#pricing/delivery-calendar.ts';

const DAY_MS = 86_400_000;

/** In how many days a store has it ready: as many as the store needs, or until it is out where that is later. */
export const pickupDays = (locale: LocaleId, days: number, notBefore: string | undefined, now = new Date()): number => {
  if (notBefore === undefined) return days;
  const { from } = arrivalOf({ locale, code: 'pickup', deliveryTime: { minDays: days, maxDays: days, notBefore } }, now);
  return Math.round((Date.parse(from) - Date.parse(shopTime(now, locale).day)) / DAY_MS);
};
