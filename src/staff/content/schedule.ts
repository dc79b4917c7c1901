import type { Schedule } from './service.ts';

/**
 * Reads two fields of the type `datetime-local`, which are in the time of the device. Answers nothing where the end is not after the start, or is over.
 */
export const scheduleOf = (from: string, until: string, now: Date): Schedule | undefined => {
  const start = from === '' ? undefined : new Date(from);
  const end = until === '' ? undefined : new Date(until);
  if ([start, end].some((moment) => moment && Number.isNaN(moment.getTime()))) return undefined;
  if (end && (end <= now || (start && end <= start))) return undefined;
  return { ...(start && { from: start.toISOString() }), ...(end && { until: end.toISOString() }) };
};
