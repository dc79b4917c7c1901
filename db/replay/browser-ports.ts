import type { Clock, Lock, Random } from './ports.ts';
import { newId } from '../new-id.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = { id: () => newId(), fraction: () => Math.random() };

/** Web Locks: held only while draining, given up by the browser when a tab dies. Where there are none the fencing number alone keeps records straight. */
export const browserLock: Lock = {
  hold: (name, work, steal = false) => ('locks' in navigator ? navigator.locks.request(name, { steal }, work) : work()),
};
