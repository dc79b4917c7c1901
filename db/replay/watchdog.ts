import { pendingRows, type ReplayState } from '#db/mutations/mutation.ts';
import { type Clock, type ConnectivityPort, reaches, type SessionPort } from './ports.ts';
import { pauseLeft } from './retry.ts';

/** If the oldest change makes no progress for this long while the server answers, the engine is restarted. ms. */
const RESTART_AFTER_MS = 60_000;
const TELL_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 5_000;

export interface WatchdogPorts {
  readonly clock: Clock;
  readonly connectivity: Pick<ConnectivityPort, 'current' | 'probe'>;
  readonly session: Pick<SessionPort, 'waitMs'>;
  readonly held: () => ReplayState;
  /** Reopens everything and takes the lock from its holder. */
  readonly restart: () => Promise<void>;
  /** Called at each check: whether the shopper should be informed. */
  readonly tell: (stalled: boolean) => void;
}

/**
 * A queue that makes no progress although the server can be reached is the most common fault of queues, with a different cause each time. The
 * watchdog does not diagnose it: while the oldest change stays the oldest, whatever is tried, time counts, and then everything is restarted
 * ([STUCK3]). Time is counted in checks, not read from clocks.
 */
export function createWatchdog({ clock, connectivity, session, held, restart, tell }: WatchdogPorts): { stop(): void } {
  let seen: string | null = null;
  let stuckMs = 0;
  let cancel = (): void => {};

  /** Probes only where it matters: before a restart or a message, and when the state is unknown. */
  const isReachable = async (): Promise<boolean> =>
    (stuckMs !== RESTART_AFTER_MS && stuckMs !== TELL_AFTER_MS && reaches(connectivity.current())) || reaches(await connectivity.probe());

  async function look(): Promise<void> {
    const head = session.waitMs(true) > 0 ? null : oldest(held(), clock.now());
    stuckMs += LOOK_EVERY_MS;
    if (head === null || head !== seen || !(await isReachable())) stuckMs = 0;
    seen = head;
    tell(stuckMs >= TELL_AFTER_MS);
    if (stuckMs === RESTART_AFTER_MS) await restart();
  }

  const next = (): void => {
    cancel = clock.after(
      LOOK_EVERY_MS,
      () =>
        void look()
          .catch(() => {})
          .finally(next),
    );
  };

  next();
  return { stop: () => cancel() };
}

/** Id of the oldest change that should have been sent by now; null while there is a reason to wait. */
function oldest(held: ReplayState, now: number): string | null {
  const [row] = pendingRows(held);
  return !row || held.lane.hold || pauseLeft(row.pause, now, true) > 0 ? null : row.id;
}
