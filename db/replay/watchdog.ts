import { pendingRows, type Held } from './mutation.ts';
import type { Clock, ConnectivityPort } from './ports.ts';
import { pauseLeft } from './retry.ts';

/** Without progress for this long while the shop answers, something is stuck that should not be. */
export const RESTART_AFTER_MS = 60_000;
export const TELL_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 15_000;

export interface WatchdogPorts {
  readonly clock: Clock;
  readonly connectivity: Pick<ConnectivityPort, 'probe'>;
  readonly held: () => Held;
  /** Opens everything anew and takes the lock away from whoever has it. */
  readonly restart: () => Promise<void>;
  readonly tell: (stalled: boolean) => void;
}

/**
 * A queue that stands still although the shop can be reached is the commonest complaint about queues, and each time for another reason. So nothing is
 * diagnosed: progress is watched, and without it everything is started again ([STUCK3]). The time is measured by looks, not by clock
 * readings of other sessions.
 */
export function createWatchdog({ clock, connectivity, held, restart, tell }: WatchdogPorts): { stop(): void } {
  let seen: string | null = null;
  let stuckMs = 0;
  let restarted = false;
  let told = false;
  let cancel = (): void => {};

  const say = (stalled: boolean): void => {
    if (told === stalled) return;
    told = stalled;
    tell(stalled);
  };

  async function look(): Promise<void> {
    const head = standing(held(), clock.now());
    const still = head !== null && head === seen && reachable(await connectivity.probe());
    stuckMs = still ? stuckMs + LOOK_EVERY_MS : 0;
    seen = head;
    if (stuckMs === 0) {
      restarted = false;
      say(false);
    }
    if (stuckMs >= TELL_AFTER_MS) say(true);
    if (stuckMs >= RESTART_AFTER_MS && !restarted) {
      restarted = true;
      await restart();
    }
  }

  async function round(): Promise<void> {
    try {
      await look();
    } finally {
      next();
    }
  }

  function next(): void {
    cancel = clock.after(LOOK_EVERY_MS, () => {
      round().catch(() => {});
    });
  }

  next();
  return { stop: () => cancel() };
}

const reachable = (connection: string): boolean => connection === 'online' || connection === 'slow';

/** What should be moving and does not: its id and state, so that any step forward is another text. Null while there is a reason to wait. */
function standing(held: Held, now: number): string | null {
  const row = pendingRows(held).find((other) => !other.parked);
  if (!row || held.lane.hold || pauseLeft(row.pause, now, true) > 0) return null;
  return `${row.id} ${row.key} ${row.attempts} ${row.state}`;
}
