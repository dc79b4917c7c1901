import { CATEGORY_OF_EVENT, type CollectedEvent } from '#contract/collected-event.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import { type ExperimentEvents, experimentEventsSchema } from '#contract/calls/experiments.ts';
import type { Db } from '#server/platform/db/open.ts';
import { experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { collectedEvents } from '#server/platform/db/schema/insights.ts';
import { eventRowsOf } from '#server/marketing/experiments/event-rows.ts';
import { momentOf } from './moment.ts';

type Of<K extends CollectedEvent['kind']> = Extract<CollectedEvent, { kind: K }>;

interface Sorted {
  readonly analytics: readonly Of<'analytics'>[];
  readonly experiments: readonly ExperimentEvents[];
  readonly refused: number;
}

/** By kind, without those that nobody consented to and those whose payload is not what their kind sends. */
export const sortEvents = (events: readonly CollectedEvent[], granted: (category: ConsentCategory) => boolean): Sorted => {
  const allowed = events.filter(({ kind }) => granted(CATEGORY_OF_EVENT[kind]));
  const payloads = allowed.filter((event) => event.kind === 'experiment').map(({ payload }) => experimentEventsSchema.safeParse(payload));
  const experiments = payloads.flatMap((parsed) => (parsed.success ? [parsed.data] : []));
  return {
    analytics: allowed.filter((event) => event.kind === 'analytics'),
    experiments,
    refused: events.length - allowed.length + payloads.length - experiments.length,
  };
};

export interface Collected {
  readonly taken: number;
  readonly known: number;
  readonly refused: number;
}

const recordAnalytics = async (db: Db, events: Sorted['analytics'], receivedAt: Date): Promise<number> => {
  if (events.length === 0) return 0;
  const rows = events.map(({ at, ...event }) => ({ ...event, happenedAt: momentOf(at, receivedAt), receivedAt }));
  return (await db.insert(collectedEvents).values(rows).onConflictDoNothing().returning({ id: collectedEvents.id })).length;
};

/** An event of an experiment carries the SDK's own ones. It counts as recorded where one of them is new. */
const recordExperiments = async (db: Db, payloads: Sorted['experiments'], receivedAt: Date): Promise<number> => {
  let recorded = 0;
  for (const payload of payloads) {
    const rows = eventRowsOf(payload, receivedAt);
    if (rows.length === 0) continue;
    const added = await db.insert(experimentEvents).values(rows).onConflictDoNothing().returning({ id: experimentEvents.id });
    if (added.length > 0) recorded += 1;
  }
  return recorded;
};

/** Records events, each id once. */
export const collect = async (
  db: Db,
  events: readonly CollectedEvent[],
  granted: (category: ConsentCategory) => boolean,
  receivedAt: Date,
): Promise<Collected> => {
  const { analytics, experiments, refused } = sortEvents(events, granted);
  const did = await recordAnalytics(db, analytics, receivedAt);
  const taken = did + (await recordExperiments(db, experiments, receivedAt));
  return { taken, known: events.length - refused - taken, refused };
};
