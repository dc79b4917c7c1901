import type { ComboboxOption } from '#ui/combobox/combobox.tsx';
import { findByWords } from '#ui/combobox/find-by-words.ts';

const FIRST_FLAG_LETTER = 0x1f1e6;

/** The flag of a country as text: two letters of a script of their own. */
export const flagOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? String.fromCodePoint(...Array.from(code, (letter) => FIRST_FLAG_LETTER + letter.charCodeAt(0) - 65)) : '';

/** Countries by a part of their name, by their code, or by the beginning of their dial code, which is the option's aside. */
export const findCountries = (countries: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] => {
  const dialled = /^(?:\+|00)?(\d+)$/.exec(typed.trim())?.[1];
  if (dialled !== undefined) return countries.filter(({ aside = '' }) => aside.startsWith(`+${dialled}`));
  const code = typed.trim().toUpperCase();
  const byName = findByWords(countries, typed, ({ text }) => text);
  return [...countries.filter(({ value }) => value === code), ...byName.filter(({ value }) => value !== code)];
};
