import type { QueryClient } from '@tanstack/react-query';
import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { isUnreachable } from '#src/cart/is-unreachable.ts';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { subscribeUnsent, unsent } from '#src/base/lists/unsent.ts';

export interface Line {
  readonly isAway: () => boolean;
  /** Changes on their way to the shop. */
  readonly waiting: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const waiting = (): number => cartState().waitingCount + unsent().waiting;

const line: Line = {
  // The cart's engine measures by itself, and goes on only while it has something to send.
  isAway: () => !canReach() || (waiting() > 0 && isUnreachable(cartState().connectivity)),
  waiting,
  subscribe: (listener) => {
    const stops = [subscribeReach(listener), subscribeCart(listener), subscribeUnsent(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

export interface RetriedRouter {
  readonly options: { readonly context: { readonly queryClient: QueryClient } };
  readonly state: { readonly matches: readonly { readonly status: string }[] };
  readonly invalidate: () => Promise<void>;
}

/** Everything on the screen that could not be had is asked for again: what a query brings, and the whole page where its loader failed. */
export const retryFailed = async (router: RetriedRouter): Promise<void> => {
  await router.options.context.queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (router.state.matches.some(({ status }) => status === 'error')) await router.invalidate();
};

export interface TellOfReturn {
  /** The shop can be reached again. @param count changes that are on their way to it */
  readonly back: (count: number) => void;
}

/** When the shop can be reached again, pages that failed load by themselves, and the shopper is told what of their changes has arrived. */
export const watchReturn = (router: RetriedRouter, tell: TellOfReturn, { isAway, waiting, subscribe }: Line = line): (() => void) => {
  let away = isAway();
  let isSending = false;
  const look = (): void => {
    const wasAway = away;
    away = isAway();
    if (away) isSending = false;
    else if (wasAway) {
      void retryFailed(router);
      // A browser that still says no was wrong from the beginning: nothing has come back.
      if (!navigator.onLine) return;
      isSending = waiting() > 0;
      tell.back(waiting());
    } else if (isSending && waiting() === 0) {
      isSending = false;
      tell.back(0);
    }
  };
  return subscribe(look);
};
