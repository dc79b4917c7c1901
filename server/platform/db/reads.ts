import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db } from './open.ts';

/** Where reads go that may be a moment old. */
export interface Reads {
  /**
   * Runs reads, on the standby if it is used now. What fails there for its own reasons runs again on the primary, so `work` must change nothing. It must read
   * a version and the rows that the version names through the handle that it is given.
   */
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Resolves when no process reads less than what is committed now: mostly after some milliseconds, at the latest after LAG_MS. */
  readonly caughtUp: () => Promise<void>;
  /** @throws Error while the standby is not read from */
  readonly check: () => Promise<void>;
  readonly figures: () => ReadFigures;
  readonly stop: () => void;
}

export interface ReadFigures {
  readonly hasStandby: boolean;
  readonly isUsed: boolean;
  /** How old what the standby shows may be, ms. */
  readonly lagMs: number;
  /** Reads that ran on the standby, and on the primary. */
  readonly standby: number;
  readonly primary: number;
}

/** A standby that may be further behind is not read from, ms. */
export const LAG_MS = 1_000;
const LOOK_MS = 250;
/** Positions of the primary are kept this long, ms: of a standby that is further behind, only later ones matter. */
const OLDEST_MS = 10_000;
/** After a failure of its own the standby is left alone for this long, ms. */
const AWAY_MS = 1_000;

/** Without a standby. */
export const readsOfPrimary = (db: Db): Reads => {
  let primary = 0;
  return {
    read: (work) => {
      primary += 1;
      return work(db);
    },
    caughtUp: async () => {},
    check: async () => {},
    figures: () => ({ hasStandby: false, isUsed: false, lagMs: 0, standby: 0, primary }),
    stop: () => {},
  };
};

interface Position {
  readonly isStandby: boolean;
  /** Bytes of the log that are written, or, on a standby, replayed. */
  readonly at: bigint;
  /** Names the cluster and its history: a standby of a former primary has another one. */
  readonly history: string;
}

const readPosition = async (db: Db): Promise<Position> => {
  const { rows } = (await db.execute(sql`
    select pg_is_in_recovery() as standby,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as at,
      (select system_identifier from pg_control_system()) || ' ' || (select timeline_id from pg_control_checkpoint()) as history`)) as {
    rows: { standby: boolean; at: string; history: string }[];
  };
  const [row] = rows;
  if (!row) throw new Error('The database did not say where it is');
  return { isStandby: row.standby, at: BigInt(row.at), history: row.history };
};

class StandbyLost extends Error {}

/** SQL states that say something about the statement and not about the server. */
const OF_STATEMENT = /^(?:2[123]|4[024])[0-9A-Z]{3}$/;

const isOfStatement = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && OF_STATEMENT.test(at.code)) return true;
  return false;
};

export interface StandbyPorts {
  readonly primary: Db;
  readonly standby: Db;
  /** Increasing, ms. */
  readonly now?: () => number;
}

/**
 * Reads from a standby that follows the primary. Four times a second both are asked how far they are. The standby is used while everything that the
 * primary had committed LAG_MS ago is replayed; if either does not answer, that proof grows old by itself. So a committed change is seen by every process
 * after LAG_MS, whatever happens to the standby.
 */
export const readsOfStandby = ({ primary, standby, now = () => performance.now() }: StandbyPorts): Reads => {
  /** Positions of the primary that the standby has not been seen at. */
  let ahead: { readonly at: bigint; readonly seenAt: number }[] = [];
  /** Everything that was committed by then is on the standby. */
  let caughtUpAt = -Infinity;
  let awayUntil = -Infinity;
  const counts = { standby: 0, primary: 0 };
  const waiting = new Set<() => void>();
  let isLooking = false;
  const isUsed = (): boolean => now() - caughtUpAt <= LAG_MS && now() >= awayUntil;

  const look = async (): Promise<void> => {
    const seenAt = now();
    const [own, other] = await Promise.all([readPosition(primary), readPosition(standby)]);
    if (own.isStandby || !other.isStandby || own.history !== other.history) {
      caughtUpAt = -Infinity;
      ahead = [];
      return;
    }
    ahead.push({ at: own.at, seenAt });
    caughtUpAt = Math.max(caughtUpAt, ...ahead.filter(({ at }) => at <= other.at).map((one) => one.seenAt));
    ahead = ahead.filter((one) => one.at > other.at && seenAt - one.seenAt < OLDEST_MS);
  };
  const tick = (): void => {
    if (!isUsed()) for (const leave of waiting) leave();
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => {})
      .finally(() => (isLooking = false));
  };
  const timer = setInterval(tick, LOOK_MS);
  timer.unref();
  tick();

  /** What a silent standby owes is not waited for once it is not used any more. */
  const onStandby = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise((give, fail) => {
      const leave = (): void => fail(new StandbyLost());
      waiting.add(leave);
      work(standby)
        .then(give, fail)
        .finally(() => waiting.delete(leave));
    });
  const onPrimary = <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    counts.primary += 1;
    return work(primary);
  };

  return {
    read: async (work) => {
      if (!isUsed()) return onPrimary(work);
      try {
        const found = await onStandby(work);
        counts.standby += 1;
        return found;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (!isOfStatement(error)) awayUntil = now() + AWAY_MS;
        return onPrimary(work);
      }
    },
    caughtUp: async () => {
      const until = now() + LAG_MS;
      // A process that cannot ask waits as long as any other may still read from the standby.
      const target = await readPosition(primary).catch(() => undefined);
      for (let pause = 2; now() < until; pause = Math.min(pause * 2, 50)) {
        if (target && isUsed()) {
          const { at } = await Promise.race([
            readPosition(standby).catch(() => ({ at: -1n })),
            sleep(Math.max(until - now(), 0), { at: -1n }, { ref: false }),
          ]);
          if (at >= target.at) return;
        }
        await sleep(pause);
      }
    },
    check: async () => {
      if (!isUsed()) throw new Error('The standby is lost or behind');
    },
    figures: () => ({ hasStandby: true, isUsed: isUsed(), lagMs: Math.round(now() - caughtUpAt), ...counts }),
    stop: () => clearInterval(timer),
  };
};
