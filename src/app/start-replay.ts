import { subscribeCart } from '#src/cart/basket.ts';

/**
 * Starts the basket once the page reacts. On a first visit that costs nothing: database and engine are loaded only if this device has a
 * basket or taps of an earlier page, else at the first tap.
 */
export const startReplay = (): void => void subscribeCart(() => {});
