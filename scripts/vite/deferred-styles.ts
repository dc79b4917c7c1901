import type { Plugin } from 'vite';
import { type Chunk, chunksOf, entriesOf, reach, stylesOf } from './bundle-chunks.ts';

/** `deferred(() => import('./part.tsx')`: which part is deferred. */
export const DEFERRED_PART = /\bdeferred\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * The server draws deferred parts whole (src/ui/lazy), so their styles belong to the document although their scripts come
 * later: each chunk that names a deferred part takes over the part's stylesheets, with those of all that it imports.
 */
export const deferredStyles = (): Plugin => {
  const partsOf = new Map<string, Set<string>>();
  return {
    name: 'waymark:deferred-styles',
    apply: 'build',
    async transform(code, id) {
      if (!code.includes('deferred(')) return;
      for (const [, path] of code.matchAll(DEFERRED_PART)) {
        const part = path && (await this.resolve(path, id));
        if (part) partsOf.set(id, (partsOf.get(id) ?? new Set()).add(part.id));
      }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const fileOf = new Map([...chunks].flatMap(([file, chunk]) => Object.keys(chunk.modules).map((id) => [id, file] as const)));
        const deferredFiles = (chunk: Chunk): string[] =>
          Object.keys(chunk.modules).flatMap((id) => [...(partsOf.get(id) ?? [])].flatMap((part) => fileOf.get(part) ?? []));
        const entries = entriesOf(chunks);
        // Worked out for all before any is changed. What the entry or the chunk itself brings is there already.
        const wanted = [...chunks].map(([file, chunk]) => {
          const present = reach(chunks, [...(chunk.isEntry ? [] : entries), file], (one) => one.imports);
          const deferred = reach(chunks, deferredFiles(chunk), (one) => [...one.imports.filter((next) => !present.has(next)), ...deferredFiles(one)]);
          return [chunk, [...deferred].flatMap((one) => (present.has(one) ? [] : [...stylesOf(chunks, one)]))] as const;
        });
        for (const [chunk, styles] of wanted) for (const style of styles) chunk.viteMetadata?.importedCss.add(style);
      },
    },
  };
};
