import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_TEXT } from '#contract/consent.ts';
import { CATEGORIES, INVENTORY } from './inventory.ts';

const files = import.meta.glob<{ default: Record<string, string> }>('../i18n/messages/*/consent.json', { eager: true });

/** What a shopper reads before choosing: the banner, the categories and the answers. */
const READ = /^consent\.(?:banner\.text|acceptAll|refuseAll|intro|C000\d\.)/;

it('the version of the text rises with the words that a choice is made by', () => {
  const said = Object.entries(files)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, { default: messages }]) => [file, Object.entries(messages).filter(([key]) => READ.test(key))]);
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
  // Other words are another text: raise CONSENT_TEXT, and note its digest here.
  expect({ [CONSENT_TEXT]: digest }).toEqual({ '2026-11-26': 'aa4da5132aee' });
});

it('every category and everything that belongs to one has words in each language', () => {
  const keys = [
    ...CATEGORIES.flatMap((category) => [`consent.${category}.title`, `consent.${category}.text`]),
    ...INVENTORY.flatMap(({ place, use, lasts }) => [`consent.place.${place}`, use, lasts]),
  ];
  const missing = ['en-us', 'fr-fr', 'de-de'].flatMap((locale) => {
    const messages = files[`../i18n/messages/${locale}/consent.json`]?.default ?? {};
    return keys.filter((key) => !messages[key]?.trim()).map((key) => `${locale} ${key}`);
  });
  expect(missing).toEqual([]);
});

it('a key stands in one category of a place only', () => {
  const keys = INVENTORY.flatMap(({ place, names }) => names.map((name) => `${place} ${name}`));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
