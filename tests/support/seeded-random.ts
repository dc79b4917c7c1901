/** Mulberry32: small, fast, the same everywhere. A failing seed is all that is needed to see a failure again. */
export interface SeededRandom {
  fraction(): number;
  /** Whole, from 0 up to `below`. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(fraction() * below);
  return {
    fraction,
    int,
    chance: (probability) => fraction() < probability,
    pick: (from) => {
      const found = from[int(from.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
  };
}
