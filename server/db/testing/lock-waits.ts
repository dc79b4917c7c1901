import { count, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../open.ts';

const WAITING = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Until another transaction has come as far as a lock that this one holds. In the embedded database transactions take turns: the other one does not
 * begin before this one has ended, and nothing is waited for.
 */
export const untilOneWaitsForLock = async ({ db, kind }: OpenDatabase): Promise<void> => {
  if (kind === 'embedded') return;
  await vi.waitFor(
    async () => {
      const [found] = await db.select({ waiting: count() }).from(WAITING);
      expect(found?.waiting).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
};
