import type { Country } from '#contract/countries.ts';

const FIRST_FLAG_LETTER = 0x1f1e6;

/** The flag of a country as text: two letters of a script of their own. */
export const flagOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? String.fromCodePoint(...Array.from(code, (letter) => FIRST_FLAG_LETTER + letter.charCodeAt(0) - 65)) : '';

/** Without accents and case: `Réunion` is found by `reunion`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Countries whose name has what was typed at the beginning of a word, whose code it is, or whose dial code begins so. Beginnings of names first. */
export const findCountries = (countries: readonly Country[], typed: string): readonly Country[] => {
  const text = plain(typed.trim());
  if (text === '') return countries;
  const digits = text.replace(/^(?:\+|00)/, '');
  if (/^\d+$/.test(digits)) return countries.filter(({ dialCode }) => dialCode.startsWith(digits));
  const starts = countries.filter(({ name, code }) => plain(name).startsWith(text) || code.toLowerCase() === text);
  const within = countries.filter(
    (country) =>
      !starts.includes(country) &&
      plain(country.name)
        .split(/[\s(&-]+/)
        .some((word) => word.startsWith(text)),
  );
  return [...starts, ...within];
};
