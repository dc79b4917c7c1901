import type { Session } from '#contract/calls/auth.ts';
import type { ReplayState, Lane, SignInCredentials, WireRequest } from '#db/mutations/mutation.ts';

/** Everything outside the engine. It has no clock, randomness, network or storage of its own, so the simulation runs the production code. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly lock: Lock;
  readonly transport: Transport;
  readonly session: SessionPort;
  /** Only with the rules of identity.ts. */
  readonly account?: AccountPort;
  readonly connectivity: ConnectivityPort;
}

export interface Clock {
  /** Wall clock, ms. */
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
}

export interface Random {
  /** UUIDv7, rising. */
  id(): string;
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
}

/**
 * One strict transaction over the whole state of a lane. `work` is pure and synchronous, so nothing can be awaited inside the transaction; it may run
 * again on a newer state.
 */
export interface Store {
  /** Rejects with a `StorageTrouble` if nothing was stored. */
  change<T>(
    lane: Lane,
    work: (held: ReplayState) => readonly [ReplayState, T],
    ask?: readonly string[],
  ): Promise<{ readonly held: ReplayState; readonly result: T }>;
  read(lane: Lane): Promise<ReplayState>;
}

export interface Lock {
  /** Runs `work` while it holds the name. Waits for it, or with `steal` takes it from its holder, whose `hold` then rejects. */
  hold<T>(name: string, work: () => Promise<T>, steal?: boolean): Promise<T>;
}

/** The result of a request; `retryAfterMs` is the wait that was asked for. Only `answer` comes from the server. */
export type Answer = { readonly retryAfterMs?: number | null | undefined } &
  /** The request never left: fetch was not called. */
  (
    | { readonly kind: 'never-sent' }
    /** It left, or may have; nothing came back. */
    | { readonly kind: 'no-answer' }
    /** Something else answered: a captive portal, a proxy's page, a truncated body. */
    | { readonly kind: 'not-an-answer'; readonly status: number }
    | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  );

export interface Transport {
  /** Never rejects. `holds`: tag of the cart that the device holds, or `none`; no part of the sealed request. */
  send(request: WireRequest, holds?: string): Promise<Answer>;
}

/** The subject of the session, and in `basket` `{ id, mergedFrom }`: the cart, and for an account the guest carts merged into it; not validated. */
export interface KnownSession extends Pick<Session, 'subject' | 'type'> {
  readonly basket?: unknown;
}

export type SessionOutcome = { readonly kind: 'session'; readonly session: KnownSession } | { readonly kind: 'no-session'; readonly answer: Answer };

export interface SessionPort {
  /** Gets or renews the device's session; a guest keeps the guest id. Never rejects. */
  renew(): Promise<SessionOutcome>;
  /** How long not to call `renew` again after a failure, ms; `awake` shortens the back-off, but not a wait that the server asked for ([NET3]). */
  waitMs(awake: boolean): number;
}

/** Signing in and out. Like `renew`, both change the cookie that pages and worker share, so one call runs at a time per device. */
export interface AccountPort {
  /**
   * Exchanges the sign-in credentials for the account's session, and names the guest's cart to merge into the account's. The same exchange within a
   * minute returns the same session. Never rejects.
   */
  exchange(given: SignInCredentials & { readonly guestCartId: string | null }): Promise<Answer>;
  /** Ends the session at the server; one that has already ended is not an error. Never rejects. */
  end(): Promise<Answer>;
}

/** `slow`: late responses; `captive`: something else answers; `down`: the network works, the server does not. */
export type Connection = 'unknown' | 'online' | 'slow' | 'captive' | 'offline' | 'down';

/** Whether the server can be reached. */
export const reaches = (connection: Connection): boolean => connection === 'online' || connection === 'slow';

export interface ConnectivityPort {
  /** What is known without a request. */
  current(): Connection;
  /** A request was answered or not: the known state may have changed. */
  note(answered: boolean): void;
  /** Queries the server's clock with a nonce that must be returned. Never rejects. */
  probe(): Promise<Connection>;
}
