import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { indexFor, knownIndex, setIndex } from '#domain/catalogue/find/index-styles.ts';
import { findStyles } from '#domain/catalogue/find/search.ts';
import { restoreIndex, storeIndex } from '#domain/catalogue/find/stored-index.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { database, NOW, search, useSeededCatalogue } from '#server/catalogue/products/testing.ts';
import { type AgreementQuery, agreementQueries } from './agreement-queries.ts';
import { deviceCatalogue } from './testing.ts';

useSeededCatalogue();

/** Written by `SEARCH_TABLE=write npm run test:unit -- search-agreement`. */
const TABLE = 'docs/search-agreement.md';
/** A tenth of what is asked for finds nothing, as in any shop: a list that finds nothing agrees with everything. */
const LEAST_FOUND = 0.75;
const LEAST_AGREED = 0.95;

interface Row extends AgreementQuery {
  readonly locale: LocaleId;
  readonly agrees: boolean;
  /** What the shop finds first. */
  readonly names: readonly string[];
}
const rows: Row[] = [];

const cell = (text: string): string => text.replaceAll('|', '\\|');
const percent = (part: number, of: number): string => `${((part / of) * 100).toFixed(1)} %`;

const tableOf = (): string => {
  const agreed = rows.filter(({ agrees }) => agrees).length;
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return `| ${kind} | ${own.length} | ${percent(own.filter(({ agrees }) => agrees).length, own.length)} |`;
  });
  const lines = rows.map(
    ({ locale, kind, q, agrees, names }) =>
      `| ${locale} | ${kind} | ${cell(q)} | ${cell(names.join(', ')) || 'nothing'} | ${agrees ? 'yes' : 'no'} |`,
  );
  return `# Agreement of the two searches

Whether the search in the offline catalogue begins with the three products that the shop's search finds first, for ${rows.length} queries: ${percent(agreed, rows.length)}. ${rows.filter(({ names }) => names.length === 0).length} of
them find nothing in either: sizes are facets, not words of the search. A test requires 95 %. Written by \`SEARCH_TABLE=write npm run test:unit -- search-agreement\`; how the search works: [offline-catalogue.md](offline-catalogue.md).

| kind | queries | agree |
|---|---:|---:|
${kinds.join('\n')}

| locale | kind | query | the shop's first three | agree |
|---|---|---|---|---|
${lines.join('\n')}
`;
};

const device = new Map<LocaleId, Model>();
beforeAll(async () => {
  const server = await modelWithStock(database.db);
  for (const id of LOCALE_IDS) device.set(id, (await deviceCatalogue(server, id, NOW)).model);
}, 240_000);

describe.for(LOCALE_IDS)('what is found without a network in %s', (id) => {
  const locale = LOCALES[id];

  it('begins with the three products that the shop finds first, in at least 95 of 100 queries', async () => {
    const model = device.get(id)!;
    for (const { kind, q } of agreementQueries(model, locale)) {
      const [shop, own] = [await search({ q, count: 3 }, id), searchProducts(model, { q, count: 3 }, locale, NOW)];
      const agrees = shop.hits.map(({ productId }) => productId).join() === own?.hits.map(({ productId }) => productId).join();
      rows.push({ locale: id, kind, q, agrees, names: shop.hits.map(({ name }) => name) });
    }
    const mine = rows.filter((row) => row.locale === id);
    expect(mine.length).toBe(60);
    expect(mine.filter(({ names }) => names.length > 0).length / mine.length).toBeGreaterThan(LEAST_FOUND);
    const different = mine.filter(({ agrees }) => !agrees).map(({ q }) => q);
    expect({ different: different.length / mine.length <= 1 - LEAST_AGREED ? [] : different }).toEqual({ different: [] });
  });
});

describe('an index that was stored', () => {
  it.each(LOCALE_IDS)('finds in %s what the one finds that it was made of', (id) => {
    const [model, locale] = [device.get(id)!, LOCALES[id]];
    const copy: Model = { ...model, styles: [...model.styles] };
    const restored = restoreIndex(structuredClone(storeIndex(indexFor(model, locale))), copy.styles)!;
    setIndex(restored, locale);
    for (const { q } of agreementQueries(model, locale)) expect([q, findStyles(q, copy, locale)]).toEqual([q, findStyles(q, model, locale)]);
    expect(knownIndex(copy, locale)).toBe(restored);
  });

  it('is of no use to other styles', () => {
    const [model, locale] = [device.get('en-us')!, LOCALES['en-us']];
    expect(restoreIndex(storeIndex(indexFor(model, locale)), model.styles.slice(1))).toBeUndefined();
  });
});

describe('the table of 300 queries', () => {
  it('is in the documentation', () => {
    if (process.env.SEARCH_TABLE === 'write') writeFileSync(TABLE, tableOf());
    const written = readFileSync(TABLE, 'utf8');
    expect(rows.length).toBe(300);
    expect(rows.map(({ locale, kind, q }) => `| ${locale} | ${kind} | ${cell(q)} |`).filter((line) => !written.includes(line))).toEqual([]);
  });
});
