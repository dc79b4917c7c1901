import type { CallName } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';

/** The shopper's choice as text: the identity of a line (`cart/line-key.ts`). */
export type LineKey = string;

/** Independent queues: a change in one never delays another, and each has its own lock. */
export const LANES = ['cart', 'favorites', 'saved', 'popups'] as const;
export type Lane = (typeof LANES)[number];

/** A change as it was made; the only thing that the journal and the cart facade write. */
export interface Tap {
  /** UUIDv7; also the Idempotency-Key of its first request. */
  readonly id: string;
  readonly type: string;
  /** Version of `args`; see upcast.ts. */
  readonly version: number;
  readonly args: unknown;
  /** Country and language when it was made: prices and the request depend on it. */
  readonly locale: LocaleId;
  /** The subject that made it, if known; otherwise the device's first subject. */
  readonly subject: string | null;
  /** For display, and to ask about stale changes ([STUCK4]); decides neither order nor expiry. */
  readonly at: string;
}

/** A request as plain data: it is stored before it is sent. */
export interface WireRequest {
  readonly call: CallName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly subject?: string;
  readonly ifMatch?: number;
  readonly locale: LocaleId;
}

/** A compiled request that does not change: every attempt sends this body with this key. */
export interface Seal {
  readonly request: WireRequest;
  /** Of call, parameters and body, which the key identifies. */
  readonly fingerprint?: string;
  /** The cart that it was compiled for. */
  readonly cartId: string | null;
  readonly epoch: number;
  readonly snapshotVersion: number | null;
  /** When it was sealed, ms. Only to limit repeats of a doubt that the server may have forgotten ([GW9]). */
  readonly at?: number;
  /** The gateway honours no keys: only the snapshot that it was compiled for can settle it later. */
  readonly keyless?: boolean;
}

/**
 * `waiting` was never attempted (or its last request had no effect and was discarded); `sending` has an attempt in progress; `ambiguous` has an
 * unknown outcome; `unprocessed` was attempted without effect; `refused` is final until the shopper decides. Acknowledged changes leave the outbox
 * and become receipts.
 */
export type MutationState = 'waiting' | 'sending' | 'ambiguous' | 'unprocessed' | 'refused';

export interface Refusal {
  /** An error code of the contract, or one of `LOCAL_REASONS`. */
  readonly code: string;
  readonly status: number;
  readonly details?: unknown;
}

/** When the next attempt may be made. A duration from a start time, so that changing the clock can only shorten the wait. ms. */
export interface Pause {
  readonly since: number;
  readonly delay: number;
  /** The part of the delay that the server asked for: a wake-up does not shorten it. */
  readonly asked: number;
}

export interface Mutation extends Tap {
  /** Order within the lane: an integer allocated in the transaction that stored it. */
  readonly seq: number;
  readonly lane: Lane;
  /** The lines that it concerns; empty: the whole cart. */
  readonly lines: readonly LineKey[];
  /** Ids of taps that were merged into it. */
  readonly merged: readonly string[];
  readonly key: string;
  readonly state: MutationState;
  readonly seal: Seal | null;
  /** Attempts ever begun; 0: it may still be merged. */
  readonly attempts: number;
  /** Attempts of the current seal that ended without a conclusive answer. */
  readonly doubts: number;
  /** Failures in a row: the exponent of the back-off. */
  readonly failures: number;
  readonly pause: Pause | null;
  /** Set aside after repeated server errors: later changes of other lines are sent. */
  readonly parked: boolean;
  /** Second chances used; see the rules that name them. */
  readonly spent: {
    readonly rebuild?: number;
    readonly quickShop?: number;
    readonly line?: number;
    readonly rebase?: number;
    readonly session?: number;
  };
  readonly refusal: Refusal | null;
}

/** Codes in addition to the contract's, for what is settled without the server. */
export const LOCAL_REASONS = {
  /** The cart became an order while this change was pending. */
  ordered: 'HERE-ORDERED',
  /** A line of a vanished cart that did not return. */
  lineLost: 'HERE-LINE-LOST',
  /** The cart no longer has a matching shipment. */
  shipmentGone: 'HERE-SHIPMENT-GONE',
  /** The outcome cannot be known: the shopper checks the quantity. */
  check: 'HERE-CHECK-QUANTITY',
  /** It was pending for so long that the shopper is asked first. */
  stillWanted: 'HERE-STILL-WANTED',
} as const;

