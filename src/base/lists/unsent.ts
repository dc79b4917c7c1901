/** What of the lists beside the cart has not arrived, all together. */
export interface Unsent {
  /** Wishes on their way. */
  readonly waiting: number;
  readonly since: string | null;
  /** Wishes that need the shopper. */
  readonly refused: number;
}

const listeners = new Set<() => void>();
let all: Unsent = { waiting: 0, since: null, refused: 0 };

/** The header is small and always there, the lists are neither: it hears of them from here. */
export const showUnsent = (next: Unsent): void => {
  all = next;
  for (const listener of listeners) listener();
};

export const unsent = (): Unsent => all;

export const subscribeUnsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
