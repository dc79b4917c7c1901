/** Seeded randomness: the same seed and purpose always give the same values, on every machine. */
export interface Dice {
  /** From 0 up to 1. */
  share(): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Dice for one purpose of one seed, so that a new trait never changes the old ones. */
export function createDice(seed: number, purpose: string): Dice {
  let state = hash(`${seed}/${purpose}`);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    pick: (choices) => choices[Math.floor(share() * choices.length)]!,
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 13);
}
