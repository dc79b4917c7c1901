import { errors, type ErrorCode } from '#contract/errors/errors.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { detailOf } from '#server/platform/http/answer.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { KeyUse, StoredOutcome } from '#server/platform/http/idempotency.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { SagaKeys } from './store.ts';

type Ctx = Pick<CallContext<'cart.placeOrder'>, 'db' | 'session' | 'idempotencyKey' | 'fingerprint' | 'clock' | 'admit'>;

export const useOf = (ctx: Pick<Ctx, 'session' | 'idempotencyKey' | 'fingerprint'>, call: CallName): KeyUse | undefined =>
  ctx.idempotencyKey === undefined ? undefined : { subject: ctx.session.subject, call, key: ctx.idempotencyKey, fingerprint: ctx.fingerprint() };

/** A refusal as it is stored. */
export const outcomeOfRefusal = (refusal: Refusal): StoredOutcome => ({ status: refusal.status, body: detailOf(refusal) });

/** Replays a stored outcome: returns the response, or throws the refusal again. */
export const answerAgain = <T>({ status, body }: StoredOutcome): T => {
  if (status < 400) return body as T;
  const { errorId, message, details } = body as { errorId: ErrorCode; message?: string; details?: Record<string, unknown> };
  throw new Refusal(errorId, details, message === undefined ? {} : { message });
};

/** A refusal that a retry cannot change. */
export const isFinal = ({ code, status }: Refusal): boolean => status < 500 && errors[code].replay === 'refused';

const inProgress = () => new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '2' } });

/**
 * The stored outcome of the key, before anything else is checked; undefined for a new key or without one.
 * @throws WMK422 for another body under the key, WMK409K while the first request is in progress
 */
export const knownOutcome = async <T>(ctx: Ctx, keys: SagaKeys, use: KeyUse | undefined): Promise<{ readonly answer: T } | undefined> => {
  if (!use) return undefined;
  const outcome = await ctx.db.transaction(async (tx) => {
    const known = await keys.begin(tx, use, ctx.clock());
    if (known.state === 'other-body') throw new Refusal('WMK422');
    if (known.state === 'in-progress') throw inProgress();
    return known.state === 'known' ? await keys.present(tx, use, known.outcome) : undefined;
  });
  return outcome && { answer: answerAgain<T>(outcome) };
};

/**
 * One transaction under a key: looks up the key again (two requests may get this far), runs `work`, and stores the response, or the final refusal
 * with the work rolled back, in the same transaction.
 */
export const keyedTransaction = async <T>(
  ctx: Ctx,
  keys: SagaKeys,
  use: KeyUse | undefined,
  status: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> => {
  const outcome = await ctx.db.transaction(async (tx): Promise<StoredOutcome> => {
    if (use) {
      const known = await keys.begin(tx, use, ctx.clock());
      if (known.state === 'other-body') throw new Refusal('WMK422');
      if (known.state === 'in-progress') throw inProgress();
      if (known.state === 'known') return keys.present(tx, use, known.outcome);
    }
    const done = await undoable(tx, work, status);
    if (use) await keys.finish(tx, use, done, ctx.clock());
    return done;
  });
  return answerAgain<T>(outcome);
};

const undoable = async <T>(tx: Db, work: (inner: Db) => Promise<T>, status: number): Promise<StoredOutcome> => {
  try {
    return { status, body: await tx.transaction(work) };
  } catch (error) {
    if (error instanceof Refusal && isFinal(error)) return outcomeOfRefusal(error);
    throw error;
  }
};
