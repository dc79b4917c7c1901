import type { LocaleId } from '#contract/locales.ts';
import { type Suspension, type Identity, currentSubject, type Aliases, type Pause, type Refusal, type WireRequest } from './mutation.ts';

/** Lists beside the cart, each a queue with its own lock: none of them ever delays another, or the cart. */
export const LIST_LANES = ['favorites', 'saved', 'popups'] as const;
export type ListName = (typeof LIST_LANES)[number];

/** Version of `want` that this app writes, for every list. A change of its shape raises it and converts older ones when they are read. */
export const PENDING_ENTRY_VERSION = 1;

/** A wish of a newer app is kept, neither sent nor displayed; a later tap replaces it all the same ([LANE11]). */
export const isReadable = ({ version }: Pick<EntryChange<unknown>, 'version'>): boolean => !(version > PENDING_ENTRY_VERSION);

/** The desired state of a key: on the list with this value, or not on it (null). Absolute, so only the last one counts. */
export interface EntryChange<T> {
  /** Version of the shape of `want`. */
  readonly version: number;
  /** UUIDv7, rising: of two intents of this device about one key the later one counts. Also the Idempotency-Key of its request. */
  readonly id: string;
  readonly key: string;
  readonly want: T | null;
  readonly locale: LocaleId;
  /** The subject that made it, if known; otherwise the device's first subject. */
  readonly subject: string | null;
  /** For display only. */
  readonly at: string;
}

/** A sealed request: it is sent again unchanged, with its key, until its outcome is known. */
export interface WishSeal<T> {
  /** Id of the intent that it was made from. */
  readonly id: string;
  readonly want: T | null;
  readonly request: WireRequest;
}

/** The state that this device wants for one key and the server has not confirmed: one row per key ([LANE1]). */
export interface PendingEntry<T> extends Omit<EntryChange<T>, 'subject'> {
  readonly lane: ListName;
  readonly subject: string;
  readonly seal: WishSeal<T> | null;
  readonly failures: number;
  readonly pause: Pause | null;
  /** The server's final refusal, shown until it is dismissed or the key is changed again. */
  readonly refusal: Refusal | null;
}

export interface Entry<T> {
  readonly key: string;
  /** The server's id of the entry. */
  readonly itemId: string;
  readonly value: T;
}

/** The server's list as this device last received it; one row per lane and subject. */
export interface ListRow<T> {
  readonly lane: ListName;
  readonly subject: string;
  readonly listId: string | null;
  readonly version: number;
  /** Newest first. */
  readonly entries: readonly Entry<T>[];
  /** When it was read completely: "prices as of". */
  readonly asOf: string | null;
  /** Language and currency of its content. */
  readonly locale: LocaleId | null;
  /** A change that this device has not seen: the list is read once nothing is pending. */
  readonly stale: boolean;
  readonly failures: number;
  readonly pause: Pause | null;
}

export interface ListSyncRecord {
  readonly lane: ListName;
  readonly hold: Suspension | null;
  /** The session must be renewed before the next request. */
  readonly renew: boolean;
  /** Renewals in a row that did not help. */
  readonly renewals: number;
  /** Rises with every change: readers keep the newest. */
  readonly rev: number;
}

/** Everything that a device stores for one lane, of all subjects. Rules are pure functions from one such state to the next. */
export interface ListSyncState<T> {
  readonly state: ListSyncRecord;
  /** The current identity, as the cart's lane recorded it: only read here. */
  readonly identity: Identity | null;
  /** Subject aliases on this device, oldest first: a wish made under a former subject belongs to the current one. */
  readonly became: Aliases;
  readonly lists: readonly ListRow<T>[];
  readonly wishes: readonly PendingEntry<T>[];
}

/** The subject of wishes made before the device had a session. */
export const NOBODY = '';

export const emptyList = <T>(lane: ListName, subject: string): ListRow<T> => ({
  lane,
  subject,
  listId: null,
  version: 0,
  entries: [],
  asOf: null,
  locale: null,
  stale: false,
  failures: 0,
  pause: null,
});

export const emptyListSyncState = <T>(lane: ListName): ListSyncState<T> => ({
  state: { lane, hold: null, renew: false, renewals: 0, rev: 0 },
  identity: null,
  became: [],
  lists: [],
  wishes: [],
});

export const ownerOf = (held: ListSyncState<unknown>): string => held.identity?.subject ?? NOBODY;

/** The current subject of a wish; wishes without one belong to the current subject of the device. */
export const wisherNow = (held: ListSyncState<unknown>, subject: string): string =>
  subject === NOBODY ? ownerOf(held) : currentSubject(held.became, subject);

export const listOf = <T>(held: ListSyncState<T>): ListRow<T> =>
  held.lists.find(({ subject }) => subject === ownerOf(held)) ?? emptyList<T>(held.state.lane, ownerOf(held));

export const pendingEntriesOf = <T>(held: ListSyncState<T>): readonly PendingEntry<T>[] =>
  held.wishes.filter(({ subject }) => subject === ownerOf(held));

export const withList = <T>(held: ListSyncState<T>, list: ListRow<T>): ListSyncState<T> => ({
  ...held,
  lists: [...held.lists.filter(({ subject }) => subject !== list.subject), list],
});

export const isRow = (a: PendingEntry<unknown>, b: PendingEntry<unknown>): boolean => a.subject === b.subject && a.key === b.key;

export const withPendingEntry = <T>(held: ListSyncState<T>, wish: PendingEntry<T>): ListSyncState<T> => {
  const known = held.wishes.some((other) => isRow(other, wish));
  return { ...held, wishes: known ? held.wishes.map((other) => (isRow(other, wish) ? wish : other)) : [...held.wishes, wish] };
};

export const withoutPendingEntry = <T>(held: ListSyncState<T>, wish: PendingEntry<T>): ListSyncState<T> => ({
  ...held,
  wishes: held.wishes.filter((other) => !isRow(other, wish)),
});
