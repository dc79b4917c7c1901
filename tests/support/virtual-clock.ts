import type { Clock } from '#db/replay/ports.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
}

export interface VirtualClock extends Clock {
  /** Calls back once after `ms` of simulated time. */
  sleep(ms: number): Promise<void>;
  /** Lets simulated time pass, calling what falls due in order, with everything awaited in between. */
  run(ms: number): Promise<void>;
  /** Runs until `done` or until nothing is left to happen; false if `limitMs` of simulated time was not enough. */
  runUntil(done: () => boolean, limitMs: number): Promise<boolean>;
  /** Sets the wall clock, as a shopper may: timers are not moved. */
  shift(ms: number): void;
}

/** All awaited work that needs no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export function createVirtualClock(start = Date.UTC(2026, 10, 21, 9)): VirtualClock {
  let elapsed = 0;
  let offset = start;
  let order = 0;
  let timers: Timer[] = [];

  const add = (ms: number, call: () => void): Timer => {
    const timer = { at: elapsed + Math.max(0, ms), order: order++, call };
    timers.push(timer);
    return timer;
  };

  const next = (): Timer | undefined => timers.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];

  async function step(limit: number): Promise<boolean> {
    await settle();
    const timer = next();
    if (!timer || timer.at > limit) return false;
    timers = timers.filter((other) => other !== timer);
    elapsed = timer.at;
    timer.call();
    await settle();
    return true;
  }

  return {
    now: () => offset + elapsed,
    after(ms, call) {
      const timer = add(ms, call);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    sleep: (ms) => new Promise((resolve) => void add(ms, resolve)),
    async run(ms) {
      const limit = elapsed + ms;
      while (await step(limit)) {
        // Each step is one timer.
      }
      elapsed = limit;
    },
    async runUntil(done, limitMs) {
      const limit = elapsed + limitMs;
      await settle();
      while (!done()) if (!(await step(limit))) return done();
      return true;
    },
    shift(ms) {
      offset += ms;
    },
  };
}
