import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALE_IDS } from '#contract/locales.ts';
import { dialogSettings } from './dialogs.ts';
import { dialogSettingSchema, settingsSchema } from './schema.ts';
import { settingsFor } from './settings.ts';

const leavesOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [path];

/** The code that asks for settings at all. */
const readers = ['pricing', 'db', 'sw', 'src', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => /settings/i.test(text))
  .join('\n');

/** Named behind a dot, or taken out of a group by its name. */
const isRead = (name: string): boolean => new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b[^={}:]*\\} =`).test(readers);

describe('settings', () => {
  it('are read by somebody, each of them, or say what they wait for', () => {
    const schema = readFileSync('contract/settings/schema.ts', 'utf8');
    const waits = (name: string): boolean => new RegExp(`Nothing reads it before[^*]*\\*/\\n\\s*${name}:`).test(schema);
    // A group that is handed on whole, as the time-outs are, is read with all that it holds.
    const isGiven = (group: string): boolean => new RegExp(`\\b${group}: .*\\.${group}\\b(?!\\.)`).test(readers);
    const unread = leavesOf(settingsFor('en-us')).filter((path) => !isRead(path.at(-1)!) && !path.some((name) => waits(name) || isGiven(name)));
    expect(unread.map((path) => path.join('.'))).toEqual([]);
  });

  it.each(LOCALE_IDS)('%s has a value for every setting and no unknown one', (locale) => {
    const settings = settingsFor(locale);
    expect(settingsSchema.parse(settings)).toEqual(settings);
  });

  it('production files mock no path', () => {
    for (const locale of LOCALE_IDS) expect(settingsFor(locale).mockPaths).toEqual([]);
  });

  it('the law decides the age: 13 in the United States and the United Kingdom, 15 in France, 16 in Germany', () => {
    expect(LOCALE_IDS.map((locale) => settingsFor(locale).signUp.minimalAge)).toEqual([13, 13, 13, 15, 16]);
  });

  it('the lowest price of 30 days is shown where Europe asks for it', () => {
    expect(LOCALE_IDS.filter((locale) => settingsFor(locale).features.omnibusPrice)).toEqual(['en-gb', 'fr-fr', 'de-de']);
  });

  it('every dialog opens in a way the kit knows', () => {
    for (const setting of Object.values(dialogSettings)) expect(dialogSettingSchema.parse(setting)).toEqual(setting);
  });
});
