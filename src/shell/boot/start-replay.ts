import { openCart, subscribeCart } from '#src/cart/cart.ts';
import { hasUnsentMark } from '#src/base/lists/unsent-mark.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';

/** Browsers write local storage late: what a killed one has lost there (the count of last time, the last taps) may well be in the database. */
const hasDatabase = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === 'waymark');

/**
 * Starts the cart once the page reacts, and the lists beside it where something of them waits. On a first visit that costs nothing: database and
 * engine are loaded only if this device has a cart or taps of an earlier page, else at the first tap.
 */
export const startReplay = async (): Promise<void> => {
  subscribeCart(() => {});
  try {
    if (!(await hasDatabase()) && !hasUnsentMark()) return;
  } catch {
    // Storage is forbidden: nothing is kept.
    return;
  }
  // What waits is sent although nobody taps, also where engine or lists are lost on the line at first.
  await importWithRetry(openCart);
  await importWithRetry(async () => (await import('#src/shell/watchers/resume-lists.ts')).resumeLists());
};
