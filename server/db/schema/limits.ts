import { doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What is left of what somebody may ask for. Keys are hashes of what is counted and for whom: an address or a name of an account stands nowhere here.
 */
export const limitBuckets = pgTable(
  'limit_buckets',
  {
    key: text('key').primaryKey(),
    tokens: doublePrecision('tokens').notNull(),
    /** When so many were left. */
    at: at('at').notNull(),
  },
  (t) => [index('limit_buckets_age').on(t.at)],
);

/** Challenges whose proof has been taken: each is good once, at whichever process. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    hash: text('hash').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('used_proofs_expiry').on(t.expiresAt)],
);
