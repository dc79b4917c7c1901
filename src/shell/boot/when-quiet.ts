/** A picture that never comes keeps a page from ever being loaded; what waits in the queues does not wait for that, ms. */
const LATEST_MS = 30_000;

/** Resolves once the page has loaded and the browser has nothing better to do: for everything a first visit must not pay for. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = (): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 4_000 });
      else setTimeout(resolve, 1_000);
    };
    if (document.readyState === 'complete') idle();
    else {
      addEventListener('load', idle, { once: true });
      setTimeout(idle, LATEST_MS);
    }
  });
