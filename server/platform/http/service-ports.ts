import type { Context } from 'hono';
import type { Db } from '#server/platform/db/open.ts';
import type { Reads } from '#server/platform/db/reads.ts';
import type { CallGuard } from './call-guard.ts';
import type { CartDifferences } from './cart-differences.ts';
import type { CallSession, Log } from './context.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { RateLimit } from './limit.ts';

/** A served call, for logs and metrics. */
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
  /** Where public reads go; absent: to `db`. */
  readonly reads?: Pick<Reads, 'read' | 'caughtUp'> | undefined;
  /** The session of a request, from its cookies; undefined without a valid one. */
  readonly authenticate: (request: Request, db: Db) => Promise<CallSession | undefined>;
  /** Whether the subject that a change states exists. */
  readonly knowsSubject?: (subject: string, db: Db) => Promise<boolean>;
  readonly idempotency: IdempotencyStore;
  readonly limit: RateLimit;
  /** Absent: no bot check. */
  readonly guard?: CallGuard | undefined;
  /** Absent: every answer with a cart is the whole cart, without a tag. */
  readonly cartDifferences?: CartDifferences | undefined;
  readonly log: Log;
  readonly clock: () => Date;
  /** Public origin of the shop, without a trailing slash. */
  readonly publicOrigin: string;
  readonly clientAddress: (c: Context) => string;
  /** Checks every response against its schema; a mismatch is a failure. For tests and development. */
  readonly checkAnswers: boolean;
  /** If set, every call must carry one of them (API400). */
  readonly accessKeys?: ReadonlySet<string> | undefined;
  readonly onServed?: (served: ServedCall) => void;
}
