import type { BootFiles } from '#src/shell/layout/boot-page.ts';

/** What Vite writes beside the page's files: source to chunk. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; src?: string }
>;

export interface PageManifest {
  /** Styles by route: what the router writes into the document's head. */
  routes: Record<string, { css?: string[] }>;
  inlineCss?: { styles: Record<string, string> };
  /** Scripts by route, which the document asks for when it is painted. */
  scripts: Record<string, string[]>;
  entry: string;
  /** The rules that name the fonts, and the file of them that every page needs. */
  fonts: string;
  letters: string;
  /** What the browser reads about the installed app. */
  webManifest: string;
}

export interface PageManifestInput {
  readonly vite: ViteManifest;
  /** Route id to source file, e.g. `/$locale/` to `src/routes/$locale/index.tsx`. */
  readonly routes: Readonly<Record<string, string>>;
  readonly locale: string;
  /** Stylesheet texts by address: put into the document, so that the first paint waits for nothing else. */
  readonly styles?: Readonly<Record<string, string>>;
}

const ENTRY = 'src/shell/boot/entry-client.tsx';
const FONTS = 'src/shell/styles/waymark-sans.css';
const LETTERS = 'src/shell/styles/fonts/waymark-sans-latin.woff2';
/** Parts of a route that a document with its data in it does not need. */
const LATER = /tsr-split=(?:loader|errorComponent)/;

/** Which files a route's document names: its scripts to fetch early, its styles, and the entry with the words of the locale. */
export const createPageManifest = ({ vite, routes, locale, styles }: PageManifestInput): PageManifest => {
  const reach = (key: string, seen: Set<string>): Set<string> => {
    if (!vite[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of vite[key].imports ?? []) reach(next, seen);
    return seen;
  };
  const files = (keys: Iterable<string>) => {
    const chunks = [...keys].map((key) => vite[key]).filter((chunk) => chunk !== undefined);
    return {
      scripts: chunks.map((chunk) => `/${chunk.file}`),
      css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    };
  };
  const entry = vite[ENTRY];
  const fonts = vite[FONTS];
  const letters = vite[LETTERS];
  if (!entry || !fonts || !letters) throw new Error(`The page's manifest does not know ${ENTRY}, ${FONTS} or ${LETTERS}`);
  const entryKeys = reach(ENTRY, new Set());
  const wordKeys = Object.keys(vite).filter((key) => key.endsWith(`/messages/${locale}/core.json`));
  const root = files([...entryKeys, ...wordKeys]);
  const manifest: PageManifest = {
    routes: { __root__: { css: root.css } },
    scripts: { __root__: root.scripts },
    entry: `/${entry.file}`,
    fonts: `/${fonts.file}`,
    letters: `/${letters.file}`,
    webManifest: `/manifest/${locale}.webmanifest`,
  };
  const keysOf = (source: string): Set<string> => {
    const keys = new Set<string>();
    for (const key of Object.keys(vite)) if (key === source || (key.startsWith(`${source}?`) && !LATER.test(key))) reach(key, keys);
    return keys;
  };
  for (const [id, source] of Object.entries(routes)) {
    const keys = keysOf(source);
    for (const key of entryKeys) keys.delete(key);
    // A route never stands alone: what the routes around it bring is named once, by them.
    for (const [outer, outerSource] of Object.entries(routes))
      if (id !== outer && id.startsWith(`${outer}/`)) for (const key of keysOf(outerSource)) keys.delete(key);
    if (keys.size === 0) continue;
    const own = files(keys);
    manifest.routes[id] = { css: own.css };
    manifest.scripts[id] = own.scripts;
  }
  if (styles) manifest.inlineCss = { styles: { ...styles } };
  return manifest;
};

/** What brings a document of these routes to life, from their manifest. */
export const bootFilesOf = ({ routes, scripts, entry, fonts, letters, webManifest }: PageManifest, routeIds: readonly string[]): BootFiles => ({
  entry,
  fonts,
  letters,
  webManifest,
  scripts: [...new Set(routeIds.flatMap((id) => scripts[id] ?? []))],
  styles: [...new Set(routeIds.flatMap((id) => routes[id]?.css ?? []))],
});
