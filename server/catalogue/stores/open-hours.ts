import type { StoreRow } from './find-stores.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, made);
  return made;
};

/** Whether its doors are open at this moment, by the clock on its wall. */
export const isOpenAt = ({ hours, timeZone }: Pick<StoreRow, 'hours' | 'timeZone'>, now: Date): boolean => {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const today = hours[WEEKDAYS.indexOf(parts.get('weekday') ?? '')];
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return today != null && today[0] <= time && time < today[1];
};
