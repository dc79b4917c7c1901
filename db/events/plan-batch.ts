import type { CollectedEvent } from '#contract/collected-event.ts';
import { type CollectedKind, COLLECTED_EVENTS_MAX } from '#contract/collected-kinds.ts';
import type { DroppedCounts, QueuedEvent } from './ports.ts';

/** Browsers refuse beacons above 64 KiB; requests use the same limit. */
export const BATCH_BYTES = 60_000;

/** An address, and the kind of events that is sent to it. */
export interface Sink {
  readonly url: string;
  readonly kind: CollectedKind;
}

export interface Batch {
  readonly body: string;
  readonly seqs: readonly number[];
  /** Counts of dropped events that the body reports. */
  readonly reported: DroppedCounts;
}

type Payload = Readonly<Record<string, unknown>>;

/** One for each kind that has an address: their formats differ, also where the address is the same. */
export const sinksOf = (addresses: Readonly<Record<CollectedKind, string>>): Sink[] =>
  (Object.entries(addresses) as [CollectedKind, string][]).flatMap(([kind, url]) => (url === '' ? [] : [{ url, kind }]));

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** As many of the oldest events as fit into one request, at least one. */
const fitting = (rows: readonly QueuedEvent[], bytes: number): readonly QueuedEvent[] => {
  let size = 200;
  const first = rows.findIndex(({ event }, index) => {
    size += bytesOf(event) + 1;
    return index > 0 && size > bytes;
  });
  return rows.slice(0, Math.min(first === -1 ? rows.length : first, COLLECTED_EVENTS_MAX));
};

const isExperiment = (event: CollectedEvent): event is CollectedEvent & { kind: 'experiment' } => event.kind === 'experiment';

const envelopeOf = (payload: Payload): string => JSON.stringify({ ...payload, visitors: undefined });

/** Merges payloads of the same project and revision, with all their visitors. */
const joinPayloads = (payloads: readonly Payload[]): Payload => ({
  ...payloads[0],
  visitors: payloads.flatMap(({ visitors }) => (Array.isArray(visitors) ? (visitors as unknown[]) : [])),
});

/**
 * The next request to a sink; undefined if nothing is pending. Experiments are sent in their SDK's format; a third-party host does not receive the
 * counts of dropped events.
 */
export const planBatch = ({ url, kind }: Sink, rows: readonly QueuedEvent[], dropped: DroppedCounts, bytes = BATCH_BYTES): Batch | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const count = dropped[kind] ?? 0;
  const reported: DroppedCounts = count > 0 ? { [kind]: count } : {};
  const report = count > 0 ? { dropped: count } : {};
  if (!isExperiment(first.event)) {
    const chosen = fitting(rows, bytes);
    return { body: JSON.stringify({ events: chosen.map(({ event }) => event), ...report }), seqs: chosen.map(({ seq }) => seq), reported };
  }
  const envelope = envelopeOf(first.event.payload);
  const alike = rows.filter(({ event }) => isExperiment(event) && envelopeOf(event.payload) === envelope);
  const chosen = fitting(alike, bytes);
  const isOurs = url.startsWith('/');
  const payload = joinPayloads(chosen.flatMap(({ event }) => (isExperiment(event) ? [event.payload] : [])));
  return { body: JSON.stringify({ ...payload, ...(isOurs ? report : {}) }), seqs: chosen.map(({ seq }) => seq), reported: isOurs ? reported : {} };
};
