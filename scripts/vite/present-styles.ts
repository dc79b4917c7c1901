import type { Plugin } from 'vite';
import { chunksOf, entriesOf, reach, stylesOf } from './bundle-chunks.ts';

/** As Vite writes them: the names of what imports may need beside their scripts, and for each import which of these. */
const NAMES = /(?<=m\.f=)\[[^\]]*\]/;
const NEEDS = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** Takes those names out of a chunk that are in `present`. */
export const withoutNames = (code: string, present: ReadonlySet<string>): string => {
  const names = JSON.parse(NAMES.exec(code)?.[0] ?? '[]') as string[];
  const left = names.filter((name) => !present.has(name));
  if (left.length === names.length) return code;
  return code.replace(NAMES, JSON.stringify(left)).replaceAll(NEEDS, (_, needs: string) => {
    const kept = needs.split(',').flatMap((at) => {
      const index = left.indexOf(names[Number(at)] ?? '');
      return index < 0 ? [] : [index];
    });
    return `__vite__mapDeps([${kept.join(',')}])`;
  });
};

/**
 * Every document contains the styles of the scripts that every page begins with. Vite does not know that: each import would fetch their files once more
 * before its script runs, and every first visit would carry their names.
 */
export const presentStyles = (): Plugin => ({
  name: 'waymark:present-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const first = reach(chunks, entriesOf(chunks), ({ imports }) => imports);
      const present = new Set([...first].flatMap((file) => [...stylesOf(chunks, file)]));
      for (const chunk of chunks.values()) chunk.code = withoutNames(chunk.code, present);
    },
  },
});
