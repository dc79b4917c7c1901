import type { CallName } from '#contract/calls.ts';
import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';

/** What was chosen, as one text: the identity of a line (`cart/line-key.ts`). */
export type LineKey = string;

/** Independent queues: what waits in one never holds up another, and each has its own lock. */
export const LANES = ['cart', 'favorites', 'saved', 'popups'] as const;
export type Lane = (typeof LANES)[number];

/** A change as it is made: the early-tap journal and the facade write nothing else. */
export interface Tap {
  /** UUIDv7; also the Idempotency-Key of the first body compiled from it. */
  readonly id: string;
  readonly type: string;
  /** Version of `args`; see upcast.ts. */
  readonly version: number;
  readonly args: unknown;
  /** Country and language it was made in: prices and the request depend on it. */
  readonly locale: LocaleId;
  /** Who made it, if the device knew; else whoever gets the device's first session. */
  readonly subject: string | null;
  /** For display, and to ask about what was forgotten ([STUCK4]): nothing is ordered or expired by it. */
  readonly at: string;
}

/** What is asked of the wire. Plain data: it is stored before it is sent. */
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

/** A compiled request on its way. While it is sealed nothing about it changes: every attempt sends this body with this key. */
export interface Seal {
  readonly request: WireRequest;
  /** Of call, parameters and body: what the key stands for. */
  readonly fingerprint?: string;
  /** The cart it was compiled for. */
  readonly cartId: string | null;
  readonly epoch: number;
  readonly snapshotVersion: number | null;
  /** When it was sealed, ms. Only to be careful with a doubt that the server may have forgotten ([GW9]). */
  readonly at?: number;
  /** The gateway honours no keys: only the snapshot that it was made for tells later what became of it. */
  readonly keyless?: boolean;
}

/**
 * `waiting` was never attempted (or its last body provably did nothing and was thrown away); `sending` has an attempt under way; `ambiguous`
 * may or may not have happened; `unprocessed` was attempted and provably did not happen; `refused` is final until the shopper decides.
 * Acknowledged changes leave the outbox for the receipts.
 */
export type MutationState = 'waiting' | 'sending' | 'ambiguous' | 'unprocessed' | 'refused';

export interface Refusal {
  /** An error code of the contract, or one of `LOCAL_REASONS`. */
  readonly code: string;
  readonly status: number;
  readonly details?: unknown;
}

/** When the next attempt may be made. Durations from a start, so that a clock that is set anew can only shorten the wait. */
export interface Pause {
  readonly since: number;
  readonly delay: number;
  /** The part of the delay that the server asked for: not cut short by a wake-up. */
  readonly asked: number;
}

export interface Mutation extends Tap {
  /** Order within the lane: an integer allocated in the transaction that stored it. */
  readonly seq: number;
  readonly lane: Lane;
  /** Lines it is about; none: about the whole basket. */
  readonly lines: readonly LineKey[];
  /** Ids of taps that were merged into it. */
  readonly merged: readonly string[];
  readonly key: string;
  readonly state: MutationState;
  readonly seal: Seal | null;
  /** Attempts ever begun; 0 means that it may still be merged. */
  readonly attempts: number;
  /** Of these, with the present seal, how many ended without an answer that settles them. */
  readonly doubts: number;
  /** Failures in a row: the back-off's exponent. */
  readonly failures: number;
  readonly pause: Pause | null;
  /** Set aside after answering with a server error again and again: later changes of other lines go on. */
  readonly parked: boolean;
  /** Second chances taken, each at most once or twice: see the rules that name them. */
  readonly spent: {
    readonly rebuild?: number;
    readonly quickShop?: number;
    readonly line?: number;
    readonly rebase?: number;
    readonly session?: number;
  };
  readonly refusal: Refusal | null;
}

/** Reasons of our own beside the contract's codes, for what is settled without the server. */
export const LOCAL_REASONS = {
  /** The basket became an order while this change waited. */
  ordered: 'HERE-ORDERED',
  /** A line of a vanished basket that did not come back. */
  lineLost: 'HERE-LINE-LOST',
  /** No shipment of the basket fits any more. */
  shipmentGone: 'HERE-SHIPMENT-GONE',
  /** Whether it was made cannot be known: the shopper looks at the quantity. */
  check: 'HERE-CHECK-QUANTITY',
  /** It has waited for so long that the shopper is asked first. */
  stillWanted: 'HERE-STILL-WANTED',
} as const;

export type HoldReason =
  /** A newer app is needed (426). */
  | 'client-too-old'
  /** The cookie belongs to somebody else. */
  | 'identity'
  /** The bot challenge waits for the page. */
  | 'challenge'
  | 'forbidden'
  /** A session could not be had, again and again. */
  | 'session';

export interface Hold {
  readonly reason: HoldReason;
  readonly pause: Pause;
  /** Build of the app that was refused: another build tries at once. */
  readonly build: string;
}

export interface LaneRow {
  readonly lane: Lane;
  readonly nextSeq: number;
  /** Number of the latest drainer: an older one may not record anything. */
  readonly fence: number;
  /** Rises with every change of the lane: readers keep the newest. */
  readonly rev: number;
  /** Which database of this device it is: the browser may clear one and leave the page that wrote it (`after-wipe.ts`). */
  readonly database?: string | undefined;
  readonly hold: Hold | null;
  /** The session must be renewed before the next personal call. */
  readonly renew: boolean;
  /** Absent or null: nobody is signing in. */
  readonly signIn?: SignInJournal | null;
  readonly signOut?: SignOutJournal | null;
  /** What was tapped under a name of old is theirs ([ID5]). */
  readonly became?: Names;
  /** How the last sign-in ended, for whoever began it. */
  readonly lastSignIn?: SignInOutcome;
}

