import type { CartChange } from '#db/cart/change.ts';
import type { Answer } from '#db/replay/ports.ts';
import type { WireRequest } from '#db/mutations/mutation.ts';

/** One thing that a shopper did. */
export interface SimulatedTap {
  readonly id: string;
  readonly change: CartChange;
}

/** What a client knows about the request it makes; it goes along beside the wire, for the history. */
export interface RequestTag {
  readonly device: string;
  /** Of all taps that are in it. */
  readonly ids: readonly string[];
  readonly seq: number;
  /** What the wish had become when it was sent. */
  readonly change: Pick<CartChange, 'type' | 'args'>;
  readonly lines: readonly string[];
  readonly attempt: number;
}

/** A request as it leaves, with the tag of the cart that the device holds. */
export type SentRequest = WireRequest & { readonly holds?: string };

/** Why a write failed. */
export type DiskCondition = 'quota' | 'newer' | 'failed';

export class DiskTrouble extends Error {
  readonly condition: DiskCondition;
  constructor(condition: DiskCondition) {
    super(condition);
    this.condition = condition;
  }
}

/** What a process of the browser has. Everything in it can fail, be late, or never come back. */
export interface Host {
  readonly kind: 'page' | 'worker';
  /** Version of the app that this process runs. */
  readonly build: string;
  readonly clock: { now(): number; after(ms: number, call: () => void): () => void };
  readonly random: { id(): string; fraction(): number };
  /** One transaction over all that the device holds; the state is the client's own affair and is never changed in place. */
  readonly disk: { transact<T>(work: (state: unknown) => readonly [unknown, T]): Promise<T>; read(): Promise<unknown> };
  /** What the screen is always up to date with. */
  readonly peek: () => unknown;
  readonly lock: { hold<T>(name: string, work: () => Promise<T>, steal?: boolean): Promise<T> };
  readonly send: (request: SentRequest, tag: RequestTag | null) => Promise<Answer>;
  /** Written at once and not strictly: local storage. */
  readonly journal: Map<string, unknown>;
  /** The client tells the shopper that a tap could not be kept. */
  readonly lost: (id: string) => void;
}

/** The client in one process. */
export interface SimulatedProcess {
  /** Resolves once the tap is kept, or the shopper told that it is not. */
  tap(tap: SimulatedTap): Promise<void>;
  wake(urgent: boolean): void;
  /** Looks at the server's cart as soon as nothing waits. */
  refresh(): void;
  /** Another call of the page was answered with the cart. */
  overhear(cart: unknown): void;
  /** The shopper deals with what was refused. */
  answerRefusal(id: string, how: 'retry' | 'dismiss'): void;
  dismissNotices(): void;
  /** The shop has said who we are. */
  meet(session: { readonly subject: string; readonly type: 'Guest' | 'Registered' }, cartId: string | null): void;
  /** A sign-in screen was given the right password. */
  signIn(credentials: { readonly authorizationCode: string; readonly codeVerifier: string }): void;
  /** A service worker's event: works as long as there is something to do. */
  drain(): Promise<void>;
}

export interface SightRow {
  /** The wish, and those that were merged into it. */
  readonly ids: readonly string[];
  readonly seq: number;
  readonly type: string;
  readonly args: unknown;
  readonly lines: readonly string[];
  readonly attempts: number;
  readonly state: string;
  /** Whose: a subject, or null before there was one. */
  readonly subject: string | null;
  /** It is in the snapshot already. */
  readonly proven: boolean;
  /** Of a refused one. */
  readonly code: string | null;
}

export type Lines = ReadonlyMap<string, number>;

/** What a device holds, in the words of the history. */
export interface Sight {
  readonly subject: string | null;
  readonly type: 'Guest' | 'Registered' | null;
  readonly cartId: string | null;
  readonly epoch: number;
  readonly fence: number;
  /** What the screen shows. */
  readonly lines: Lines;
  /** The server's last word. */
  readonly snapshot: Lines;
  readonly rows: readonly SightRow[];
  readonly notices: ReadonlyMap<string, string>;
  /** Something that only time lifts stands in the way. */
  readonly held: boolean;
  readonly settled: ReadonlyMap<string, string>;
}

/** A queue under test. The simulation knows nothing else of it, so that others can be driven by the same traces. */
export interface SimulatedClient<P extends SimulatedProcess = SimulatedProcess> {
  readonly name: string;
  /** What a new device's database holds. */
  readonly empty: unknown;
  start(host: Host): P;
  /** Null while nothing in the state differs from `before`. */
  look(state: unknown): Sight;
}
