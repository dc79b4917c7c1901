import { CATEGORY_OF_EVENT, type CollectedEvent } from '#contract/collected-event.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import { type ExperimentEvents, experimentEventsSchema } from '#contract/calls/experiments.ts';
import type { Db } from '#server/platform/db/open.ts';
import { experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { collectedEvents, pageTimings } from '#server/platform/db/schema/insights.ts';
import { eventRowsOf } from '#server/marketing/experiments/event-rows.ts';
import { momentOf } from './moment.ts';

type Of<K extends CollectedEvent['kind']> = Extract<CollectedEvent, { kind: K }>;

interface Sorted {
  readonly analytics: readonly Of<'analytics'>[];
  readonly timings: readonly Of<'timing'>[];
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
    timings: allowed.filter((event) => event.kind === 'timing'),
    experiments,
    refused: events.length - allowed.length + payloads.length - experiments.length,
  };
};

export interface Collected {
  readonly taken: number;
  readonly known: number;
  readonly refused: number;
  /** Timings that were recorded by this request. */
  readonly timings: readonly Of<'timing'>[];
}

const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

const recordAnalytics = async (db: Db, events: Sorted['analytics'], receivedAt: Date): Promise<ReadonlySet<string>> => {
  if (events.length === 0) return new Set();
  const rows = events.map(({ at, ...event }) => ({ ...event, happenedAt: momentOf(at, receivedAt), receivedAt }));
  return idsOf(await db.insert(collectedEvents).values(rows).onConflictDoNothing().returning({ id: collectedEvents.id }));
};

const recordTimings = async (db: Db, events: Sorted['timings'], receivedAt: Date): Promise<ReadonlySet<string>> => {
  if (events.length === 0) return new Set();
  const rows = events.map(({ at, ...event }) => ({ ...event, happenedAt: momentOf(at, receivedAt), receivedAt }));
  return idsOf(await db.insert(pageTimings).values(rows).onConflictDoNothing().returning({ id: pageTimings.id }));
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
  const { analytics, timings, experiments, refused } = sortEvents(events, granted);
  const did = await recordAnalytics(db, analytics, receivedAt);
  const timed = await recordTimings(db, timings, receivedAt);
  const taken = did.size + timed.size + (await recordExperiments(db, experiments, receivedAt));
  // Of two with one id in one request the first was recorded.
  const news = new Map(timings.filter(({ id }) => timed.has(id)).map((event) => [event.id, event]));
  return { taken, known: events.length - refused - taken, refused, timings: [...news.values()] };
};
