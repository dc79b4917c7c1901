import type { Clock } from './ports.ts';

export interface Rounds<T> {
  /** Goes round. Whoever calls while it goes shares its end, after one more round. */
  go(): Promise<T>;
  /** Calls `onRested` after a rest, unless it goes round again before. */
  rest(waitMs: number): void;
  /** Begins no other round; one under way is left to its end. */
  stop(): void;
  isStopped(): boolean;
}

/** One round of work at a time, however many ask for it. */
export function createRounds<T>(clock: Clock, round: () => Promise<T>, onRested: () => void): Rounds<T> {
  let running: Promise<T> | null = null;
  let again = false;
  let stopped = false;
  let cancelTimer = (): void => {};

  async function run(): Promise<T> {
    try {
      for (;;) {
        again = false;
        const end = await round();
        if (!again || stopped) return end;
      }
    } finally {
      // In the same turn as the look at `again`: a wake-up in between would be heard by nobody.
      running = null;
    }
  }

  return {
    go() {
      again = true;
      if (running) return running;
      cancelTimer();
      running = run();
      return running;
    },
    rest(waitMs) {
      if (stopped || running) return;
      cancelTimer();
      cancelTimer = clock.after(waitMs, onRested);
    },
    stop() {
      stopped = true;
      cancelTimer();
    },
    isStopped: () => stopped,
  };
}
