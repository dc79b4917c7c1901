import { cartState, subscribeCart } from './basket.ts';

/** Who has heard nothing within this hears nothing soon, ms. */
const PATIENCE_MS = 5_000;

const isSending = (): boolean => cartState().view?.pending.some(({ state }) => state === 'sending') ?? false;

/**
 * Resolves once no change of the basket is on its way, or that takes too long. A page that ends in the middle of an attempt leaves a doubt behind: nothing is
 * lost by it, but it has to be found out, and with a gateway that knows no keys the shopper may be asked.
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
    // The first listener may be told before it has a way to stop.
    const stop = subscribe(() => queueMicrotask(look));
    look();
  });
