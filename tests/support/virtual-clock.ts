import type { Clock } from '#db/replay/ports.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
  cancelled: boolean;
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
  /** Simulated time since the beginning, whatever the wall clock says. */
  elapsed(): number;
  /** Timers that were called: the steps of a simulation. */
  steps(): number;
}

/** All awaited work that needs no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

export function createVirtualClock(start = Date.UTC(2026, 10, 21, 9)): VirtualClock {
  let elapsed = 0;
  let offset = start;
  let order = 0;
  let steps = 0;
  const timers = createTimers();

  const add = (ms: number, call: () => void): Timer => {
    const timer: Timer = { at: elapsed + Math.max(0, ms), order: order++, call, cancelled: false };
    timers.push(timer);
    return timer;
  };

  async function step(limit: number): Promise<boolean> {
    await quiet();
    const timer = timers.first();
    if (!timer || timer.at > limit) return false;
    timers.shift();
    elapsed = timer.at;
    steps += 1;
    timer.call();
    return true;
  }

  return {
    now: () => offset + elapsed,
    after(ms, call) {
      const timer = add(ms, call);
      return () => {
        timer.cancelled = true;
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
      await quiet();
      while (!done()) if (!(await step(limit))) return done();
      return true;
    },
    shift(ms) {
      offset += ms;
    },
    elapsed: () => elapsed,
    steps: () => steps,
  };
}

/** What waits for no timer is promises alone here: one turn of the loop ends them all. */
const quiet = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A heap: the earliest first, and of one moment the one that was set first. */
function createTimers(): { push(timer: Timer): void; first(): Timer | undefined; shift(): void } {
  const heap: Timer[] = [];
  const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
  const swap = (i: number, j: number): void => {
    const [a, b] = [heap[i], heap[j]];
    if (a && b) [heap[i], heap[j]] = [b, a];
  };
  const less = (i: number, j: number): boolean => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && isBefore(a, b);
  };
  function shift(): void {
    swap(0, heap.length - 1);
    heap.pop();
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const child = less(left + 1, left) ? left + 1 : left;
      if (!less(child, at)) return;
      swap(child, at);
      at = child;
    }
  }
  return {
    push(timer) {
      heap.push(timer);
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!less(at, parent)) return;
        swap(at, parent);
        at = parent;
      }
    },
    first() {
      while (heap[0]?.cancelled) shift();
      return heap[0];
    },
    shift,
  };
}
