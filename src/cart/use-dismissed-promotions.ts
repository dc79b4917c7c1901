import { useSyncExternalStore } from 'react';

/** Dismissed on this page; a promotion that comes near again on another visit is told again. */
let dismissed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const dismiss = (promotionId: string): void => {
  dismissed = new Set([...dismissed, promotionId]);
  for (const listener of listeners) listener();
};

const NONE: ReadonlySet<string> = new Set();

/** Approaching promotions that the shopper does not want to see, shared by mini cart and basket. */
export const useDismissedPromotions = (): [ReadonlySet<string>, (promotionId: string) => void] => [
  useSyncExternalStore(
    subscribe,
    () => dismissed,
    () => NONE,
  ),
  dismiss,
];
