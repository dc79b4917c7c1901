import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { limitBuckets } from '#server/platform/db/schema/limits.ts';
import type { RateLimit } from '#server/platform/http/limit.ts';
import { type Allowance, ALLOWANCES, type Allowances, allowancesOf } from './allowances.ts';

/** What is in a bucket by now; a clock that is set back fills nothing. */
const leftAt = (now: Date, { burst, perMinute }: Allowance) => {
  const seconds = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${limitBuckets.at}))::double precision`;
  return sql<number>`least(${burst}::double precision, ${limitBuckets.tokens} + ${seconds} * ${perMinute / 60}::double precision)`;
};

/** Takes one, in one statement: a hundred at once are counted like a hundred in a row. @returns how many seconds to wait where none is left */
const takeOne = async (db: Db, key: string, allowance: Allowance, now: Date): Promise<number | undefined> => {
  const left = leftAt(now, allowance);
  const [taken] = await db
    .insert(limitBuckets)
    .values({ key, tokens: allowance.burst - 1, at: now })
    .onConflictDoUpdate({ target: limitBuckets.key, set: { tokens: sql`${left} - 1`, at: now }, setWhere: sql`${left} >= 1` })
    .returning({ key: limitBuckets.key });
  if (taken) return undefined;
  const [row] = await db.select({ left }).from(limitBuckets).where(eq(limitBuckets.key, key));
  return (1 - Math.min(1, row?.left ?? 0)) / (allowance.perMinute / 60);
};

/**
 * Token buckets in the database: all processes take from the same ones, and a restart fills none. What has no allowance costs no statement. A repeat of a
 * change under its key is answered before anybody counts; what a change has taken comes back where the change is undone.
 * @param purpose keeps apart what is counted of the same call for different reasons
 */
export const createRateLimit =
  (clock: () => Date, allowances: Allowances = ALLOWANCES, purpose = 'limit'): RateLimit =>
  async (db, { call, subject, clientAddress }) => {
    for (const allowance of allowancesOf(allowances[call])) {
      const who = allowance.by === 'subject' && subject !== undefined ? `subject ${subject}` : `address ${clientAddress}`;
      const key = createHash('sha256').update(`${purpose} ${call} ${who}`).digest('base64url');
      const seconds = await takeOne(db, key, allowance, clock());
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  };

/** By then every bucket is full again, and one that is full says nothing. */
export const FULL_AGAIN_MS = 10 * 60_000;

export const forgetFullBuckets = async (db: Db, now: Date): Promise<void> => {
  await db.delete(limitBuckets).where(lt(limitBuckets.at, new Date(now.getTime() - FULL_AGAIN_MS)));
};
