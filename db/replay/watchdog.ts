import { pendingRows, type Held } from './mutation.ts';
import { type Clock, type ConnectivityPort, reaches, type SessionPort } from './ports.ts';
import { pauseLeft } from './retry.ts';

/** When the oldest change is no further after this while the shop answers, something is stuck that should not be. */
const RESTART_AFTER_MS = 60_000;
const TELL_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 5_000;

export interface WatchdogPorts {
  readonly clock: Clock;
  readonly connectivity: Pick<ConnectivityPort, 'current' | 'probe'>;
  readonly session: Pick<SessionPort, 'waitMs'>;
  readonly held: () => Held;
  /** Opens everything anew and takes the lock away from whoever has it. */
  readonly restart: () => Promise<void>;
  /** Hears with each look whether the shopper should be told. */
  readonly tell: (stalled: boolean) => void;
}

/**
 * A queue that stands still although the shop can be reached is the commonest complaint about queues, and each time for another reason. So nothing is
 * diagnosed: while the oldest change stays the oldest, whatever it tries meanwhile, time runs, and then everything is started again ([STUCK3]). It is
 * measured by looks, not by clock readings of other sessions.
 */
export function createWatchdog({ clock, connectivity, session, held, restart, tell }: WatchdogPorts): { stop(): void } {
  let seen: string | null = null;
  let stuckMs = 0;
  let cancel = (): void => {};

  /** Asked where it matters: before something is done or told, and where it is not known. */
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

/** The oldest change that should be gone by now; null while there is a reason to wait. */
function oldest(held: Held, now: number): string | null {
  const [row] = pendingRows(held);
  return !row || held.lane.hold || pauseLeft(row.pause, now, true) > 0 ? null : row.id;
}
