import { expect, it } from 'vitest';

const catalogues = import.meta.glob<{ default: Record<string, string> }>('./messages/*/*.json', { eager: true });
const partOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The words of a locale by `part key`. */
const wordsOf = (locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogues)
      .filter(([path]) => path.startsWith(`./messages/${locale}/`))
      .flatMap(([path, { default: words }]) => Object.entries(words).map(([key, text]) => [`${partOf(path)} ${key}`, text])),
  );
const withWord = (words: Record<string, string>, word: RegExp): [string, string][] => Object.entries(words).filter(([, text]) => word.test(text));

it('Americans read of a cart, never of a basket', () => {
  const american = wordsOf('en-us');
  expect(withWord(american, /\bcart/i)).not.toEqual([]);
  expect(withWord(american, /\bbasket/i)).toEqual([]);
});

it('Britons read of a basket, never of a cart', () => {
  const british = { ...wordsOf('en-us'), ...wordsOf('en-gb') };
  expect(withWord(british, /\bbasket/i)).not.toEqual([]);
  expect(withWord(british, /\bcarts?\b/i)).toEqual([]);
});
