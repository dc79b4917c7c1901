import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { signInTries } from '#server/platform/db/schema/accounts.ts';
import type { Watched } from '#server/platform/http/call-guard.ts';
import { countTry } from '#server/platform/rate-limits/count-try.ts';

export interface Suspicion {
  /** Counts one more change; true where there were more than a person makes. */
  notice(db: Db, who: Watched): Promise<boolean>;
  /** Proved to be a person: so many more are free. */
  clear(db: Db, who: Watched): Promise<void>;
}

const MINUTE_MS = 60_000;

/** An address or a session stands nowhere in the database. */
const keyOf = ({ sessionId, isGuest, clientAddress }: Watched): string =>
  createHash('sha256')
    .update(`changes ${isGuest || sessionId === undefined ? `at ${clientAddress}` : sessionId}`)
    .digest('base64url');

/**
 * Counts changes within a minute in the database, for all processes together: one statement a change, and none where nobody is ever suspected. A change that is
 * undone is not counted.
 * @param perMinute more than so many are suspicious; 0: none ever are
 */
export const createSuspicion = (clock: () => Date, perMinute: number): Suspicion => ({
  async notice(db, who) {
    if (perMinute === 0) return false;
    const { tries } = await countTry(db, keyOf(who), MINUTE_MS, clock());
    return tries > perMinute;
  },
  async clear(db, who) {
    await db.delete(signInTries).where(eq(signInTries.key, keyOf(who)));
  },
});
