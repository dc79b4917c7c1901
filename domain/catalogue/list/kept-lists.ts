import type { Model } from '../model/types.ts';
import type { Counted, Match } from './count-facets.ts';
import type { Shelf } from './shelf.ts';

/** Lists kept for a catalogue in one currency, and what they hold together: about 40 bytes a match. */
export const MOST_LISTS = 300;
export const MOST_MATCHES = 250_000;
/** In a catalogue of more styles, what sells out is taken into account at most this often, ms: counting takes long there, and something always sells out. */
export const LARGE = 5_000;
export const LARGE_AGE_MS = 5_000;

/** All that a list holds, in its order and counted, before a page of it is shown. */
export interface Listed {
  readonly counted: Pick<Counted, 'counts' | 'price'>;
  readonly sorted: readonly Match[];
  readonly didYouMean?: string | undefined;
}

interface Kept {
  /** `StockSeen.changes` at which the first of the lists was made, and when: epoch milliseconds. */
  stock: number;
  since: number;
  matches: number;
  readonly lists: Map<string, Listed>;
}

const kept = new WeakMap<Shelf, Kept>();

/**
 * The list that `make` makes, or the same as it was made for the key before: its pages follow each other, and many shoppers open the same one. What is
 * not in the key must be in the shelf. When a variant has sold out or come back, all are made again.
 * @param at epoch milliseconds
 */
export const keptList = (shelf: Shelf, { stock }: Pick<Model, 'stock'>, key: string, at: number, make: () => Listed): Listed => {
  const own = kept.get(shelf) ?? { stock: stock.changes, since: at, matches: 0, lists: new Map<string, Listed>() };
  kept.set(shelf, own);
  if (own.lists.size === 0) Object.assign(own, { stock: stock.changes, since: at });
  const age = at - own.since;
  if (own.stock !== stock.changes && (shelf.styles.length <= LARGE || age >= LARGE_AGE_MS || age < 0)) {
    own.lists.clear();
    Object.assign(own, { stock: stock.changes, since: at, matches: 0 });
  }
  const known = own.lists.get(key);
  const listed = known ?? make();
  // The one that was asked for last is dropped last.
  own.lists.delete(key);
  own.lists.set(key, listed);
  if (!known) own.matches += listed.sorted.length;
  for (const [oldest, { sorted }] of own.lists) {
    if (oldest === key || (own.lists.size <= MOST_LISTS && own.matches <= MOST_MATCHES)) break;
    own.lists.delete(oldest);
    own.matches -= sorted.length;
  }
  return listed;
};

/** For tests: how many lists a catalogue has, and what they hold together. */
export const keptIn = (shelf: Shelf): { readonly lists: number; readonly matches: number } => ({
  lists: kept.get(shelf)?.lists.size ?? 0,
  matches: kept.get(shelf)?.matches ?? 0,
});
