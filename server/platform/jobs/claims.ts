import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { jobClaims } from '#server/platform/db/schema/jobs.ts';

/** How long a process that ends in the middle of its work keeps others from it. */
const LEASE_MS = 60_000;
/** Timers of processes drift: the next turn is open a little before the period is over. */
const EARLY = 0.9;

export interface JobClaims {
  /**
   * Does the work unless a process of this database is doing it, or has done it within the period.
   * @param periodMs how often the work is done in the whole cluster
   * @returns whether this process did it
   */
  readonly run: (name: string, periodMs: number, work: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Recurring work that one process of a cluster does at a time. A claim is a row with an end, not a lock of a connection: it outlives no process for longer
 * than its lease, holds no connection, and works through a pooler that gives a connection for a transaction only.
 */
export const createJobClaims = (db: Db, leaseMs = LEASE_MS): JobClaims => {
  const holder = randomUUID();
  const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  const claim = async (name: string): Promise<boolean> => {
    const rows = await db
      .insert(jobClaims)
      .values({ name, holder, until: inMs(leaseMs) })
      .onConflictDoUpdate({
        target: jobClaims.name,
        set: { holder, until: inMs(leaseMs) },
        setWhere: lte(jobClaims.until, sql`clock_timestamp()`),
      })
      .returning({ name: jobClaims.name });
    return rows.length > 0;
  };
  const keep = async (name: string, ms: number): Promise<void> => {
    await db
      .update(jobClaims)
      .set({ until: inMs(ms) })
      .where(and(eq(jobClaims.name, name), eq(jobClaims.holder, holder)));
  };
  return {
    run: async (name, periodMs, work) => {
      if (!(await claim(name))) return false;
      const started = performance.now();
      let extending: Promise<void> = Promise.resolve();
      const extend = setInterval(() => {
        // Without the database the lease ends, and so does the work.
        extending = keep(name, leaseMs).catch(() => {});
      }, leaseMs / 3);
      extend.unref();
      try {
        await work();
      } finally {
        clearInterval(extend);
        await extending;
        await keep(name, Math.max(0, periodMs * EARLY - (performance.now() - started)));
      }
      return true;
    },
  };
};
