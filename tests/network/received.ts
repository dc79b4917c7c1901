import type { CallPattern, Exchange } from './exchange.ts';
import { isCall } from './exchange.ts';

/**
 * What a test looks for among the changes that the shop was sent: a call by name, or calls with what must be in their body or key.
 * Of objects in `body` the named fields are compared, and no others.
 */
export type Change =
  | CallPattern
  | { readonly call?: CallPattern | readonly CallPattern[]; readonly key?: string; readonly body?: Readonly<Record<string, unknown>> };

/** A piece put into the cart, whether or not there was a cart before. */
export const ADDITION = ['cart.createWithItem', 'cart.addItem'] as const satisfies readonly CallPattern[];

/** Putting that variant into the cart. */
export const adding = (upc: string, qty?: number): Change => ({ call: ADDITION, body: { upc, ...(qty !== undefined && { qty }) } });

const contains = (given: unknown, wanted: unknown): boolean => {
  if (wanted === null || typeof wanted !== 'object') return given === wanted;
  if (given === null || typeof given !== 'object') return false;
  return Object.entries(wanted).every(([name, value]) => contains((given as Record<string, unknown>)[name], value));
};

export const isChange = (exchange: Exchange, change: Change): boolean => {
  if (exchange.idempotencyKey === undefined) return false;
  if (typeof change === 'string') return isCall(exchange, change);
  const { call, key, body } = change;
  return (
    (call === undefined || isCall(exchange, call)) &&
    (key === undefined || exchange.idempotencyKey === key) &&
    (body === undefined || contains(exchange.body, body))
  );
};

export interface Received {
  /** Every exchange of it, those too that never reached the shop. */
  readonly exchanges: readonly Exchange[];
  /** How often the shop acted: by key, each acted answer that was not a remembered one; a remembered answer proves one act. */
  readonly acts: ReadonlyMap<string, number>;
  /** Sum of the acts. */
  readonly times: number;
}

/** How often the shop did what a change asks for, by its own answers: lost ones count, repeats that it recognised do not. */
export const received = (log: readonly Exchange[], change: Change): Received => {
  const exchanges = log.filter((exchange) => isChange(exchange, change));
  const acts = new Map<string, number>();
  for (const { idempotencyKey: key, status, replayed } of exchanges) {
    if (key === undefined || status === undefined || status >= 400 || replayed) continue;
    acts.set(key, (acts.get(key) ?? 0) + 1);
  }
  // The act behind a remembered answer may have gone unseen: a shop that is killed after its commit answers nobody.
  for (const { idempotencyKey: key, status, replayed } of exchanges)
    if (key !== undefined && replayed && status !== undefined && status < 400) acts.set(key, acts.get(key) ?? 1);
  return { exchanges, acts, times: [...acts.values()].reduce((sum, count) => sum + count, 0) };
};
