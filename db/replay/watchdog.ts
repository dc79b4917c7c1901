import { pendingRows, type Held } from './mutation.ts';
import type { Clock, ConnectivityPort } from './ports.ts';
import { pauseLeft } from './retry.ts';

/** When the oldest change is no further after this while the shop answers, something is stuck that should not be. */
const RESTART_AFTER_MS = 60_000;
const TELL_AFTER_MS = 120_000;
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
 * diagnosed: while the oldest change stays the oldest, whatever it tries meanwhile, time runs, and then everything is started again ([STUCK3]). It is
 * measured by looks, not by clock readings of other sessions.
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
    const head = oldest(held(), clock.now());
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

/** The oldest change that should be gone by now; null while there is a reason to wait. */
function oldest(held: Held, now: number): string | null {
  const [row] = pendingRows(held);
  return !row || held.lane.hold || pauseLeft(row.pause, now, true) > 0 ? null : row.id;
}
