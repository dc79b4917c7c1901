import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors/errors.ts';

/** Any zod schema, full or mini. */
export type Schema = z.core.$ZodType;

/**
 * One row of the wire. `access` says whether an answer may be shared between shoppers: `public` calls go without
 * credentials and only their answers may enter Cache Storage; `personal` calls carry the session cookie and are never stored.
 * `effect` says what a repeat means: `read` changes nothing, `change` is done in one transaction together with its
 * Idempotency-Key, `saga` (placing an order) spans several transactions and journals its own progress.
 */
export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{placeholders}`, exactly as the specification writes it. */
  readonly path: string;
  readonly access: 'public' | 'personal';
  readonly effect: 'read' | 'change' | 'saga';
  /** A personal call needs a session unless it makes one or has no use for it; `registered`: one of an account, anybody else is refused with AUT404. */
  readonly session?: 'optional' | 'registered';
  readonly summary: string;
  readonly params?: Schema;
  /** The locale query is common to all calls and is not repeated here. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** Bytes of a body at most, where pictures come with it; else as every call. */
  readonly bodyLimit?: number;
  readonly response: Schema;
  /** 200 unless told. */
  readonly status?: 200 | 201 | 202;
  /** The address names its content: a response is good for ever, and is compressed once for all who ask. */
  readonly immutable?: true;
  /** Codes beyond the ones every call can answer (`COMMON_ERRORS` in errors.ts). The first that means 404 says that an id of the wrong form in the path names nothing. */
  readonly errors: readonly ErrorCode[];
  /** Where the call is described. */
  readonly spec: string;
}

export const defineCalls = <const T extends Record<string, CallRow>>(rows: T): T => rows;

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<R extends CallRow> = OutputOf<R['params']>;
export type QueryOf<R extends CallRow> = OutputOf<R['query']>;
export type QueryInputOf<R extends CallRow> = InputOf<R['query']>;
export type BodyOf<R extends CallRow> = OutputOf<R['body']>;
export type BodyInputOf<R extends CallRow> = InputOf<R['body']>;
export type ResponseOf<R extends CallRow> = OutputOf<R['response']>;
