import { count, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../open.ts';

const WAITING = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Resolves when another transaction waits for a lock that this one holds. In the embedded database transactions run one after the other, so the other
 * one has not begun, and it resolves at once.
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
