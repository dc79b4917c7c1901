import type { Clock } from './ports.ts';

export interface TurnLoopConfig {
  readonly clock: Pick<Clock, 'after'>;
  /** One turn, under the queue's lock. Resolves with the ms until there may be more to do; null: nothing, by itself. */
  readonly turn: () => Promise<number | null>;
  /** Time until the next turn after one that failed, because storage did; null: none, by itself. */
  readonly backOff: () => number | null;
}

export interface TurnLoop {
  /** Takes turns until none was asked for during the last one. Rejects if a turn failed. */
  run(): Promise<number | null>;
  /** As `run`, and again by itself after the time that the last turn asked for, or after a back-off if it failed. Never rejects. */
  runAndComeBack(): Promise<number | null>;
  isStopped(): boolean;
  /** Ends the timer; a turn in progress is not aborted. */
  stop(): void;
}

/** The loop that sends a queue: one run at a time, and one timer. */
export function createTurnLoop({ clock, turn, backOff }: TurnLoopConfig): TurnLoop {
  let running: Promise<number | null> | null = null;
  let again = false;
  let stopped = false;
  let cancelTimer: (() => void) | null = null;

  async function takeTurns(): Promise<number | null> {
    try {
      for (;;) {
        again = false;
        const waitMs = await turn();
        if (!again || stopped) return waitMs;
      }
    } finally {
      // In the same task as the check of `again`: a wake-up in between would be lost.
      running = null;
    }
  }

  function run(): Promise<number | null> {
    if (running) {
      again = true;
      return running;
    }
    cancelTimer?.();
    cancelTimer = null;
    running = takeTurns();
    return running;
  }

  async function runAndComeBack(): Promise<number | null> {
    // Nothing is lost by a failure of storage: sealed requests are sent again with their keys.
    const waitMs = await run().catch(backOff);
    if (waitMs !== null && !stopped && !running) {
      cancelTimer?.();
      cancelTimer = clock.after(waitMs, () => void runAndComeBack());
    }
    return waitMs;
  }

  return {
    run,
    runAndComeBack,
    isStopped: () => stopped,
    stop() {
      stopped = true;
      cancelTimer?.();
    },
  };
}
