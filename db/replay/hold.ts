import type { Held, Hold, HoldReason } from './mutation.ts';
import type { Env } from './plan.ts';
import { pauseFor } from './retry.ts';

/** A newer app is a matter of minutes, not of seconds; anything else that holds the lane is tried again sooner, and at every wake-up. */
const HOLD_MS: Readonly<Record<HoldReason, number>> = {
  'client-too-old': 600_000,
  identity: 60_000,
  challenge: 60_000,
  forbidden: 60_000,
  session: 30_000,
};

/** Nothing is sent until the reason is gone, or may be ([ANS6], [ID4]). */
export function withHold(held: Held, reason: HoldReason, env: Env): Held {
  const asked = reason === 'client-too-old' ? HOLD_MS[reason] : 0;
  const hold: Hold = { reason, build: env.build, pause: pauseFor(env.now, HOLD_MS[reason], asked) };
  return { ...held, lane: { ...held.lane, hold, renew: held.lane.renew || reason === 'identity' } };
}
