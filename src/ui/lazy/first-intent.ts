const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'input', 'scroll', 'wheel'] as const;

let intent: Promise<void> | undefined;

/** Resolves when somebody first does something with the page: moves, scrolls, touches, types. A page that is only looked at stays as it came. */
export const firstIntent = (): Promise<void> => {
  // The server waits for nobody: a part that it does not draw stays a place for the page to fill.
  if (import.meta.env.SSR) return new Promise(() => undefined);
  intent ??= new Promise((resolve) => {
    const told = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, told, true);
      resolve();
    };
    if ('touched' in document.documentElement.dataset) return resolve();
    for (const sign of SIGNS) addEventListener(sign, told, { capture: true, passive: true });
  });
  return intent;
};
