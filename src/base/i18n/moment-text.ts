import type { Words } from './words.ts';

/** A moment as briefly as it can be said: the time, with its day where that is not today. */
export const momentText = (words: Words, iso: string, now: Date = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return words.date(iso, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
};
