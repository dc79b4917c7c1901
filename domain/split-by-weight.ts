/**
 * Splits `amount` over `weights` so that the parts add up to it exactly: every part is rounded down, the units left over go
 * to the largest remainders, ties to the earlier part. All weights zero: everything to the first part.
 */
export const splitByWeight = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0) return [];
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const sign = Math.sign(amount);
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / total);
  const parts = exact.map(Math.floor);
  const left = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map((part) => sign * part);
};
