/** Characters of one scan follow one another within this time, ms: slow Bluetooth scanners take 30, and nobody types 12 digits that fast. */
const WITHIN_MS = 60;
/** Shorter ones are keys that a person pressed. */
const SHORTEST = 6;
const LONGEST = 2_000;

export interface WedgeKey {
  /** As a `KeyboardEvent` names it. */
  readonly key: string;
  /** Milliseconds of a clock that only runs on. */
  readonly at: number;
}

/**
 * Tells a hand scanner, which types what it reads and ends it with Enter or Tab, from a person. Answers what was scanned at the key that ends it, else
 * undefined.
 */
export const createWedge = (): ((key: WedgeKey) => string | undefined) => {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, at }) => {
    // Shift comes before each capital of a scanned link.
    if (key === 'Shift') return undefined;
    const follows = at - last <= WITHIN_MS;
    last = at;
    if (key === 'Enter' || key === 'Tab') {
      const scanned = follows && text.length >= SHORTEST ? text : undefined;
      text = '';
      return scanned;
    }
    text = key.length === 1 && (follows || text === '') && text.length < LONGEST ? text + key : key.length === 1 ? key : '';
    return undefined;
  };
};
