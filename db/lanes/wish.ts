import type { LocaleId } from '#contract/locales.ts';
import { type Hold, type Identity, nameNow, type Names, type Pause, type Refusal, type WireRequest } from '../replay/mutation.ts';

/** Lists beside the basket, each a queue of its own with its own lock: nothing in one of them ever holds up another, or the basket. */
export const LIST_LANES = ['favorites', 'saved', 'popups'] as const;
export type ListLane = (typeof LIST_LANES)[number];

/** Version of `want` that this app writes, of every list. A change of shape raises it, and brings older ones to the new shape where they are read. */
export const WISH_VERSION = 1;

/** One that a newer app wrote is kept for it, unsent and unpainted; a later tap takes its place all the same ([LANE11]). */
export const isReadable = ({ version }: Pick<Intent<unknown>, 'version'>): boolean => !(version > WISH_VERSION);

/** How a key should stand: on the list with this value, or (null) not on it. Absolute, so that the last one says it all. */
export interface Intent<T> {
  /** Of the shape of `want`. */
  readonly version: number;
  /** UUIDv7, rising: of two intents of this device about one key the later one counts. Also the Idempotency-Key of its request. */
  readonly id: string;
  readonly key: string;
  readonly want: T | null;
  readonly locale: LocaleId;
  /** Who made it, if the device knew; else whoever gets the device's first session. */
  readonly subject: string | null;
  /** For display alone. */
  readonly at: string;
}

/** A request on its way. While it is sealed it is sent again unchanged, under its key, until its end is known. */
export interface WishSeal<T> {
  /** Of the intent that it was made from. */
  readonly id: string;
  readonly want: T | null;
  readonly request: WireRequest;
}

/** What this device wants of one key and the server has not confirmed: one row a key, whatever was tapped how often ([LANE1]). */
export interface Wish<T> extends Omit<Intent<T>, 'subject'> {
  readonly lane: ListLane;
  readonly subject: string;
  readonly seal: WishSeal<T> | null;
  readonly failures: number;
  readonly pause: Pause | null;
  /** The server's final no: kept in sight until it is dismissed or wanted anew. */
  readonly refusal: Refusal | null;
}

export interface Entry<T> {
  readonly key: string;
  /** The server's name of the entry. */
  readonly itemId: string;
  readonly value: T;
}

/** The server's list as this device last heard of it; one row a lane and subject. */
export interface ListRow<T> {
  readonly lane: ListLane;
  readonly subject: string;
  readonly listId: string | null;
  readonly version: number;
  /** Newest first. */
  readonly entries: readonly Entry<T>[];
  /** When it was read whole: "prices as of". */
  readonly asOf: string | null;
  /** Language and money of what it holds. */
  readonly locale: LocaleId | null;
  /** Something happened that this device has not seen: to be read once nothing waits. */
  readonly stale: boolean;
  readonly failures: number;
  readonly pause: Pause | null;
}

export interface LaneState {
  readonly lane: ListLane;
  readonly hold: Hold | null;
  /** The session must be renewed before the next request. */
  readonly renew: boolean;
  /** Renewals in a row that did not help. */
  readonly renewals: number;
  /** Rises with every change: readers keep the newest. */
  readonly rev: number;
}

/** Everything a device holds for one lane, of all subjects. Rules are pure functions from this to the next. */
export interface LaneHeld<T> {
  readonly state: LaneState;
  /** Who uses the device, as the basket's lane has recorded it: read here, never written. */
  readonly identity: Identity | null;
  /** Who became whom on this device, in order, from the same place: what was wanted under a name of old is theirs. */
  readonly became: Names;
  readonly lists: readonly ListRow<T>[];
  readonly wishes: readonly Wish<T>[];
}

/** The subject of what was wanted before the device had any session. */
export const NOBODY = '';

export const emptyList = <T>(lane: ListLane, subject: string): ListRow<T> => ({
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

export const emptyLaneHeld = <T>(lane: ListLane): LaneHeld<T> => ({
  state: { lane, hold: null, renew: false, renewals: 0, rev: 0 },
  identity: null,
  became: [],
  lists: [],
  wishes: [],
});

export const ownerOf = (held: LaneHeld<unknown>): string => held.identity?.subject ?? NOBODY;

/** Whom a subject's wishes belong to now; nobody's belong to whoever uses the device. */
export const wisherNow = (held: LaneHeld<unknown>, subject: string): string => (subject === NOBODY ? ownerOf(held) : nameNow(held.became, subject));

export const listOf = <T>(held: LaneHeld<T>): ListRow<T> =>
  held.lists.find(({ subject }) => subject === ownerOf(held)) ?? emptyList<T>(held.state.lane, ownerOf(held));

export const wishesOf = <T>(held: LaneHeld<T>): readonly Wish<T>[] => held.wishes.filter(({ subject }) => subject === ownerOf(held));

export const withList = <T>(held: LaneHeld<T>, list: ListRow<T>): LaneHeld<T> => ({
  ...held,
  lists: [...held.lists.filter(({ subject }) => subject !== list.subject), list],
});

export const isRow = (a: Wish<unknown>, b: Wish<unknown>): boolean => a.subject === b.subject && a.key === b.key;

export const withWish = <T>(held: LaneHeld<T>, wish: Wish<T>): LaneHeld<T> => {
  const known = held.wishes.some((other) => isRow(other, wish));
  return { ...held, wishes: known ? held.wishes.map((other) => (isRow(other, wish) ? wish : other)) : [...held.wishes, wish] };
};

export const withoutWish = <T>(held: LaneHeld<T>, wish: Wish<T>): LaneHeld<T> => ({
  ...held,
  wishes: held.wishes.filter((other) => !isRow(other, wish)),
});
