/**
 * What a document needs to come to life: the entry, what it stands on, the letters, the stylesheets whose rules are already in the document, and what the
 * browser should know of the installed app.
 */
export interface BootFiles {
  readonly entry: string;
  /** The rules that name the files of letters, which the entry brings, and the file that every page is set in. */
  readonly fonts: string;
  readonly letters: string;
  readonly webManifest: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Runs inside the document, as text: it must stand alone. All else waits until what the server drew is painted with its largest
 * picture, so that nothing competes with that for the line: then come the other pictures of the first screen, then the scripts. The first touch,
 * key or field that is entered brings the scripts at once. `isEmpty` is a frame without content, which has nothing to wait for. Only comments of two strokes are left out of
 * the text.
 */
export const bootPage = ({ entry, letters, webManifest, scripts, styles }: BootFiles, isEmpty: boolean): void => {
  const LONGEST_WAIT_MS = 3000;
  const FIRST_PAUSE_MS = 1000;
  const LONGEST_PAUSE_MS = 30_000;
  // A field can be entered and filled without a key: by assistive technology, by dictation, by the browser itself.
  const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
  globalThis.waymarkEarly = [];
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    // What was held back may come now.
    document.documentElement.dataset.painted = '';
    const head = document.head;
    // A link that is switched off is not fetched; it tells the loader of later parts that these rules are here.
    for (const href of styles) head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
    // Named before it is here, a font has all text laid out twice: for its name, and for its letters.
    head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href: letters }));
    head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: webManifest }));
    for (const href of scripts) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    importEntry(FIRST_PAUSE_MS);
  };
  // One lost file of many is enough for nothing to come: then the page stays as it was drawn until there may be a way again.
  const importEntry = (pause: number): void => {
    import(/* @vite-ignore */ entry).catch(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
      importEntry(Math.min(2 * pause, LONGEST_PAUSE_MS));
    });
  };
  // The largest picture is there: those beside it are next, then the scripts.
  const paint = (): void => {
    document.documentElement.dataset.painted = '';
    // A part that the browser has not laid out is not on the first screen: asked where it is, it would be laid out.
    const seconds = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].filter((image) =>
      image.checkVisibility({ contentVisibilityAuto: true }),
    );
    // Further along in a row that is moved sideways, a picture is not fetched before somebody moves it.
    const seen = seconds.filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && right > 0;
    });
    void Promise.allSettled(seen.map((image) => image.decode())).then(begin);
  };
  // Heard until the scripts listen themselves: parts that wait for a touch would not know of one in between.
  const touched = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, touched, true);
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
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(paint)), { once: true });
    addEventListener('DOMContentLoaded', () => setTimeout(begin, LONGEST_WAIT_MS), { once: true });
  }
};
