import type { I18n } from '#src/base/i18n/i18n.ts';

/** A time of a timetable ("19:00") as it is written where the shopper reads it. */
export const clockText = (i18n: I18n, time: string): string => i18n.date(`1970-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' });
