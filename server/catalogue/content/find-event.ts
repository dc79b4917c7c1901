import type { ContentEvent } from '#contract/calls/content.ts';
import type { Db } from '#server/platform/db/open.ts';
import { eventOf } from './events.ts';
import { readDoc } from './read-docs.ts';

/** A published event on its next days; undefined where there is none, or it is over. */
export const findEvent = async (db: Db, siteId: string, eventId: string, now: Date): Promise<ContentEvent | undefined> => {
  const doc = await readDoc(db, { mode: 'publish', siteId }, 'event', eventId);
  const event = doc && eventOf(doc, now);
  return event && event.endDate >= now.toISOString().slice(0, 10) ? event : undefined;
};
