/** Without a jump of the page; answers whether the element took the focus. */
export const focusQuietly = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && element !== undefined && element === document.activeElement;
};

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Until the shopper presses something, focus that is lost with what had it is given back by `restore`: a page that draws its
 * waiting state first has another heading a moment later. Answers how to end it.
 */
export const holdFocus = (restore: () => void): (() => void) => {
  const watch = new MutationObserver(() => {
    if (document.activeElement === null || document.activeElement === document.body) restore();
  });
  const release = (): void => {
    watch.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, release, true);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  for (const sign of SIGNS) addEventListener(sign, release, { capture: true, passive: true });
  return release;
};
