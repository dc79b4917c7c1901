/** A chunk of the bundle, as far as Vite's types do not show it. */
export interface Chunk {
  readonly type: 'chunk';
  readonly isEntry: boolean;
  readonly modules: Readonly<Record<string, unknown>>;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
  code: string;
}

/** The chunks of a bundle by their files. */
export const chunksOf = (bundle: Readonly<Record<string, { readonly type: string }>>): ReadonlyMap<string, Chunk> =>
  new Map(Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output as Chunk]] : [])));

export const entriesOf = (chunks: ReadonlyMap<string, Chunk>): string[] => [...chunks].flatMap(([file, { isEntry }]) => (isEntry ? [file] : []));

/** These files and all that `nextOf` leads to from them. */
export const reach = (
  chunks: ReadonlyMap<string, Chunk>,
  files: readonly string[],
  nextOf: (chunk: Chunk) => readonly string[],
  seen = new Set<string>(),
): Set<string> => {
  for (const file of files) {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) continue;
    seen.add(file);
    reach(chunks, nextOf(chunk), nextOf, seen);
  }
  return seen;
};

/** Stylesheets that come with a chunk, those of its deferred parts included. */
export const stylesOf = (chunks: ReadonlyMap<string, Chunk>, file: string): Iterable<string> => chunks.get(file)?.viteMetadata?.importedCss ?? [];
