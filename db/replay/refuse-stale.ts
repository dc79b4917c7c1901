import { type ReplayState, LOCAL_REASONS, type Mutation } from '#db/mutations/mutation.ts';
import type { Env } from './env.ts';

const A_MONTH_MS = 30 * 24 * 60 * 60_000;

/** A different key means that the shopper has retried it. */
const isForgotten = ({ id, key, state, attempts, at }: Mutation, now: number): boolean =>
  state === 'waiting' && attempts === 0 && key === id && now - Date.parse(at) > A_MONTH_MS;

/**
 * A change that was not attempted for 30 days is refused before it is sent, so that the shopper decides: it is neither sent nor deleted without
 * notice. A wrong clock leads only to an unnecessary question ([STUCK4]).
 */
export const refuseStale = (held: ReplayState, { now }: Pick<Env, 'now'>): ReplayState =>
  held.outbox.some((row) => isForgotten(row, now))
    ? {
        ...held,
        outbox: held.outbox.map((row) =>
          isForgotten(row, now) ? { ...row, state: 'refused', refusal: { code: LOCAL_REASONS.stillWanted, status: 0 } } : row,
        ),
      }
    : held;
