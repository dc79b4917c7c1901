import { type Held, LOCAL_REASONS, type Mutation } from './replay/mutation.ts';
import type { Env } from './replay/env.ts';

const A_MONTH_MS = 30 * 24 * 60 * 60_000;

/** Under a key of its own it was asked for again. */
const isForgotten = ({ id, key, state, attempts, at }: Mutation, now: number): boolean =>
  state === 'waiting' && attempts === 0 && key === id && now - Date.parse(at) > A_MONTH_MS;

/**
 * What has lain on the device for a month and was never tried is asked about before it is sent: it neither arrives unawares nor goes silently.
 * A clock that was set wrong asks in vain, and nothing worse ([STUCK4]).
 */
export const askAboutForgotten = (held: Held, { now }: Pick<Env, 'now'>): Held =>
  held.outbox.some((row) => isForgotten(row, now))
    ? {
        ...held,
        outbox: held.outbox.map((row) =>
          isForgotten(row, now) ? { ...row, state: 'refused', refusal: { code: LOCAL_REASONS.stillWanted, status: 0 } } : row,
        ),
      }
    : held;
