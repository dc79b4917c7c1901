import { openBasket, subscribeCart } from '#src/cart/basket.ts';
import { hasUnsentMark } from '#src/lists/unsent-mark.ts';

/** Browsers write local storage late: what a killed one has lost there (the count of last time, the last taps) may well be in the database. */
const hasDatabase = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === 'waymark');

/**
 * Starts the basket once the page reacts, and the lists beside it where something of them waits. On a first visit that costs nothing: database and
 * engine are loaded only if this device has a basket or taps of an earlier page, else at the first tap.
 */
export const startReplay = async (): Promise<void> => {
  subscribeCart(() => {});
  try {
    if (!(await hasDatabase()) && !hasUnsentMark()) return;
    await openBasket();
    await (await import('./resume-lists.ts')).resumeLists();
  } catch {
    // Storage is forbidden, or the engine cannot be had just now: the next tap tries again.
  }
};
