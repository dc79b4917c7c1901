/** First and last day of an event: `2026-12-05`. */
export interface EventDays {
  readonly startDate: string;
  readonly endDate: string;
}

const DAY_MS = 86_400_000;

/** Every day of an event; the days selector appears where there are two or more (spec 3 §5). */
export const daysOf = ({ startDate, endDate }: EventDays): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
