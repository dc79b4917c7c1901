import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
  code: string;
}

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
      const chunks = new Map(
        Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output as unknown as Chunk]] : [])),
      );
      const seen = new Set<string>();
      const reach = (file: string): void => {
        if (seen.has(file)) return;
        seen.add(file);
        for (const next of chunks.get(file)?.imports ?? []) reach(next);
      };
      for (const [file, { isEntry }] of chunks) if (isEntry) reach(file);
      const present = new Set([...seen].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
      for (const chunk of chunks.values()) chunk.code = withoutNames(chunk.code, present);
    },
  },
});
