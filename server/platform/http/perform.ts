import type { CallRow } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { errors } from '#contract/errors/errors.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Reads } from '#server/platform/db/reads.ts';
import { detailOf } from './answer.ts';
import type { CallContext } from './context.ts';
import { isCollision } from './failures.ts';
import type { IdempotencyStore, KeyUse, StoredOutcome } from './idempotency.ts';
import { parseInput, type RawInput } from './parse-input.ts';
import { Refusal } from '#server/platform/refusal.ts';

const COLLISION_TRIES = 3;

/** A handler whose types were checked when the handlers were registered. */
export type AnyHandler = (input: { params: unknown; query: unknown; body: unknown }, ctx: CallContext) => Promise<unknown>;

export interface Performance {
  readonly row: CallRow;
  readonly name: CallName;
  readonly handler: AnyHandler;
  readonly raw: RawInput;
  readonly ctx: CallContext;
  readonly idempotency: IdempotencyStore;
  /** Given where the call may be answered from a standby. */
  readonly reads?: Pick<Reads, 'read'> | undefined;
}

/** `body` is the response below 400, and a detail of errorDetails from 400 on. */
export interface Performed extends StoredOutcome {
  readonly replayed: boolean;
}

/** A refusal that asks for a retry is not stored: nothing was done, and the next response may differ. */
const isFinal = ({ code, status }: Refusal): boolean => status < 500 && errors[code].replay === 'refused';

/**
 * One call from raw input to outcome. A `read` is parsed and handled. So is a `saga`, which looks up its key, admits itself and journals its own
 * steps. A `change` runs in one transaction: the key first, because a repeat must get its outcome whatever limits or rules say now; then limits; then
 * input; then the handler in a savepoint, so that a final refusal rolls back the handler and is stored.
 */
export const perform = async (performance: Performance): Promise<Performed> => {
  const { row, handler, raw, ctx, reads } = performance;
  const status = row.status ?? 200;
  if (row.effect === 'change') return await retryCollisions(() => ctx.db.transaction((tx) => change(performance, tx)));
  if (row.effect === 'read') await ctx.admit();
  const input = parseInput(row, raw);
  const body = await (reads ? reads.read((db) => handler(input, { ...ctx, db })) : handler(input, ctx));
  return { status, body, replayed: false };
};

const change = async ({ row, name, handler, raw, ctx, idempotency }: Performance, tx: Db): Promise<Performed> => {
  const now = ctx.clock();
  const use: KeyUse | undefined =
    ctx.idempotencyKey !== undefined && ctx.session
      ? { subject: ctx.session.subject, call: name, key: ctx.idempotencyKey, fingerprint: ctx.fingerprint() }
      : undefined;
  if (use) {
    const known = await idempotency.begin(tx, use, now);
    if (known.state === 'other-body') throw new Refusal('WMK422');
    if (known.state === 'in-progress') throw new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '1' } });
    if (known.state === 'known') return { ...(await present(idempotency, tx, use, known.outcome)), replayed: true };
  }
  await ctx.admit(tx);
  const input = parseInput(row, raw);
  const outcome = await savepoint(tx, async (inner) => ({ status: row.status ?? 200, body: await handler(input, { ...ctx, db: inner }) }));
  if (use) await idempotency.finish(tx, use, outcome, now);
  return { ...outcome, replayed: false };
};

const present = (idempotency: IdempotencyStore, tx: Db, use: KeyUse, outcome: StoredOutcome): Promise<StoredOutcome> | StoredOutcome =>
  outcome.status < 400 ? idempotency.present(tx, use, outcome) : outcome;

/** The handler's outcome, which includes a final refusal with the handler's writes rolled back. Any other error rolls back the whole transaction. */
const savepoint = async (tx: Db, work: (inner: Db) => Promise<StoredOutcome>): Promise<StoredOutcome> => {
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (error instanceof Refusal && isFinal(error)) return { status: error.status, body: detailOf(error) };
    throw error;
  }
};

const retryCollisions = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === COLLISION_TRIES || !isCollision(error)) throw error;
    }
  }
};
