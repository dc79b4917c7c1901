import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import type { Clock, Lock } from '../replay/ports.ts';

/** A pending event. `seq` rises in the order in which events were stored. */
export interface QueuedEvent {
  readonly seq: number;
  readonly event: CollectedEvent;
}

export type DroppedCounts = Readonly<Partial<Record<CollectedKind, number>>>;

/** The counts that there are, by kind. */
export const countsOf = (dropped: DroppedCounts): [CollectedKind, number][] => Object.entries(dropped) as [CollectedKind, number][];

/** The device's stored events, shared by its tabs. Each function is one transaction. */
export interface EventStore {
  /** Adds events whose id is not stored yet. Above `max` the oldest are dropped and counted by kind; `dropped` were before they came here. */
  add(events: readonly CollectedEvent[], max: number, dropped?: DroppedCounts): Promise<void>;
  /** The oldest events of these kinds, and how many of each were dropped and not yet reported. */
  read(kinds: readonly CollectedKind[], limit: number): Promise<{ readonly rows: readonly QueuedEvent[]; readonly dropped: DroppedCounts }>;
  /** Deletes answered events and the reported counts. */
  settle(seqs: readonly number[], reported: DroppedCounts): Promise<void>;
  /** Deletes all events and counts of these kinds. */
  erase(kinds: readonly CollectedKind[]): Promise<void>;
}

export interface EventAnswer {
  /** Null: there was no answer. */
  readonly status: number | null;
  /** An HTML page instead of an answer, as captive portals send. */
  readonly isPage: boolean;
  readonly retryAfterMs: number | null;
}

export interface EventTransport {
  /** POSTs JSON. Never rejects. */
  send(url: string, body: string): Promise<EventAnswer>;
}

/** A request that would send pending events, small enough for a beacon. */
export interface UnsentBatch {
  readonly kind: CollectedKind;
  readonly url: string;
  readonly body: string;
}

export interface EventQueuePorts {
  readonly clock: Clock;
  readonly transport: EventTransport;
  readonly store: EventStore;
  readonly lock: Lock;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly fraction: () => number;
  readonly log: (message: string) => void;
}
