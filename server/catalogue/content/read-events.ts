import type { ContentEvent } from '#contract/calls/content/events.ts';
import type { Db } from '#server/platform/db/open.ts';
import { eventOf, eventsToCome, withPlaces } from './events.ts';
import { type DocScope, readDoc, readDocs } from './read-docs.ts';
import { takenPlaces } from './taken-places.ts';

/** Events of a site that are not over, the next first, with the places that are left. */
export const readEvents = async (db: Db, scope: DocScope, now: Date): Promise<ContentEvent[]> => {
  const docs = await readDocs(db, scope, 'event', now);
  const events = eventsToCome(
    docs.map((doc) => eventOf(doc, now)),
    now,
  );
  const taken = await takenPlaces(db, events);
  return events.map((event) => withPlaces(event, taken.get(event.eventId) ?? 0));
};

/** A published event on its next days; undefined where there is none, or it is over. */
export const findEvent = async (db: Db, siteId: string, eventId: string, now: Date): Promise<ContentEvent | undefined> => {
  const doc = await readDoc(db, { mode: 'publish', siteId }, 'event', eventId, now);
  return doc && eventsToCome([eventOf(doc, now)], now)[0];
};
