import type { ContentEvent } from '#contract/calls/content/events.ts';
import type { StoredDoc } from './read-docs.ts';

const DAY_MS = 86_400_000;

/** An event as it is stored. One that repeats stands in the calendar with its next date: every so many days after the first. */
export type StoredEvent = Omit<ContentEvent, 'eventId' | 'placesLeft'> & { readonly repeatsAfterDays?: number };

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** By how many days an event that repeats has moved on. */
const shiftOf = ({ endDate, repeatsAfterDays }: StoredEvent, today: string): number => {
  const late = Math.round((Date.parse(today) - Date.parse(endDate)) / DAY_MS);
  return repeatsAfterDays === undefined || late <= 0 ? 0 : Math.ceil(late / repeatsAfterDays) * repeatsAfterDays;
};

/** An event with the days on which it next takes place. */
export const eventOf = ({ slug, doc }: StoredDoc, now: Date): ContentEvent => {
  const { repeatsAfterDays: _, ...event } = doc as unknown as StoredEvent;
  const shift = shiftOf(doc as unknown as StoredEvent, now.toISOString().slice(0, 10));
  return { ...event, eventId: slug, startDate: addDays(event.startDate, shift), endDate: addDays(event.endDate, shift) };
};

/** @param taken how many come on those days already, guests included */
export const withPlaces = (event: ContentEvent, taken: number): ContentEvent =>
  event.capacity === undefined ? event : { ...event, placesLeft: Math.max(event.capacity - taken, 0) };

/** Events that are not over, the next first. */
export const eventsToCome = (events: readonly ContentEvent[], now: Date): ContentEvent[] => {
  const today = now.toISOString().slice(0, 10);
  return events
    .filter(({ endDate }) => endDate >= today)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate) || one.eventId.localeCompare(other.eventId));
};
