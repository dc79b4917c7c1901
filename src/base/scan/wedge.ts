/** Of one scan, on average, ms: slow Bluetooth scanners take 30 for a character, and nobody types 12 digits at that pace. */
const PACE_MS = 60;
/** A device that is busy passes a key on late. After a longer pause another text begins, ms. */
const PAUSE_MS = 300;
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
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, at }) => {
    // Shift comes before each capital of a scanned link.
    if (key === 'Shift') return undefined;
    const follows = at - last <= PAUSE_MS;
    last = at;
    if (key === 'Enter' || key === 'Tab') {
      const scanned = follows && text.length >= SHORTEST && at - first <= text.length * PACE_MS ? text : undefined;
      text = '';
      return scanned;
    }
    if (key.length !== 1) text = '';
    else if (follows && text !== '' && text.length < LONGEST) text += key;
    else {
      text = key;
      first = at;
    }
    return undefined;
  };
};
