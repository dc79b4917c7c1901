import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
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

describe('the table of 300 queries', () => {
  it('is in the documentation', () => {
    if (process.env.SEARCH_TABLE === 'write') writeFileSync(TABLE, tableOf());
    const written = readFileSync(TABLE, 'utf8');
    expect(rows.length).toBe(300);
    expect(rows.map(({ locale, kind, q }) => `| ${locale} | ${kind} | ${cell(q)} |`).filter((line) => !written.includes(line))).toEqual([]);
  });
});
