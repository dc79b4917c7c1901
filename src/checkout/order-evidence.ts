import { ApiError, BotChallenge, NoAnswer, NotAnAnswer } from '#contract/client.ts';
import type { CallResponse } from '#contract/calls.ts';
import type { Evidence } from './attempt.ts';

/**
 * What a failed request says about an order. Only a coded no counts as one; anything else leaves it open.
 * @throws what is no failure of a call
 */
export const evidenceOfFailure = (failure: unknown): Evidence => {
  if (failure instanceof NoAnswer) return { kind: 'unknown' };
  if (failure instanceof NotAnAnswer) return { kind: 'unknown', askedMs: failure.retryAfterMs };
  if (failure instanceof BotChallenge) return { kind: 'refused', code: 'challenge' };
  if (!(failure instanceof ApiError)) throw failure;
  const { code, status, refused } = failure;
  if (code === 'WMK409K') return { kind: 'in-progress', askedMs: refused.retryAfterMs };
  if (refused.replay === 'retry' || refused.replay === 'renew' || status >= 500) return { kind: 'unknown', askedMs: refused.retryAfterMs };
  return { kind: 'refused', code };
};

/** What the shop says a basket became. */
export const evidenceOfState = ({ state, orderNumber, st }: CallResponse<'orders.byCart'>): Evidence => {
  if ((state === 'PLACED' || state === 'FINALISED') && orderNumber && st) return { kind: 'placed', orderNumber, st };
  return state === 'PLACING' || state === 'AUTHENTICATING' ? { kind: 'in-progress' } : { kind: 'no-order' };
};
