import { useSyncExternalStore } from 'react';

const KEY = 'waymark.unsent-reviews';

/** `draft`: being written; `waiting`: to be sent; `refused`: the shop has said no. */
export type UnsentState = 'draft' | 'waiting' | 'refused';
export type UnsentReviews = Readonly<Record<string, UnsentState>>;

const NONE: UnsentReviews = {};
const listeners = new Set<() => void>();
let text: string | null = null;
let known = NONE;

const isState = (value: unknown): value is UnsentState => value === 'draft' || value === 'waiting' || value === 'refused';

/**
 * Styles whose review is on this device and not at the shop, and rows of votes and questions (opinions.ts). Beside the database, which has the texts: a page reads this without opening it.
 */
export const unsentReviews = (): UnsentReviews => {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === text) return known;
    text = stored;
    known = Object.fromEntries(
      Object.entries(JSON.parse(stored ?? '{}') as object).filter((entry): entry is [string, UnsentState] => isState(entry[1])),
    );
  } catch {
    known = NONE;
  }
  return known;
};

/** Finished reviews, votes and questions that are not at the shop yet. */
export const countWaitingReviews = (): number => Object.values(unsentReviews()).filter((state) => state === 'waiting').length;

/** @param state null: the review is at the shop, or given up */
export const noteUnsent = (productId: string, state: UnsentState | null): void => {
  const { [productId]: _, ...others } = unsentReviews();
  const next = state === null ? others : { ...others, [productId]: state };
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Forbidden storage: the draft lives as long as its dialog.
  }
  for (const listener of listeners) listener();
};

/** Drafts go with a sign-out (db/clear-shopper-data.ts). */
export const forgetUnsentReviews = (): void => {
  for (const productId of Object.keys(unsentReviews())) noteUnsent(productId, null);
};

const subscribe = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', heard);
  };
};

export const useUnsentReviews = (): UnsentReviews => useSyncExternalStore(subscribe, unsentReviews, () => NONE);

export const useUnsent = (row: string): UnsentState | undefined => useUnsentReviews()[row];

/** Resolves when every finished review is at the shop, or was refused; the page's watcher sends them. */
export const untilReviewsSent = (): Promise<void> =>
  new Promise((done) => {
    let stop: (() => void) | undefined;
    const look = (): void => {
      if (countWaitingReviews() > 0) return;
      stop?.();
      done();
    };
    stop = subscribe(look);
    look();
  });
