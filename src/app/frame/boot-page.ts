/** What a document needs to come to life: the entry, what it stands on, the letters, and the stylesheets whose rules are already in the document. */
export interface BootFiles {
  readonly entry: string;
  readonly fonts: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Runs inside the document, as text: it must stand alone. The scripts wait until what the server drew is painted with its
 * pictures, so that they never compete with it for the line; the first touch or key brings them at once. `isEmpty` is a frame
 * without content, which has nothing to wait for.
 */
export const bootPage = ({ entry, fonts, scripts, styles }: BootFiles, isEmpty: boolean): void => {
  const LONGEST_WAIT_MS = 3000;
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];
  globalThis.waymarkEarly = [];
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    for (const sign of SIGNS) removeEventListener(sign, touched, true);
    // What was held back below the first screen may come now.
    document.documentElement.dataset.painted = '';
    const head = document.head;
    // A link that is switched off is not fetched; it tells the loader of later parts that these rules are here.
    for (const href of styles) head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
    head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts }));
    for (const href of scripts) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void import(/* @vite-ignore */ entry);
  };
  const touched = (): void => {
    document.documentElement.dataset.touched = '';
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
    else begin();
  };
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLButtonElement | HTMLInputElement>('button, input') : null;
      if (control) globalThis.waymarkEarly?.push({ control, checked: 'checked' in control ? control.checked : undefined, at: performance.now() });
    },
    { capture: true },
  );
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true });
  if (isEmpty || document.readyState === 'complete') begin();
  else {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)), { once: true });
    addEventListener('DOMContentLoaded', () => setTimeout(begin, LONGEST_WAIT_MS), { once: true });
  }
};
