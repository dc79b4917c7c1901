import type { Plugin } from 'vite';

/** What Vite's loader of later parts does with a stylesheet that did not come, and what it is to do. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  // It counts as seen: whoever asks for the part again gets it without its style.
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  // Its link stays in the document, where it counts as a style that is there.
  [/(if \(e\.type === "error"\)) (rej\()/, '$1 link.remove(), $2'],
];

/** A stylesheet that the line has lost is asked for again with the next attempt at its part: Vite asks once a page. */
export const lostStyles = (): Plugin => ({
  name: 'waymark:lost-styles',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return undefined;
    return CHANGES.reduce((helper, [what, instead]) => {
      if (!what.test(helper)) this.error('Vite loads later parts in another way now: look at what becomes of a stylesheet that does not come');
      return helper.replace(what, instead);
    }, code);
  },
});