/** What a sign-in screen was given for the shopper's password: good for one exchange, and soon for none. */
export interface SignInCredentials {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
}

/** How far a sign-in has come ([SIGN1]). */
export interface SignInJournal {
  readonly stage: 'drain' | 'exchange' | 'identify' | 'fetch';
  /** Changes up to this number are sent as the guest's; later ones wait for the account's basket. */
  readonly barrier: number;
  readonly credentials: SignInCredentials;
  /** Exchanges ever begun: the end of all but the last is unknown. */
  readonly attempts: number;
  /** Whom the shop took us for, and the account's basket. */
  readonly account: Account | null;
  readonly failures: number;
  readonly pause: Pause | null;
}

export interface Account {
  readonly subject: string;
  readonly cartId: string | null;
  /** The shop has put the guest's basket into it. */
  readonly merged: boolean;
}

export interface SignInOutcome {
  readonly outcome: 'signed-in' | 'failed';
  /** Why it failed: a code of the contract, where the shop gave one. */
  readonly code?: string;
  /** An exchange of it may still be under way and come true ([SIGN10]); `again`: an earlier sign-in with this basket ended so too. */
  readonly doubt?: 'first' | 'again';
}

/** `drain`: what waits is sent first. `end`: the device has let go of the person, the shop is still to hear of it ([OUTS1]). */
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

/** How far the making anew of a vanished basket has come (BSK404). */
export interface RebuildJournal {
  readonly stage: 'ask-order' | 'read-order' | 'create';
  readonly oldCartId: string;
  readonly order: { readonly orderNumber: string; readonly st: string } | null;
  readonly create: WireRequest | null;
  readonly failures: number;
  readonly pause: Pause | null;
}

/** The server's cart as this device last heard of it; one row per subject. */
export interface CartRow {
  readonly subject: string;
  readonly cartId: string | null;
  /** Rises whenever another basket takes the place of this one. */
  readonly epoch: number;
  readonly snapshot: Cart | null;
  /** When the snapshot was received: "prices as of". */
  readonly asOf: string | null;
  /** Answers that changed the cart: a read that began before the newest of them is thrown away. */
  readonly acks: number;
  /** `soon`: read once the queue is empty; `first`: before anything else is compiled. */
  readonly read: 'no' | 'soon' | 'first';
  readonly readFailures: number;
  readonly readPause: Pause | null;
  readonly rebuild: RebuildJournal | null;
  /** Times of the last rebuilds (ms): three an hour at most. */
  readonly rebuilt: readonly number[];
  /** The checkout has begun to place an order with this cart: its items are not put back without asking. */
  readonly ordering: boolean;
  /** It may have been put into an account's basket: should it vanish, its items are not put back without asking ([SIGN6]). */
  readonly merging?: boolean;
  /** Receipts: guests' baskets that are in this one already ([SIGN4]). */
  readonly mergedFrom?: readonly string[];
}

export type NoticeKind = 'became-order' | 'invalid-customer' | 'rebuilt' | 'price-up' | 'price-down' | 'sold-out';

/** Something the shopper should learn, kept until dismissed. */
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
 * Everything a device holds for one lane. The engine's rules are pure functions from this to the next; the store runs one of
 * them in one transaction and writes what differs.
 */
export interface Held {
  readonly lane: LaneRow;
  readonly identity: Identity | null;
  /** One for each subject this device has known. */
  readonly carts: readonly CartRow[];
  /** In order; all subjects. */
  readonly outbox: readonly Mutation[];
  readonly notices: readonly Notice[];
  /** Written by this transaction. */
  readonly receipts: readonly Receipt[];
  /** Of the ids that were asked about: those that have a receipt. */
  readonly settled: ReadonlySet<string>;
}

/** Who became whom on this device, in order. */
export type Names = readonly (readonly [from: string, to: string])[];

export const nameNow = (names: Names | undefined, subject: string): string =>
  (names ?? []).reduce((name, [from, to]) => (name === from ? to : name), subject);

/** The subject of changes made before the device had any session. */
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

export const emptyHeld = (lane: Lane): Held => ({
  lane: emptyLane(lane),
  identity: null,
  carts: [],
  outbox: [],
  notices: [],
  receipts: [],
  settled: new Set(),
});

export const subjectOf = (held: Held): string => held.identity?.subject ?? NOBODY;

/** The cart of whoever uses the device now. */
export const cartOf = (held: Held): CartRow => held.carts.find((cart) => cart.subject === subjectOf(held)) ?? emptyCart(subjectOf(held));

export const withCart = (held: Held, cart: CartRow): Held => ({
  ...held,
  carts: [...held.carts.filter((other) => other.subject !== cart.subject), cart],
});

/** The same of whoever uses the device now, with what is different. */
export const changeCart = (held: Held, different: Partial<CartRow>): Held => withCart(held, { ...cartOf(held), ...different });

/** Changes of whoever uses the device now that are still to reach the server, in order. */
export const pendingRows = (held: Held): readonly Mutation[] => held.outbox.filter((row) => row.state !== 'refused' && isMine(held, row));

export const isMine = (held: Held, row: Mutation): boolean => (row.subject ?? NOBODY) === subjectOf(held);

/** In which whoever uses the device now shops. */
export const localeOf = (held: Held): LocaleId =>
  (cartOf(held).snapshot?.locale as LocaleId | undefined) ?? held.outbox.findLast((row) => isMine(held, row))?.locale ?? 'en-us';
