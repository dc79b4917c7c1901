import { cartState, subscribeCart } from './cart.ts';

/** How long to wait for in-flight changes before giving up, ms. */
const PATIENCE_MS = 5_000;

const isSending = (): boolean => cartState().view?.pending.some(({ state }) => state === 'sending') ?? false;

/**
 * Resolves once no change of the cart is in flight, or after a time-out. A page that ends during an attempt leaves a doubt: nothing is lost, but it
 * must be settled, and with a gateway without keys the shopper may be asked.
 */
export const untilAnswered = (isBusy = isSending, subscribe = subscribeCart): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    const look = (): void => {
      if (!isBusy()) done();
    };
    // The first call of the listener may come before `stop` is assigned.
    const stop = subscribe(() => queueMicrotask(look));
    look();
  });
