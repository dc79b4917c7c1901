import type { Store } from '#contract/calls/stores.ts';

/** Without a zone the device's clock counts. */
type Hours = Pick<Store, 'hours'> & { readonly timeZone?: string };

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week, Monday being 0, and the clock, where the store is. */
const clockAt = (timeZone: string | undefined, now: Date): { readonly day: number; readonly time: string } => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return { day: WEEKDAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
};

/** Opening hours of today by the store's clock; the table begins with Monday; null: closed. */
export const hoursToday = (store: Hours, now: Date = new Date()): readonly [string, string] | null =>
  store.hours[clockAt(store.timeZone, now).day] ?? null;

/** Whether it is open now, by its own clock: until when, or from when on today. */
export const openState = (store: Hours, now: Date): { readonly open: boolean; readonly until?: string; readonly opens?: string } => {
  const { day, time } = clockAt(store.timeZone, now);
  const hours = store.hours[day];
  if (!hours) return { open: false };
  const [from, to] = hours;
  if (time < from) return { open: false, opens: from };
  return time < to ? { open: true, until: to } : { open: false };
};

/** Weekdays in a row with the same hours are one line: `[first, last, hours]`. */
export const weekOf = ({
  hours,
}: Pick<Store, 'hours'>): readonly (readonly [first: number, last: number, hours: readonly [string, string] | null])[] => {
  const rows: [number, number, readonly [string, string] | null][] = [];
  hours.forEach((day, index) => {
    const last = rows.at(-1);
    if (last && last[2]?.join() === day?.join()) last[1] = index;
    else rows.push([index, index, day]);
  });
  return rows;
};
