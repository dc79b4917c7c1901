import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_IDS } from './locales.ts';

/** Where a locale's own data is: its row, its settings, its English. */
const DATA = ['contract/locales.ts', 'contract/settings/settings.ts', 'contract/settings/', 'domain/catalogue/english.ts'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|cases\.ts$|messages/.test(file));

it('names no locale but the default one outside the data of the locales: the next one is only data', () => {
  const others = new RegExp(`['"\`](?:${LOCALE_IDS.filter((id) => id !== DEFAULT_LOCALE).join('|')})['"\`]`);
  const files = ['contract', 'pricing', 'db', 'sw', 'src', 'server'].flatMap(filesIn).filter((file) => !DATA.some((place) => file.startsWith(place)));
  expect(files.length).toBeGreaterThan(1000);
  const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(files.filter((file) => others.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
