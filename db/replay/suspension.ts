import type { ReplayState, Suspension, SuspendReason } from '#db/mutations/mutation.ts';
import type { Env } from './env.ts';
import { pauseFor } from './retry.ts';

/** An update takes minutes; the other reasons are retried sooner, and at every wake-up. ms. */
const HOLD_MS: Readonly<Partial<Record<SuspendReason, number>>> = { 'client-too-old': 600_000, session: 30_000 };
const A_MINUTE = 60_000;

/** The hold of a lane for this reason. */
export function holdFor(reason: SuspendReason, { now, build }: Pick<Env, 'now' | 'build'>): Suspension {
  const holdMs = HOLD_MS[reason] ?? A_MINUTE;
  return { reason, build, pause: pauseFor(now, holdMs, reason === 'client-too-old' ? holdMs : 0) };
}

/** Nothing is sent until the reason has, or may have, gone ([ANS6], [ID4]). */
export const suspend = (held: ReplayState, reason: SuspendReason, env: Env): ReplayState => ({
  ...held,
  lane: { ...held.lane, hold: holdFor(reason, env), renew: held.lane.renew || reason === 'identity' },
});
