import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { componentCalls, frameCalls } from '#contract/calls/components.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { componentHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
const rows = { ...frameCalls, ...componentCalls };
type Name = keyof typeof rows;

let open: OpenDatabase;
beforeAll(async () => {
  open = await seeded();
});
afterAll(() => open.close());

/** The answer of a call as the contract reads it. */
const ask = async <N extends Name>(name: N, locale: LocaleId = 'en-us', input: { query?: object; params?: object } = {}) => {
  const handler = componentHandlers()[name] as (input: object, ctx: object) => Promise<unknown>;
  const ctx = { db: open.db, locale: LOCALES[locale], clock: () => NOW, previewAt: undefined };
  return z.parse(rows[name].response, await handler({ params: undefined, query: undefined, body: undefined, ...input }, ctx)) as z.output<
    (typeof rows)[N]['response']
  >;
};
const refusal = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: { code?: string }) => error.code);

describe('parts of pages', () => {
  it('footer and services are in the language of the locale', async () => {
    expect((await ask('fapi.components.footer', 'fr-fr')).columns.length).toBeGreaterThan(1);
    const { links } = await ask('fapi.components.utility', 'de-de');
    expect(links.find(({ id }) => id === 'stores')).toEqual({ id: 'stores', url: '/de-de/stores', text: 'Filiale finden' });
    expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  });

  it('compares up to four styles in the order of the link and names those that are gone', async () => {
    const { collections } = await ask('fapi.components.collections');
    const [first, second] = collections.map(({ picture }) => picture.key.slice(0, 8));
    const ids = [second ?? '', 'ZZZZZZZZ', first ?? ''];
    const { products, gone } = await ask('fapi.components.compare', 'en-us', { query: { ids: ids.join(',') } });
    expect(products.map(({ masterId }) => masterId)).toEqual([ids[0], ids[2]].filter((id, index, all) => all.indexOf(id) === index));
    expect(gone).toEqual(['ZZZZZZZZ']);
    expect(products.every(({ variants }) => variants.some(({ quantity }) => quantity > 0))).toBe(true);
  });

  it('collections hold something, and those of departments are named with them', async () => {
    const { collections } = await ask('fapi.components.collections', 'en-gb');
    expect(collections.every(({ count }) => count > 0)).toBe(true);
    expect(collections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Sale', 'Women · Sale']));
    expect(new Set(collections.map(({ url }) => url)).size).toBe(collections.length);
  });

  it('says shoe sizes by the length of the foot as each country does', async () => {
    const sizeFor = async (locale: LocaleId, foot: number) => {
      const { groups } = await ask('fapi.components.foot-sizes', locale);
      return groups.find(({ productType }) => productType === 'shoes-men')?.sizes.find((one) => one.foot === foot);
    };
    expect(await sizeFor('en-us', 270)).toEqual({ foot: 270, size: '9', label: '9' });
    expect(await sizeFor('en-gb', 270)).toEqual({ foot: 270, size: '9', label: '8' });
    expect(await sizeFor('de-de', 265)).toEqual({ foot: 265, size: '8.5', label: '42' });
    const { groups } = await ask('fapi.components.foot-sizes');
    expect(groups.map(({ productType }) => productType).toSorted()).toEqual(['shoes-kids', 'shoes-men', 'shoes-women']);
    for (const { sizes } of groups) expect(sizes.map(({ foot }) => foot)).toEqual(sizes.map(({ foot }) => foot).toSorted((a, b) => a - b));
  });

  it('the search hub has searches, departments and the newest articles', async () => {
    const hub = await ask('fapi.components.search-hub', 'fr-fr');
    expect(hub.popular.length).toBeGreaterThan(2);
    expect(hub.categories.map(({ name }) => name)).toContain('Femme');
    expect(hub.articles.length).toBeGreaterThan(0);
    const dates = hub.articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('pages', () => {
  it('the location selector has every locale once, continents in the language of the reader', async () => {
    const { groups } = await ask('fapi.pages.location-selector', 'de-de');
    expect(groups.map(({ name }) => name)).toEqual(['Nordamerika', 'Europa']);
    expect(groups.map(({ locations }) => locations.map(({ locale }) => locale))).toEqual([
      ['en-us', 'en-ca'],
      ['en-gb', 'fr-fr', 'de-de'],
    ]);
    expect(groups[1]?.locations[1]).toMatchObject({ name: 'France', language: 'Français', currency: 'EUR', url: '/fr-fr' });
  });

  it('a page is that of the content service, and one that nobody wrote is not there', async () => {
    expect((await ask('fapi.pages.page', 'fr-fr', { params: { page: 'terms' } })).blocks.length).toBeGreaterThan(0);
    expect(await refusal(ask('fapi.pages.page', 'fr-fr', { params: { page: 'nothing-here' } }))).toBe('API404');
  });
});
