import type { Pause } from '#db/mutations/mutation.ts';
import type { Env } from './env.ts';

export const BACKOFF_FIRST_MS = 1_000;
export const BACKOFF_MAX_MS = 30_000;
/** Upper limit of a wait that the server asks for, ms. */
export const RETRY_AFTER_MAX_MS = 10 * 60_000;

/** Full jitter, from 0 to the ceiling (ms), so that devices that failed together do not retry together. */
export const backoffMs = (failures: number, fraction: number): number =>
  Math.floor(fraction * Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.min(failures, 10)));

/** A pause that starts now; `asked` (Retry-After) is its lower bound. All in ms. */
export function pauseFor(now: number, delay: number, asked = 0): Pause {
  const floor = Math.min(Math.max(asked, 0), RETRY_AFTER_MAX_MS);
  return { since: now, delay: Math.max(delay, floor), asked: floor };
}

/** The pause after one more failure. */
export const pauseAfter = (failures: number, env: Pick<Env, 'now' | 'fraction'>, asked?: number): Pause =>
  pauseFor(env.now, backoffMs(failures, env.fraction()), asked);

/**
 * How long the pause lasts from now, ms. A wake-up (online, page visible) ends the back-off but not a wait that the server asked for. A clock that
 * was set back restarts the pause (once: `begin` anchors it); one that was set forward ends it.
 */
export function pauseLeft(pause: Pause | null, now: number, awake: boolean): number {
  if (!pause) return 0;
  const gone = now - pause.since;
  const length = awake ? pause.asked : pause.delay;
  return gone < 0 ? length : Math.max(0, length - gone);
}
