import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Remaining allowances of rate limits. Keys are hashes of what is counted and for whom: no address or account name is stored. */
export const limitBuckets = pgTable(
  'limit_buckets',
  {
    key: text('key').primaryKey(),
    tokens: doublePrecision('tokens').notNull(),
    /** When this many were left. */
    at: at('at').notNull(),
  },
  (t) => [index('limit_buckets_age').on(t.at)],
);

/** Challenges whose proof was accepted: each is valid once, in all processes. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    hash: text('hash').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('used_proofs_expiry').on(t.expiresAt)],
);
