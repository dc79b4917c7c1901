import type { Locale } from '#contract/locales.ts';
import type { Localized } from './model/rows.ts';

/** The words for a locale: its own, else its language's, else English, else whatever there is. */
export const localizedFor = <T>(words: Localized<T>, locale: Pick<Locale, 'id' | 'language'>): T | undefined =>
  words[locale.id] ?? words[locale.language] ?? words['en'] ?? Object.values(words)[0];

export const textFor = (words: Localized | null | undefined, locale: Pick<Locale, 'id' | 'language'>): string =>
  words ? (localizedFor(words, locale) ?? '') : '';
