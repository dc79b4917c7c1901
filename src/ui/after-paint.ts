/** A page in the background paints nothing; it waits this long, ms. */
const AT_LATEST_MS = 200;

/** Runs once the next frame is on the screen, so that what was just shown does not wait for it. Where nothing paints, at once. */
export const afterPaint = (run: () => void): void => {
  if (!('requestAnimationFrame' in globalThis)) return run();
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST_MS);
};
