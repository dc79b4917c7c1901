import type { ProductHit } from '#contract/calls/products.ts';

/** Products beside each other at most. */
export const MOST_COMPARED = 4;

/** A product that was marked, with its card, so that it can be shown without the shop. */
export interface Compared {
  /** Style. */
  readonly id: string;
  readonly card: ProductHit;
}

const KEY = 'waymark.compare';
const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let kept: readonly Compared[] | undefined;

const isCompared = (value: unknown): value is Compared => {
  const { id, card } = (value ?? {}) as Partial<Compared>;
  return typeof id === 'string' && typeof card === 'object' && card !== null && typeof card.name === 'string' && typeof card.price === 'object';
};

const read = (): readonly Compared[] => {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isCompared).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
};

const write = (next: readonly Compared[]): void => {
  kept = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the marks last as long as the page.
  }
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== KEY && key !== null) return;
  kept = undefined;
  for (const listener of listeners) listener();
};

/** The products that are compared, on this device and in all of its tabs. */
export const compared = {
  /** In the order in which they were marked. */
  state: (): readonly Compared[] => (kept ??= read()),
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
  /** @returns false: four are marked already, and this is a fifth */
  add: (card: ProductHit): boolean => {
    // As another tab left it: nothing tells a page that is asleep.
    const now = read();
    if (now.some(({ id }) => id === card.id)) return true;
    if (now.length >= MOST_COMPARED) return false;
    write([...now, { id: card.id, card }]);
    return true;
  },
  remove: (id: string): void => write(read().filter((entry) => entry.id !== id)),
};
