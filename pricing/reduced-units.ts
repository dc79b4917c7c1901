import type { Effect } from '#contract/promotion.ts';

interface Units {
  readonly qty: number;
  /** Of all of them; nothing: not looked at. */
  readonly amount: number;
}

/**
 * Buy some, get the cheapest cheaper. How many units of each row are reduced.
 * @param bought units that were bought of something else; undefined: what is reduced and what is bought are the same goods, in falling price, and the
 * last `get` of every full group are reduced. What is reduced never counts as bought.
 */
export const reducedUnits = (
  rows: readonly Units[],
  { buy, get, times = Number.MAX_SAFE_INTEGER }: Pick<Extract<Effect, { type: 'buy-get' }>, 'buy' | 'get' | 'times'>,
  bought: number | undefined,
): number[] => {
  const units = rows.flatMap(({ qty, amount }, index) => (amount > 0 ? Array.from({ length: qty }, () => ({ index, price: amount / qty })) : []));
  const ranked = units.toSorted((a, b) => b.price - a.price || a.index - b.index);
  const reduced = rows.map(() => 0);
  const reduce = ({ index }: { index: number }): void => {
    reduced[index] = (reduced[index] ?? 0) + 1;
  };
  if (bought !== undefined) {
    const count = Math.min(times, Math.floor(bought / buy)) * get;
    for (const piece of ranked.slice(Math.max(0, ranked.length - count))) reduce(piece);
    return reduced;
  }
  const size = buy + get;
  const groups = Math.min(times, Math.floor(ranked.length / size));
  for (const [rank, piece] of ranked.slice(0, groups * size).entries()) if (rank % size >= buy) reduce(piece);
  return reduced;
};
