import type { ConsumerType } from '#contract/accounts.ts';
import type { CallName, Calls } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';

/** Structured log lines in pino's format. Fields never hold personal data, queries or bodies. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The account of a session. */
export interface CallAccount {
  /** The consumer's id. */
  readonly id: string;
  readonly consumerType: ConsumerType;
}

/** The session, as far as handlers may know it. */
export interface CallSession {
  readonly sessionId: string;
  /** Opaque; owns carts, keys, lists and orders. An account has the same one in all its sessions. */
  readonly subject: string;
  /** Absent: a guest. */
  readonly account?: CallAccount | undefined;
}

export type RegisteredSession = CallSession & { readonly account: CallAccount };

/**
 * Public calls, and the few that create a session, have none; every other call is refused with WMK401 before its handler runs, and a call for
 * accounts with AUT404 if the session is a guest's.
 */
type SessionOf<N extends CallName> = Calls[N] extends { access: 'public' } | { session: 'optional' }
  ? CallSession | undefined
  : Calls[N] extends { session: 'registered' }
    ? RegisteredSession
    : CallSession;

export interface CallContext<N extends CallName = CallName> {
  /** For a `change` the open transaction, in which nothing but this handle may be awaited; otherwise the database. */
  readonly db: Db;
  readonly locale: Locale;
  readonly session: SessionOf<N>;
  readonly correlationId: string;
  /** Of the change; absent if the client sent none. */
  readonly idempotencyKey: string | undefined;
  /** Identifies the request under its key: another body has another fingerprint. Large bodies take milliseconds: ask only with a key. */
  readonly fingerprint: () => string;
  /** Cart version that the change was made against. */
  readonly ifMatch: number | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  /** The origin of an order: the commerce channel, or the app's web view (spec 1 §7). */
  readonly channel: string;
  /** In preview, the time whose content is shown. */
  readonly previewAt: Date | undefined;
  /** Address of the client: for limits, never for logs. */
  readonly clientAddress: string;
  /** A request header, for the few calls that use one (user agent); of `Cookie` only the shop's own names (`cookieNames`). */
  readonly header: (name: string) => string | undefined;
  /** Adds a Set-Cookie line to the response. */
  readonly setCookie: (cookie: string) => void;
  /**
   * Refuses with WMK429 or WMK426. The mount calls it for every call except sagas: a saga first looks up the outcome of its key, so that a repeat of
   * an order is never refused, and admits only new requests.
   * @param tx the open transaction, if any, in which the request is counted
   */
  readonly admit: (tx?: Db) => Promise<void>;
  /** Runs after the transaction has committed: mail, wake-ups. A failure is logged and does not change the response. */
  readonly afterCommit: (task: () => void | Promise<void>) => void;
}
