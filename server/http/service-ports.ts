import type { Context } from 'hono';
import type { Db } from '../db/open.ts';
import type { CallGuard } from './call-guard.ts';
import type { CallSession, Log } from './context.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { RateLimit } from './limit.ts';

/** One line about one call, for logs and metrics. */
export interface ServedCall {
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly correlationId: string;
  readonly transactionId: string | undefined;
  readonly code: string | undefined;
  readonly replayed: boolean;
}

export interface ServicePorts {
  readonly db: Db;
  /** The session of a request, by its cookies; undefined when there is none that counts. */
  readonly authenticate: (request: Request, db: Db) => Promise<CallSession | undefined>;
  /** Whether anybody is known under a name that a change was made under. */
  readonly knowsSubject?: (subject: string, db: Db) => Promise<boolean>;
  readonly idempotency: IdempotencyStore;
  readonly limit: RateLimit;
  /** Absent: nobody has to prove anything. */
  readonly guard?: CallGuard | undefined;
  readonly log: Log;
  readonly clock: () => Date;
  /** Origin under which the shop is known, without a slash at the end. */
  readonly publicOrigin: string;
  readonly clientAddress: (c: Context) => string;
  /** Every answer is checked against its schema; a mismatch is a failure. For tests and development. */
  readonly checkAnswers: boolean;
  /** Where given, every call must carry one of them (API400). */
  readonly accessKeys?: ReadonlySet<string> | undefined;
  readonly onServed?: (served: ServedCall) => void;
}
