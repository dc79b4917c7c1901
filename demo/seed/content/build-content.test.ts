import { expect, it } from 'vitest';
import { BLOCK_SCHEMAS } from '#contract/calls/content/blocks.ts';
import { LOCALES } from '#contract/locales.ts';
import { buildContent } from './build-content.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const KINDS = new Set(Object.keys(BLOCK_SCHEMAS));

/** Kinds of the blocks in a document, at any depth. */
const kindsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value && typeof value.kind === 'string' && KINDS.has(value.kind) ? [value.kind] : [];
  return [...own, ...Object.values(value).flatMap(kindsIn)];
};

it.each(Object.values(LOCALES).map(({ siteId }) => siteId))('%s uses every kind of block somewhere', (siteId) => {
  const docs = buildContent(NOW).filter((row) => row.siteId === siteId);
  const used = new Set(docs.flatMap(({ doc }) => kindsIn(doc)));
  expect([...KINDS].filter((kind) => !used.has(kind))).toEqual([]);
});

it.each(Object.values(LOCALES).map(({ siteId }) => siteId))(
  'the bar of %s says with its title alone, which is all that a phone shows, what the shop does offline',
  (siteId) => {
    const docs = buildContent(NOW).filter((row) => row.siteId === siteId);
    const titles = docs.flatMap(({ doc }) =>
      'title' in doc && 'subtitle' in doc && 'showCloseButton' in doc ? [JSON.stringify([doc.title, doc.subtitle])] : [],
    );
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect(title).toMatch(/later|plus tard|später/);
      expect(title).not.toMatch(/phone|téléphone|Handy/i);
    }
  },
);
