import type { Plugin } from 'vite';

const LATE_PART = /\blate\(\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Chunk {
  readonly type: 'chunk';
  readonly modules: Readonly<Record<string, unknown>>;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
}

/**
 * The server draws late parts whole (src/ui/late), so their styles belong to the document although their scripts come
 * later: each chunk that names a late part takes over the part's stylesheets, with those of all that it imports.
 */
export const lateStyles = (): Plugin => {
  const partsOf = new Map<string, Set<string>>();
  return {
    name: 'waymark:late-styles',
    apply: 'build',
    async transform(code, id) {
      if (!code.includes('late(')) return;
      for (const [, path] of code.matchAll(LATE_PART)) {
        const part = path && (await this.resolve(path, id));
        if (part) partsOf.set(id, (partsOf.get(id) ?? new Set()).add(part.id));
      }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output as unknown as Chunk] as const] : []));
        const byFile = new Map(chunks);
        const fileOf = new Map(chunks.flatMap(([file, chunk]) => Object.keys(chunk.modules).map((id) => [id, file] as const)));
        const lateFiles = (chunk: Chunk): string[] => Object.keys(chunk.modules).flatMap((id) => [...(partsOf.get(id) ?? [])].flatMap((part) => fileOf.get(part) ?? []));
        const gather = (file: string, styles: Set<string>, seen: Set<string>): Set<string> => {
          const chunk = byFile.get(file);
          if (!chunk || seen.has(file)) return styles;
          seen.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const next of [...chunk.imports, ...lateFiles(chunk)]) gather(next, styles, seen);
          return styles;
        };
        const wanted = chunks.map(([file, chunk]) => [chunk, new Set(lateFiles(chunk).flatMap((late) => [...gather(late, new Set(), new Set([file]))]))] as const);
        for (const [chunk, styles] of wanted) for (const style of styles) chunk.viteMetadata?.importedCss.add(style);
      },
    },
  };
};
