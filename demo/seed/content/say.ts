import type { Locale } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { withBritish } from '#domain/catalogue/british.ts';

/** Says one thing in the words of a locale. */
export type Say = (en: string, fr: string, de: string) => string;

export const sayIn =
  (locale: Locale): Say =>
  (en, fr, de) =>
    textFor(withBritish({ en, fr, de }), locale);
