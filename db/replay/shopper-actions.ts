import type { ReplayState, Mutation } from '#db/mutations/mutation.ts';
import { addRow, settle, unseal } from './outbox.ts';
import type { Env } from './env.ts';

/** A decision of the shopper about one change, passed to the engine's `change`. It has no effect on a change in another state. */
type Decision = (held: ReplayState, env: Pick<Env, 'newKey' | 'now'>) => ReplayState;

const decided =
  (id: string, state: Mutation['state'], rule: (held: ReplayState, row: Mutation, env: Parameters<Decision>[1]) => ReplayState): Decision =>
  (held, env) => {
    const row = held.outbox.find((other) => other.id === id && other.state === state);
    return row ? rule(held, row, env) : held;
  };

const dismissRow = (held: ReplayState, row: Mutation, { now }: { readonly now: number }): ReplayState =>
  settle(held, row, 'dismissed', new Date(now).toISOString());

/** Moves a refused change to the end of the queue, under a new key ([REF3]). */
export const retryRefused = (id: string): Decision =>
  decided(id, 'refused', (held, row, { newKey }) => {
    const others = { ...held, outbox: held.outbox.filter((other) => other !== row) };
    return addRow(others, { ...unseal(row, newKey()), failures: 0, spent: {}, refusal: null });
  });

/** Deletes a refused change after the shopper has seen it ([REF3]). */
export const dismissRefused = (id: string): Decision => decided(id, 'refused', dismissRow);

/** Deletes a change that was never attempted, so only this device knows it. Any other change is undone by another change. */
export const withdrawUnsent = (id: string): Decision =>
  decided(id, 'waiting', (held, row, env) => (row.attempts === 0 ? dismissRow(held, row, env) : held));
