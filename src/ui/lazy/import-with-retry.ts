const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;

/** Resolves when the browser thinks that it has a line again, the page is looked at again or put away, or the time is up. */
const nextChance = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
  });

/**
 * Brings a later part of the page. One that does not come is asked for again when the line may be back, later and later: until then the page does
 * without, and never fails for it.
 */
export const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let pause = FIRST_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
    try {
      return await load();
    } catch {
      await nextChance(pause);
    }
  }
};