export type SuspendReason =
  /** An update of the app is required (426). */
  | 'client-too-old'
  /** The cookie belongs to another subject. */
  | 'identity'
  /** The bot challenge waits for a page. */
  | 'challenge'
  | 'forbidden'
  /** Repeated attempts to get a session failed. */
  | 'session';

export interface Suspension {
  readonly reason: SuspendReason;
  readonly pause: Pause;
  /** The build that was refused: another build tries at once. */
  readonly build: string;
}

export interface LaneRow {
  readonly lane: Lane;
  readonly nextSeq: number;
  /** Number of the latest drainer: an older one may record nothing. */
  readonly fence: number;
  /** Rises with every change of the lane: readers keep the newest. */
  readonly rev: number;
  /** Identifies the database: the browser may delete one while the page that wrote it stays open (`eviction.ts`). */
  readonly database?: string | undefined;
  readonly hold: Suspension | null;
  /** The session must be renewed before the next personal call. */
  readonly renew: boolean;
  /** Absent or null: no sign-in is in progress. */
  readonly signIn?: SignInJournal | null;
  readonly signOut?: SignOutJournal | null;
  /** Former subjects: a tap made under one belongs to the current subject ([ID5]). */
  readonly became?: Aliases;
  /** Outcome of the last sign-in, for the page that began it. */
  readonly lastSignIn?: SignInOutcome;
}

/** What the sign-in screen received for the password: valid briefly and for one exchange. */
export interface SignInCredentials {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
}

/** Progress of a sign-in ([SIGN1]). */
export interface SignInJournal {
  readonly stage: 'drain' | 'exchange' | 'identify' | 'fetch';
  /** Changes up to this number are sent as the guest's; later ones wait for the account's cart. */
  readonly barrier: number;
  readonly credentials: SignInCredentials;
  /** Exchanges ever begun: the outcome of all but the last is unknown. */
  readonly attempts: number;
  /** The account that the server named, with its cart. */
  readonly account: Account | null;
  readonly failures: number;
  readonly pause: Pause | null;
}

export interface Account {
  readonly subject: string;
  readonly cartId: string | null;
  /** The server has merged the guest's cart into it. */
  readonly merged: boolean;
}

export interface SignInOutcome {
  readonly outcome: 'signed-in' | 'failed';
  /** Why it failed: a code of the contract, if the server sent one. */
  readonly code?: string;
  /** An exchange may still succeed ([SIGN10]); `again`: an earlier sign-in with this cart ended the same way. */
  readonly doubt?: 'first' | 'again';
}

/** `drain`: pending changes are sent first. `end`: the device is signed out, the server has not confirmed it yet ([OUTS1]). */
export interface SignOutJournal {
  readonly stage: 'drain' | 'end';
  readonly barrier: number;
  readonly failures: number;
  readonly pause: Pause | null;
}

export interface Identity {
  readonly subject: string;
  readonly type: 'Guest' | 'Registered';
}

/** Progress of the rebuild of a vanished cart (BSK404). */
export interface RebuildJournal {
  readonly stage: 'ask-order' | 'read-order' | 'create';
  readonly oldCartId: string;
  readonly order: { readonly orderNumber: string; readonly st: string } | null;
  readonly create: WireRequest | null;
  readonly failures: number;
  readonly pause: Pause | null;
}

