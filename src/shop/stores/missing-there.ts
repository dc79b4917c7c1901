import type { MovingLine } from './moving-line.ts';

/** Lines that a store cannot fill. Two lines of one thing share its units; what the store was not asked about is not called missing. */
export const missingThere = (
  lines: readonly MovingLine[],
  stock: Readonly<Record<string, number>>,
  asked: readonly string[],
): readonly MovingLine[] => {
  const left = new Map(asked.map((upc) => [upc, stock[upc] ?? 0]));
  return lines.filter(({ upc, qty }) => {
    const units = left.get(upc);
    if (units === undefined) return false;
    if (units < qty) return true;
    left.set(upc, units - qty);
    return false;
  });
};
