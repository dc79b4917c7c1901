import { describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#contract/calls/order-states.ts';
import { LOCALES } from '#contract/locales.ts';
import { buildContent } from './content/build-content.ts';
import { EDITIONS } from './editions.ts';
import { FEATURE_LINES } from './features.ts';
import { FITS } from './fits/all.ts';
import { LINES } from './lines/all.ts';
import { SIZE_CHARTS } from './sizes.ts';

const CONTENT = buildContent(new Date('2026-11-21T12:00:00Z'));
const contentOf = ({ siteId }: { readonly siteId: string }): string =>
  JSON.stringify(CONTENT.filter((row) => row.siteId === siteId).map(({ doc }) => doc));

/** The German texts of catalogue data, which keeps the languages side by side: `{ de: ... }`. */
const germanIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'de' ? [JSON.stringify(inner)] : germanIn(inner)));
};

describe('the texts of the example shop', () => {
  it('address a German shopper formally, like the shop around them', () => {
    const german = [contentOf(LOCALES['de-de']), ...germanIn([LINES, EDITIONS, FEATURE_LINES, FITS, SIZE_CHARTS])];
    expect(german.length).toBeGreaterThan(300);
    for (const text of german) expect(text).not.toMatch(/(?<![\p{L}])(?:du|dir|dich|dein(?:e[mnrs]?)?|euch)(?![\p{L}])/iu);
  });

  it.each([
    ['en-us', 'cart', 'basket'],
    ['en-ca', 'cart', 'basket'],
    ['en-gb', 'basket', 'cart'],
  ] as const)('of %s say %s', (id, own, other) => {
    // Names of documents, references and tracking stay as they are: only what is read counts.
    const read = [
      ...contentOf(LOCALES[id]).matchAll(/"(?:title|subtitle|text|richText|eyebrowText|description|disclaimer)":"((?:[^"\\]|\\.)*)"/g),
    ].map(([, text]) => text?.replaceAll(/href=\\"[^"\\]*/g, ''));
    expect(read.join('\n')).toMatch(new RegExp(`\\b${own}\\b`, 'i'));
    expect(read.join('\n')).not.toMatch(new RegExp(`\\b${other}s?\\b`, 'i'));
  });

  it.each(Object.values(LOCALES))('promise the returns that the shop grants, in $id', (locale) => {
    const days = [
      ...contentOf(locale).matchAll(/(\d+) (?:days to decide|jours pour décider|Tage zum)|(?:returns within|gratuits sous|innerhalb von) (\d+)/g),
    ];
    expect(days.length).toBeGreaterThan(1);
    for (const [, first, second] of days) expect(Number(first ?? second)).toBe(RETURN_DAYS);
  });
});
