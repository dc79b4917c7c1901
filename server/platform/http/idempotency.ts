import { createHash } from 'node:crypto';
import type { CallName } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';

/** One use of a key. A key belongs to a subject and a call; the same key elsewhere is another key. */
export interface KeyUse {
  readonly subject: string;
  readonly call: CallName;
  readonly key: string;
  readonly fingerprint: string;
}

/** A stored response: a body, or the code and details of a final refusal. */
export interface StoredOutcome {
  readonly status: number;
  readonly body: unknown;
}

export type KeyState =
  /** A new key, held by this transaction until it ends. */
  | { readonly state: 'fresh' }
  | { readonly state: 'known'; readonly outcome: StoredOutcome }
  /** Known with another fingerprint. */
  | { readonly state: 'other-body' }
  /** Another transaction holds it. */
  | { readonly state: 'in-progress' };

/** Outcomes by key, kept for at least 30 days, written in the transaction that contains their effect. */
export interface IdempotencyStore {
  begin(tx: Db, use: KeyUse, now: Date): Promise<KeyState>;
  finish(tx: Db, use: KeyUse, outcome: StoredOutcome, now: Date): Promise<void>;
  /**
   * The response to a repeat: the stored outcome with the current cart. If the cart no longer exists it is BSK404, and the client creates its cart
   * again.
   */
  present(tx: Db, use: KeyUse, outcome: StoredOutcome): Promise<StoredOutcome>;
}

/** JSON with sorted keys: equivalent bodies have the same text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(',')}}`;
};

/** The proof of a bot check is not part of the request: a repeat may have one or not. */
const withoutProof = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('recaptcha_response' in body)) return body;
  const { recaptcha_response: _, ...rest } = body;
  return rest;
};

/** The identity of a request: call, path values, query without the locale (a repeat may come from a page in another language) and body. */
export const fingerprintOf = (call: CallName, params: unknown, query: Readonly<Record<string, string>>, body: unknown): string => {
  const { locale: _, ...rest } = query;
  return createHash('sha256')
    .update(canonical([call, params, rest, withoutProof(body)]))
    .digest('base64url');
};
