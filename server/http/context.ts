import type { ConsumerType } from '#contract/accounts.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '../db/open.ts';

/** Structured log lines, as pino writes them. Fields never hold personal data, queries or bodies. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Whose account it is. */
export interface CallAccount {
  /** The consumer's id. */
  readonly id: string;
  readonly consumerType: ConsumerType;
}

/** Who asks, as far as handlers may know. */
export interface CallSession {
  readonly sessionId: string;
  /** Opaque; owns carts, keys, lists and orders. An account's is the same in all its sessions. */
  readonly subject: string;
  /** Absent: a guest. */
  readonly account?: CallAccount | undefined;
}

export type RegisteredSession = CallSession & { readonly account: CallAccount };

/**
 * Public calls and the few that make a session have none for certain; every other call is refused with WMK401 before its handler runs, and one for
 * accounts with AUT404 where a guest asks.
 */
type SessionOf<N extends CallName> = Calls[N] extends { access: 'public' } | { session: 'optional' }
  ? CallSession | undefined
  : Calls[N] extends { session: 'registered' }
    ? RegisteredSession
    : CallSession;

export interface CallContext<N extends CallName = CallName> {
  /** For a `change` the open transaction, in which nothing but this handle is awaited; otherwise the database. */
  readonly db: Db;
  readonly locale: Locale;
  readonly session: SessionOf<N>;
  readonly correlationId: string;
  /** Of the change; absent when the client sent none. */
  readonly idempotencyKey: string | undefined;
  /** What the key stands for: another body under the same key has another fingerprint. */
  readonly fingerprint: string;
  /** Cart version that the change was made against. */
  readonly ifMatch: number | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  /** Where an order comes from: the commerce channel, or the app's web view (spec 1 §7). */
  readonly channel: string;
  /** Moment to show the content of, in preview. */
  readonly previewAt: Date | undefined;
  /** Address of the client: for limits, never for logs. */
  readonly clientAddress: string;
  /** A request header as it came, for the few calls that take one (user agent); of `Cookie` the shop's own names (`cookieNames`). */
  readonly header: (name: string) => string | undefined;
  /** Adds a Set-Cookie line to the answer. */
  readonly setCookie: (cookie: string) => void;
  /**
   * Refuses with WMK429 or WMK426. Done by the mount for every call but sagas: a saga first looks whether its key has an
   * outcome, so that a lost answer to an order never becomes a refusal, and admits what is new.
   * @param tx the open transaction, where there is one: what is counted is counted in it
   */
  readonly admit: (tx?: Db) => Promise<void>;
  /** Done once the transaction is there for good: mail, wake-ups. A failure is logged and changes no answer. */
  readonly afterCommit: (task: () => void | Promise<void>) => void;
}
