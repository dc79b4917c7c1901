import { isPassing } from '#db/cart/checkout-wait.ts';
import { cartState, subscribeCart } from './cart.ts';
import { checkoutWait } from './checkout-gate.ts';

/** Resolves with true once the checkout is possible, or with false if the reason against it does not pass by itself. */
export const whenCheckoutOpens = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const done = (open: boolean): void => {
      stop();
      signal.removeEventListener('abort', giveUp);
      resolve(open);
    };
    const look = (): void => {
      const wait = checkoutWait(cartState());
      if (!isPassing(wait)) done(wait === null);
    };
    const giveUp = (): void => done(false);
    const stop = subscribeCart(() => queueMicrotask(look));
    signal.addEventListener('abort', giveUp);
    look();
  });
