import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';

export interface DecideInput {
  /** Random id of the device (never of a person). */
  readonly userId: string;
  /** No undefined values (spec 2 §5). */
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
  /** Exactly one of the two. */
  readonly flag?: string;
  readonly experiment?: string;
  /** Variation that is forced, by key (spec 2 §4: forced decisions go first). */
  readonly forced?: string;
}

export interface Decision {
  readonly variationKey: string | null;
  readonly ruleKey: string | null;
  readonly enabled: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface WorkerSettings {
  readonly sdkKey: string;
  /** Address of the datafile, with the SDK key in it. */
  readonly datafileUrl: string;
  /** Where batches of each kind are sent. */
  readonly sinks: Readonly<Record<CollectedKind, string>>;
}

/** What the worker answers, by Comlink. Expected failures are results: null, or false. */
export interface DecisionsApi {
  readonly start: (settings: WorkerSettings) => Promise<void>;
  /** Null: not ready within 30 s, invalid input, or nothing to decide. */
  readonly decide: (input: DecideInput) => Promise<Decision | null>;
  /** Stored before it resolves; sent in batches. */
  readonly enqueue: (events: readonly CollectedEvent[]) => Promise<void>;
  /** What must be sent by beacon because the page is hidden: taken out once `confirm` says it was accepted. */
  readonly flush: () => Promise<void>;
  /** Consent was withdrawn: deletes queued events of these kinds, and for `experiment` ids and decisions too. */
  readonly erase: (kinds: readonly CollectedKind[]) => Promise<void>;
}

/** What the page imports (`workers/decisions/client.ts`): starts the worker with the first use, queues until then, never throws. */
export interface DecisionsClient {
  readonly decide: (input: DecideInput) => Promise<Decision | null>;
  readonly track: (...events: readonly CollectedEvent[]) => void;
  readonly erase: (kinds: readonly CollectedKind[]) => Promise<void>;
}
