import type { Held, Mutation } from './mutation.ts';
import { addRow, settle, unseal } from './outbox.ts';
import type { Env } from './env.ts';

/** What a shopper decides about one change; each is handed to the engine's `change`, and does nothing to a change for which it is not meant. */
type Decision = (held: Held, env: Pick<Env, 'newKey' | 'now'>) => Held;

const decided =
  (id: string, state: Mutation['state'], rule: (held: Held, row: Mutation, env: Parameters<Decision>[1]) => Held): Decision =>
  (held, env) => {
    const row = held.outbox.find((other) => other.id === id && other.state === state);
    return row ? rule(held, row, env) : held;
  };

const letGo = (held: Held, row: Mutation, { now }: { readonly now: number }): Held => settle(held, row, 'dismissed', new Date(now).toISOString());

/** A refused change is asked for again: it goes to the end, as if it were made now, with a key of its own ([REF3]). */
export const retryRefused = (id: string): Decision =>
  decided(id, 'refused', (held, row, { newKey }) => {
    const others = { ...held, outbox: held.outbox.filter((other) => other !== row) };
    return addRow(others, { ...unseal(row, newKey()), failures: 0, spent: {}, refusal: null });
  });

/** A refusal has been seen, and the change is let go ([REF3]). */
export const dismissRefused = (id: string): Decision => decided(id, 'refused', letGo);

/** A change that was never attempted is taken back: nobody but this device has heard of it. Anything else is undone by another change. */
export const withdrawUnsent = (id: string): Decision =>
  decided(id, 'waiting', (held, row, env) => (row.attempts === 0 ? letGo(held, row, env) : held));
