import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Turns {
  /** How often the event loop came round. */
  readonly count: number;
  /** The longest time between two of its turns, ms: of the processor, where the system tells it, so that other programs do not count. */
  readonly longestMs: number;
}

/** Processor time of this thread, ms. Linux tells it; elsewhere it is the time of day. */
const threadMs = (): number => {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
};

/** Watches the event loop of this thread until `end`. */
export const watchTurns = (): { readonly end: () => Turns } => {
  let count = 0;
  let longestMs = 0;
  let last = threadMs();
  let next = setImmediate(function turn() {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    count += 1;
    next = setImmediate(turn);
  });
  return {
    end: () => {
      clearImmediate(next);
      return { count, longestMs: Math.max(longestMs, threadMs() - last) };
    },
  };
};
