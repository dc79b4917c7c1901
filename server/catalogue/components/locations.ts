import type { LocationGroup } from '#contract/calls/components.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { languageName } from '#domain/language-name.ts';
import { wordsFor } from './words.ts';

/** Countries of North America that the shop sells in; all others are in Europe. */
const NORTH_AMERICA = new Set(['US', 'CA']);

const languageOf = ({ tag, language }: Locale): string => {
  const name = languageName(language, tag);
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
};

/** The locales of the shop by continent; continents are named in the language of the reader, countries and languages in their own. */
export const locationGroups = (reader: Locale): LocationGroup[] => {
  const words = wordsFor(reader);
  const all = Object.values(LOCALES).map((locale) => ({
    locale: locale.id,
    country: locale.country,
    name: locale.label,
    language: languageOf(locale),
    tag: locale.tag,
    currency: locale.currency,
    url: `/${locale.id}`,
  }));
  return [
    { id: 'north-america', name: words.northAmerica, locations: all.filter(({ country }) => NORTH_AMERICA.has(country)) },
    { id: 'europe', name: words.europe, locations: all.filter(({ country }) => !NORTH_AMERICA.has(country)) },
  ];
};
