/** Resolves once the page has loaded and the browser has nothing better to do: for everything a first visit must not pay for. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = (): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 4_000 });
      else setTimeout(resolve, 1_000);
    };
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });
