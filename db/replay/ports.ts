import type { Session } from '#contract/auth.ts';
import type { Held, Lane, SignInCredentials, WireRequest } from './mutation.ts';

/**
 * Everything the engine touches. It has no clock, no chance, no network and no storage of its own, so that the simulation runs
 * the very code that ships.
 */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly lock: Lock;
  readonly transport: Transport;
  readonly session: SessionPort;
  /** With the rules of identity.ts alone. */
  readonly account?: AccountPort;
  readonly connectivity: ConnectivityPort;
}

export interface Clock {
  /** Wall time, ms. */
  now(): number;
  /** Calls back once after `ms`; the answer cancels. */
  after(ms: number, call: () => void): () => void;
}

export interface Random {
  /** UUIDv7, rising. */
  id(): string;
  /** From 0 up to 1. */
  fraction(): number;
}

/**
 * One strict transaction over all that a device holds for a lane. `work` is pure and synchronous, so nothing can be awaited
 * inside the transaction; it may run again on a fresh state.
 */
export interface Store {
  /** Rejects with a `StorageTrouble` when the change could not be kept; then nothing of it was. */
  change<T>(lane: Lane, work: (held: Held) => readonly [Held, T], ask?: readonly string[]): Promise<{ readonly held: Held; readonly result: T }>;
  read(lane: Lane): Promise<Held>;
}

export interface Lock {
  /** Runs `work` while nobody else holds the name; waits for its turn, or takes the name from its holder, whose `hold` then rejects. */
  hold<T>(name: string, work: () => Promise<T>, steal?: boolean): Promise<T>;
}

/** What came back, with how long to wait where somebody asked for that, in ms. Only `answer` is the shop speaking. */
export type Answer = { readonly retryAfterMs?: number | null | undefined } &
  /** The request never left: fetch was not called. */
  (
    | { readonly kind: 'never-sent' }
    /** It left, or may have; nothing came back. */
    | { readonly kind: 'no-answer' }
    /** Something else answered: a captive portal, a proxy's page, half a body. */
    | { readonly kind: 'not-an-answer'; readonly status: number }
    | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  );

export interface Transport {
  /** Never rejects. */
  send(request: WireRequest): Promise<Answer>;
}

/** Who the shop takes us for, and `{ id, mergedFrom }`: the person's basket, and of an account the guests' baskets that are in it; unchecked. */
export interface KnownSession extends Pick<Session, 'subject' | 'type'> {
  readonly basket?: unknown;
}

export type SessionOutcome = { readonly kind: 'session'; readonly session: KnownSession } | { readonly kind: 'no-session'; readonly answer: Answer };

export interface SessionPort {
  /** Gets or renews the device's session; a guest keeps the guest id. Never rejects. */
  renew(): Promise<SessionOutcome>;
  /** How long not to ask again, in ms, after it was not given; `awake` cuts our own waiting short, but not what the shop asked for ([NET3]). */
  waitMs(awake: boolean): number;
}

/** Where people can sign in. Like `renew`, both change the cookie that pages and worker share: one at a time for the whole device. */
export interface AccountPort {
  /**
   * Exchanges what a sign-in screen was given for the account's session, and names the guest's basket that is to become part of the account's. The same
   * twice within a minute gives the same session. Never rejects.
   */
  exchange(given: SignInCredentials & { readonly guestCartId: string | null }): Promise<Answer>;
  /** Ends the session at the shop; one that has ended is no error. Never rejects. */
  end(): Promise<Answer>;
}

/** `slow` answers late; `captive` is answered by somebody else; `down`: the network is there, the shop is not. */
export type Connection = 'unknown' | 'online' | 'slow' | 'captive' | 'offline' | 'down';

/** The shop itself can be had. */
export const reaches = (connection: Connection): boolean => connection === 'online' || connection === 'slow';

export interface ConnectivityPort {
  /** What is known without asking. */
  current(): Connection;
  /** An exchange went well or came to nothing: what was known before may no longer hold. */
  note(answered: boolean): void;
  /** Asks the shop's clock with a nonce that must come back. Never rejects. */
  probe(): Promise<Connection>;
}