/** The server's cart as this device last received it; one row per subject. */
export interface CartRow {
  readonly subject: string;
  readonly cartId: string | null;
  /** Rises when another cart replaces this one. */
  readonly epoch: number;
  readonly snapshot: Cart | null;
  /** When the snapshot was received: "prices as of". */
  readonly asOf: string | null;
  /** Answers that changed the cart: a read that began before the newest of them is discarded. */
  readonly acks: number;
  /** `soon`: read once the queue is empty; `first`: before anything else is compiled. */
  readonly read: 'no' | 'soon' | 'first';
  readonly readFailures: number;
  readonly readPause: Pause | null;
  readonly rebuild: RebuildJournal | null;
  /** Times of the last rebuilds (ms): at most three an hour. */
  readonly rebuilt: readonly number[];
  /** The checkout has begun to place an order with this cart: its items are not restored without asking. */
  readonly ordering: boolean;
  /** It may have been merged into an account's cart: if it vanishes, its items are not restored without asking ([SIGN6]). */
  readonly merging?: boolean;
  /** Receipts: ids of guest carts that were merged into this one ([SIGN4]). */
  readonly mergedFrom?: readonly string[];
}

export type NoticeKind = 'became-order' | 'invalid-customer' | 'rebuilt' | 'price-up' | 'price-down' | 'sold-out';

/** A message to the shopper, stored until it is dismissed. */
export interface Notice {
  readonly id: string;
  readonly subject: string;
  readonly kind: NoticeKind;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: string;
}

export interface Receipt {
  readonly id: string;
  readonly outcome: 'acknowledged' | 'merged-away' | 'dismissed';
  readonly at: string;
}

/**
 * Everything that a device stores for one lane. The engine's rules are pure functions from one such state to the next; the store runs one of them per
 * transaction and writes the differences.
 */
export interface ReplayState {
  readonly lane: LaneRow;
  readonly identity: Identity | null;
  /** One per subject that this device has known. */
  readonly carts: readonly CartRow[];
  /** In order; of all subjects. */
  readonly outbox: readonly Mutation[];
  readonly notices: readonly Notice[];
  /** Written by this transaction. */
  readonly receipts: readonly Receipt[];
  /** Of the ids that were queried, those with a receipt. */
  readonly settled: ReadonlySet<string>;
}

/** Subject aliases on this device, oldest first. */
export type Aliases = readonly (readonly [from: string, to: string])[];

export const currentSubject = (names: Aliases | undefined, subject: string): string =>
  (names ?? []).reduce((name, [from, to]) => (name === from ? to : name), subject);

/** The subject of changes made before the device had a session. */
export const NOBODY = '';

export const emptyCart = (subject: string): CartRow => ({
  subject,
  cartId: null,
  epoch: 0,
  snapshot: null,
  asOf: null,
  acks: 0,
  read: 'no',
  readFailures: 0,
  readPause: null,
  rebuild: null,
  rebuilt: [],
  ordering: false,
});

export const emptyLane = (lane: Lane): LaneRow => ({ lane, nextSeq: 1, fence: 0, rev: 0, hold: null, renew: false });

export const emptyReplayState = (lane: Lane): ReplayState => ({
  lane: emptyLane(lane),
  identity: null,
  carts: [],
  outbox: [],
  notices: [],
  receipts: [],
  settled: new Set(),
});

export const subjectOf = (held: ReplayState): string => held.identity?.subject ?? NOBODY;

/** The cart of the current subject. */
export const cartOf = (held: ReplayState): CartRow => held.carts.find((cart) => cart.subject === subjectOf(held)) ?? emptyCart(subjectOf(held));

export const withCart = (held: ReplayState, cart: CartRow): ReplayState => ({
  ...held,
  carts: [...held.carts.filter((other) => other.subject !== cart.subject), cart],
});

/** The state with these fields of the current subject's cart replaced. */
export const changeCart = (held: ReplayState, different: Partial<CartRow>): ReplayState => withCart(held, { ...cartOf(held), ...different });

/** The current subject's changes that have not reached the server, in order. */
export const pendingRows = (held: ReplayState): readonly Mutation[] => held.outbox.filter((row) => row.state !== 'refused' && isMine(held, row));

export const isMine = (held: ReplayState, row: Mutation): boolean => (row.subject ?? NOBODY) === subjectOf(held);

/** The locale of the current subject. */
export const localeOf = (held: ReplayState): LocaleId =>
  (cartOf(held).snapshot?.locale as LocaleId | undefined) ?? held.outbox.findLast((row) => isMine(held, row))?.locale ?? 'en-us';
