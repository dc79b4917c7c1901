/** What the event dialog block names (spec 3 §3), but for its words. */
export interface ShopEvent {
  readonly eventId: string;
  /** First and last day: `2026-12-05`. */
  readonly startDate: string;
  readonly endDate: string;
  /** Whether one may bring somebody. */
  readonly enablePlusOne: boolean;
}

/** The events of the shop, by their first day. */
export const EVENTS: readonly ShopEvent[] = [
  { eventId: 'winter-trail-weekend', startDate: '2027-01-16', endDate: '2027-01-17', enablePlusOne: true },
  { eventId: 'night-run', startDate: '2027-02-05', endDate: '2027-02-05', enablePlusOne: false },
];

export const findEvent = (eventId: string): ShopEvent | undefined => EVENTS.find((event) => event.eventId === eventId);

const DAY_MS = 86_400_000;

/** Every day of an event; the days selector appears where there are two or more (spec 3 §5). */
export const daysOf = ({ startDate, endDate }: Pick<ShopEvent, 'startDate' | 'endDate'>): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
