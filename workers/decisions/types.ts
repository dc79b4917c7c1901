import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import type { PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { DroppedCounts, UnsentBatch } from '#db/events/ports.ts';

export interface DecideInput {
  /** Random id of the device (never of a person). */
  readonly userId: string;
  /** No undefined values (spec 2 §5). */
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
  /** Exactly one of the two. */
  readonly flag?: string;
  readonly experiment?: string;
  /** Key of a forced variation (spec 2 §4: forced decisions go first). */
  readonly forced?: string;
  /** Page that the decision is for; stored with its impression. */
  readonly page?: PageType;
  /** Of a flag. Without it each decision is an impression; with `of`, only one for the variation that is displayed. */
  readonly impression?: 'none' | { readonly of: string };
}

/** A conversion of an experiment, by the key of an event in the datafile. */
export interface ConversionInput {
  readonly userId: string;
  readonly attributes: DecideInput['attributes'];
  readonly event: string;
  readonly tags?: Readonly<Record<string, string | number | boolean | null>>;
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
  /** The address for batches of each kind. */
  readonly sinks: Readonly<Record<CollectedKind, string>>;
  /** The shop that impressions and conversions are attributed to. */
  readonly shop?: LocaleId;
}

/** The worker's API over Comlink. Expected failures are results: null, or false. */
export interface DecisionsApi {
  readonly start: (settings: WorkerSettings) => Promise<void>;
  /** Null: not ready within 30 s, invalid input, or nothing to decide. */
  readonly decide: (input: DecideInput) => Promise<Decision | null>;
  /** Records a conversion. False: invalid input, no such event, or no datafile. */
  readonly convert: (input: ConversionInput) => Promise<boolean>;
  /** Reports the events to be sent, whenever they change: the page must know them when it is hidden, because there is no time to ask then. */
  readonly watch: (listener: (batches: readonly UnsentBatch[]) => void) => Promise<void>;
  /** Stored before it resolves; sent in batches, the next of which reports how many the page has dropped. */
  readonly enqueue: (events: readonly CollectedEvent[], dropped: DroppedCounts) => Promise<void>;
  /** Sends pending events at once. Events sent by beacon stay queued until a request is answered, because the response to a beacon is not visible. */
  readonly flush: () => Promise<void>;
  /** Consent was withdrawn: deletes queued events of these kinds, and for `experiment` ids and decisions too. */
  readonly erase: (kinds: readonly CollectedKind[]) => Promise<void>;
}

/** What the page imports (`workers/decisions/client.ts`): starts the worker at the first use, queues until then, never throws. */
export interface DecisionsClient {
  readonly decide: (input: DecideInput) => Promise<Decision | null>;
  readonly track: (...events: readonly CollectedEvent[]) => void;
  readonly erase: (kinds: readonly CollectedKind[]) => Promise<void>;
}

/** The same, with conversions. */
export interface ExperimentsClient extends DecisionsClient {
  readonly convert: (input: ConversionInput) => Promise<boolean>;
}
