import { inArray } from 'drizzle-orm';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import type { Db } from '#server/platform/db/open.ts';
import { eventRegistrations } from '#server/platform/db/schema/enrollment.ts';

/**
 * How many come to each event on the days of its next date, guests included.
 * @param without an account whose own registration is not counted
 */
export const takenPlaces = async (db: Db, events: readonly ContentEvent[], without?: string): Promise<ReadonlyMap<string, number>> => {
  const taken = new Map<string, number>();
  if (events.length === 0) return taken;
  const { eventId, accountId, days, plusOne } = eventRegistrations;
  const rows = await db
    .select({ eventId, accountId, days, plusOne })
    .from(eventRegistrations)
    .where(
      inArray(
        eventId,
        events.map((event) => event.eventId),
      ),
    );
  for (const event of events) {
    const coming = rows.filter(
      (row) => row.eventId === event.eventId && row.accountId !== without && row.days.some((day) => day >= event.startDate && day <= event.endDate),
    );
    taken.set(
      event.eventId,
      coming.reduce((sum, row) => sum + (row.plusOne ? 2 : 1), 0),
    );
  }
  return taken;
};
