interface ManifestWords {
  readonly locale: { readonly tag: string };
  readonly t: (key: never) => string;
}

/** One of the app's icons as PNG, from the one drawing; undefined where there is none of that name. */
export const drawIcon: (name: string) => Promise<Uint8Array | undefined>;
/** What a browser reads about the installed app, in the words of a locale. */
export const webManifest: (id: string, words: ManifestWords) => object;
/** Icons of every size, and a web app manifest a locale. */
export const writeWebManifests: (out?: string) => Promise<void>;
