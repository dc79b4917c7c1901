import type { Words } from '#src/base/i18n/words.ts';

/** A time of a timetable ("19:00") as it is written where the shopper reads it. */
export const clockText = (words: Words, time: string): string => words.date(`1970-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' });
