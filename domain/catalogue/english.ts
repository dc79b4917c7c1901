import type { LocaleId } from '#contract/locales.ts';

/** How the English of a locale differs from the American that the shop's own texts are written in. */
interface English {
  /** Colour, grey. */
  readonly spelling?: true;
  /** Trousers, autumn. */
  readonly vocabulary?: true;
  /** Somebody is 175 cm tall. */
  readonly metric?: true;
}

const ENGLISHES: Readonly<Record<Extract<LocaleId, `en-${string}`>, English>> = {
  'en-us': {},
  'en-ca': { spelling: true },
  'en-gb': { spelling: true, vocabulary: true, metric: true },
};

/** What `words` says of each English, by locale; undefined: it stays with the American. */
export const byEnglish = <T>(words: (english: English) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries<English>(ENGLISHES).flatMap(([id, english]) => {
      const said = words(english);
      return said === undefined ? [] : [[id, said] as const];
    }),
  );
