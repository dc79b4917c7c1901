import type { I18n } from './i18n.ts';

/** A moment as briefly as it can be said: the time, with its day where that is not today. */
export const momentText = (i18n: I18n, iso: string, now: Date = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return i18n.date(iso, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
};
