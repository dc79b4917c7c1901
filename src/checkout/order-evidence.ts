import { ApiError, BotChallenge, NoAnswer, NotAnAnswer } from '#contract/client/client.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { Challenge, Evidence } from './attempt.ts';

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
  const { cartId } = refused.details;
  return { kind: 'refused', code, ...(typeof cartId === 'string' && { replacedBy: cartId }) };
};

/** The bank's question that an order waits with (flash PaymentNotAuthorized, spec 1 §8). */
const challengeOf = ({ flash }: Pick<Order, 'flash'>): Challenge | undefined => {
  const { challengeUrl, sessionID, expiresAt } = flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details ?? {};
  if (typeof challengeUrl !== 'string' || typeof sessionID !== 'string') return undefined;
  return { url: challengeUrl, sessionID, expiresAt: typeof expiresAt === 'string' ? expiresAt : '' };
};

/** What an order says of itself. */
export const evidenceOfOrder = (order: Pick<Order, 'orderNumber' | 'st' | 'state' | 'flash'>): Evidence => {
  const { orderNumber, st, state } = order;
  const challenge = challengeOf(order);
  if (state === 'AUTHENTICATING' && challenge) return { kind: 'challenge', orderNumber, st, challenge };
  if (state === 'PLACING' || state === 'AUTHENTICATING') return { kind: 'in-progress' };
  return state === 'FAILED' ? { kind: 'refused', code: 'PAY400' } : { kind: 'placed', orderNumber, st };
};

/** What the shop says a cart became. */
export const evidenceOfState = ({ state, orderNumber, st, replacedBy }: CallResponse<'orders.byCart'>): Evidence => {
  if (replacedBy !== undefined) return { kind: 'refused', code: 'PAY400', replacedBy };
  if ((state === 'PLACED' || state === 'FINALISED') && orderNumber && st) return { kind: 'placed', orderNumber, st };
  return state === 'PLACING' || state === 'AUTHENTICATING' ? { kind: 'in-progress' } : { kind: 'no-order' };
};
