import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { checksMet } from '../db/schema/limits.ts';
import type { CallSession } from '../http/context.ts';

/** Who is watched: an account by its session, guests by their address, since a guest's session costs nothing. */
export interface Watched {
  readonly sessionId: string | undefined;
  readonly isGuest: boolean;
  readonly clientAddress: string;
}

export const watched = (session: CallSession | undefined, clientAddress: string): Watched => ({
  sessionId: session?.sessionId,
  isGuest: session?.account === undefined,
  clientAddress,
});

export interface Suspicion {
  /** Counts one more change; true where there were more than a person makes. */
  notice(db: Db, who: Watched): Promise<boolean>;
  /** Proved to be a person: so many more are free. */
  clear(db: Db, who: Watched): Promise<void>;
}

const MINUTE_MS = 60_000;
const SWEEP_AT = 20_000;

interface Count {
  changes: number;
  since: number;
}

const nameOf = ({ sessionId, isGuest, clientAddress }: Watched): string => (isGuest || sessionId === undefined ? `at ${clientAddress}` : sessionId);

const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url');

const metAt = async (db: Db, name: string): Promise<number> => {
  const [met] = await db
    .select({ at: checksMet.at })
    .from(checksMet)
    .where(eq(checksMet.key, keyOf(name)));
  return met?.at.getTime() ?? 0;
};

/**
 * Counts changes within a minute, each process for itself: an ordinary change costs no statement, and several processes are as many times more patient. Who
 * has met the check has met it for all of them; the database is asked that only of somebody who is suspected.
 * @param perMinute more than so many are suspicious; 0: none ever are
 */
export const createSuspicion = (clock: () => Date, perMinute: number): Suspicion => {
  const counts = new Map<string, Count>();
  return {
    async notice(db, who) {
      if (perMinute === 0) return false;
      const now = clock().getTime();
      const name = nameOf(who);
      if (counts.size > SWEEP_AT) for (const [old, { since }] of counts) if (now - since > MINUTE_MS) counts.delete(old);
      const known = counts.get(name);
      const count = known && now - known.since <= MINUTE_MS ? known : { changes: 0, since: now };
      count.changes += 1;
      counts.set(name, count);
      if (count.changes <= perMinute) return false;
      if ((await metAt(db, name)) <= count.since) return true;
      counts.set(name, { changes: 1, since: now });
      return false;
    },
    async clear(db, who) {
      const [name, now] = [nameOf(who), clock()];
      await db
        .insert(checksMet)
        .values({ key: keyOf(name), at: now })
        .onConflictDoUpdate({ target: checksMet.key, set: { at: now } });
      counts.delete(name);
    },
  };
};

/** Nobody counts from so long ago; clocks of several machines may differ. */
const KEPT_MS = 3_600_000;

export const forgetChecksMet = async (db: Db, now: Date): Promise<void> => {
  await db.delete(checksMet).where(lt(checksMet.at, new Date(now.getTime() - KEPT_MS)));
};
