import type { Words } from '#src/i18n/words.ts';

/** The day so many working days after another: Saturdays and Sundays do not count. */
export const addWorkingDays = (from: Date, days: number): Date => {
  const day = new Date(from);
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1;
  }
  return day;
};

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** Between which days it is there: "Tue, Nov 24 – Thu, Nov 26". An estimate, and said as one by whoever shows it. */
export const arrivalText = (
  words: Pick<Words, 'date' | 'locale'>,
  placedAt: string,
  { minDays, maxDays }: { readonly minDays: number; readonly maxDays: number },
): string => {
  const placed = new Date(placedAt);
  const [first, last] = [addWorkingDays(placed, minDays), addWorkingDays(placed, maxDays)];
  return new Intl.DateTimeFormat(words.locale.tag, DAY).formatRange(first, last);
};
