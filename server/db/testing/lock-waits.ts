import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { OpenDatabase } from '../open.ts';

const WAITING = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Until another transaction has come as far as a lock that this one holds. In the embedded database transactions take turns: the other one does not
 * begin before this one has ended, and nothing is waited for.
 */
export const untilOneWaitsForLock = async ({ db, kind }: OpenDatabase): Promise<void> => {
  if (kind === 'embedded') return;
  await vi.waitUntil(async () => ((await db.execute(WAITING)) as unknown as { rows: unknown[] }).rows.length > 0, { timeout: 10_000 });
};
