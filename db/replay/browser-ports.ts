import type { Clock, Lock, Random } from './ports.ts';
import { newId } from '#db/mutations/new-id.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = { id: () => newId(), fraction: () => Math.random() };

/**
 * A Web Lock, held only while draining; the browser releases it when a tab dies. Without Web Locks the fencing number alone keeps records consistent.
 */
export const browserLock: Lock = {
  hold: (name, work, steal = false) => ('locks' in navigator ? navigator.locks.request(name, { steal }, work) : work()),
};
