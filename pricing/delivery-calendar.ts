import type { ShippingCode } from '#contract/cart.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { type Day, dayAfter, isWorkingDay } from './holidays.ts';
import { holidayRegionOf } from './holiday-regions.ts';
import type { Destination } from './shipping-rates.ts';

interface Warehouse {
  readonly timeZone: string;
  /** Until this hour an order leaves on the same day. */
  readonly cutOffHour: number;
}

/** Where the goods of a shop leave, by its country. */
const WAREHOUSES: Readonly<Record<string, Warehouse>> = {
  US: { timeZone: 'America/Los_Angeles', cutOffHour: 14 },
  CA: { timeZone: 'America/Toronto', cutOffHour: 14 },
  GB: { timeZone: 'Europe/London', cutOffHour: 14 },
  FR: { timeZone: 'Europe/Paris', cutOffHour: 14 },
  DE: { timeZone: 'Europe/Berlin', cutOffHour: 14 },
};
const ANYWHERE: Warehouse = { timeZone: 'UTC', cutOffHour: 14 };

export const warehouseOf = (locale: LocaleId): Warehouse => WAREHOUSES[LOCALES[locale].country] ?? ANYWHERE;

export interface Arrival {
  readonly from: Day;
  readonly to: Day;
}

/** What is promised, and what the days depend on. */
export interface DeliveryPromise {
  readonly locale: LocaleId;
  readonly code: ShippingCode;
  /** `notBefore`: the day on which goods are out that are not yet. */
  readonly deliveryTime: { readonly minDays: number; readonly maxDays: number; readonly notBefore?: Day | undefined };
  /** Where it is handed over; absent: in the country of the shop. */
  readonly destination?: Destination | undefined;
}

/** Day and hour of a moment where the shop's goods are. */
export const shopTime = (moment: Date, locale: LocaleId): { readonly day: Day; readonly hour: number } => {
  const { timeZone } = warehouseOf(locale);
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
};

const laterOf = (day: Day, other: Day = day): Day => (day < other ? other : day);

/** The day on which an order of that moment leaves: today until the cut-off of a working day, else the next working day; none before `notBefore`. */
export const leavesOn = (ordered: Date, locale: LocaleId, notBefore?: Day): Day => {
  const { country } = LOCALES[locale];
  const { day, hour } = shopTime(ordered, locale);
  let leaves = laterOf(hour < warehouseOf(locale).cutOffHour ? day : dayAfter(day), notBefore);
  while (!isWorkingDay(leaves, country)) leaves = dayAfter(leaves);
  return leaves;
};

const afterDays = (day: Day, count: number, counts: (day: Day) => boolean): Day => {
  let next = day;
  for (let left = count; left > 0;) {
    next = dayAfter(next);
    if (counts(next)) left -= 1;
  }
  while (!counts(next)) next = dayAfter(next);
  return next;
};

/**
 * The days between which something is there: the one calendar of product page, cart, checkout, confirmation, tracking and email. Days of delivery are
 * working days of where it goes, counted from the day on which it leaves; a store has ready what lies on its shelf on every day but public holidays.
 */
export const arrivalOf = ({ locale, code, deliveryTime: { minDays, maxDays, notBefore }, destination }: DeliveryPromise, ordered: Date): Arrival => {
  const { countryCode, ...where } = destination ?? { countryCode: LOCALES[locale].country };
  const region = holidayRegionOf({ countryCode, ...where });
  const day = laterOf(shopTime(ordered, locale).day, notBefore);
  if (code === 'digital') return { from: day, to: day };
  if (code === 'pickup') {
    const opens = (day: Day): boolean => isWorkingDay(day, countryCode, region) || [0, 6].includes(new Date(day).getUTCDay());
    return { from: afterDays(day, minDays, opens), to: afterDays(day, maxDays, opens) };
  }
  const leaves = leavesOn(ordered, locale, notBefore);
  const carries = (day: Day): boolean => isWorkingDay(day, countryCode, region);
  return { from: afterDays(leaves, minDays, carries), to: afterDays(leaves, maxDays, carries) };
};

interface Shipment extends Pick<DeliveryPromise, 'code' | 'deliveryTime'> {
  /** Of whoever it is for; where it is collected it says nothing about the place. */
  readonly address?: Destination | undefined;
  readonly storeId?: string | undefined;
}

/** What an order was promised for one of its shipments. */
export const promiseOf = ({ code, deliveryTime, address, storeId }: Shipment, locale: LocaleId): DeliveryPromise => ({
  locale,
  code,
  deliveryTime,
  destination: storeId === undefined && address?.countryCode ? address : undefined,
});

export const arrivalOfShipment = ({ placedAt }: { readonly placedAt: string }, shipment: Shipment, locale: LocaleId): Arrival =>
  arrivalOf(promiseOf(shipment, locale), new Date(placedAt));

/** All days of a promise on which it can come. */
export const arrivalDays = (promise: DeliveryPromise, { from, to }: Arrival): readonly Day[] => {
  const { countryCode, ...where } = promise.destination ?? { countryCode: LOCALES[promise.locale].country };
  const region = holidayRegionOf({ countryCode, ...where });
  const days = [from];
  for (let day = dayAfter(from); day <= to; day = dayAfter(day))
    if (promise.code === 'pickup' || isWorkingDay(day, countryCode, region)) days.push(day);
  return days;
};

/** Whole minutes left to order for dispatch today; undefined: it leaves on a later day. */
export const minutesToCutOff = (now: Date, locale: LocaleId, notBefore?: Day): number | undefined => {
  const { day, hour } = shopTime(now, locale);
  if (leavesOn(now, locale, notBefore) !== day) return undefined;
  return (warehouseOf(locale).cutOffHour - hour) * 60 - now.getUTCMinutes();
};

const DAY_TEXT: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' };

/** `Thu, Nov 26 – Mon, Nov 30`; a single day stands alone. */
export const arrivalText = ({ from, to }: Arrival, tag: string): string =>
  // Node writes thin spaces around the dash, Chromium plain ones: the server's text must be the page's.
  new Intl.DateTimeFormat(tag, DAY_TEXT).formatRange(new Date(from), new Date(to)).replaceAll(/[\u2009\u202F]/g, ' ');
