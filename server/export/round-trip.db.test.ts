import { readFileSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importFile, first, next, open, setNow, shopify, tsv, useImports } from '#server/import/testing.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { makeShopifyCatalogue } from './testing.ts';
import type { ExportFormat } from './types.ts';

useImports();

const LATER = '2026-11-22T10:00:00Z';

const write = async (format: ExportFormat, source = 'import'): Promise<string> => {
  const pieces: string[] = [];
  const options = { format, locale: 'en-us', currency: 'USD', source, publicUrl: 'https://shop.example', now: new Date(LATER) } as const;
  for await (const piece of exportCatalogue(open.db, options)) pieces.push(piece);
  return pieces.join('');
};

/** Everything that an import writes, times apart. */
const contents = async () => {
  const styles = (await open.db.select().from(tables.styles).orderBy(asc(tables.styles.id))).map(({ fingerprint: _f, updatedAt: _u, ...row }) => row);
  const prices = await open.db.select().from(tables.prices).orderBy(asc(tables.prices.subject), asc(tables.prices.validFrom));
  const stock = (await open.db.select().from(tables.stock).orderBy(asc(tables.stock.upc))).map(({ updatedAt: _u, ...row }) => row);
  return {
    styles,
    colourways: await open.db.select().from(tables.colourways).orderBy(asc(tables.colourways.id)),
    variants: await open.db.select().from(tables.variants).orderBy(asc(tables.variants.upc)),
    categories: await open.db.select().from(tables.categories).orderBy(asc(tables.categories.id)),
    prices,
    stock,
  };
};

/** Imports `file`, exports it, imports the export over it, and exports again. */
const goRound = async (file: string | Uint8Array, format: ExportFormat) => {
  const imported = await importFile(file);
  const before = await contents();
  const written = await write(format);
  setNow(LATER);
  const again = await importFile(written);
  return { imported, before, written, again, after: await contents(), rewritten: await write(format) };
};

const expectNoDifference = ({ imported, before, written, again, after, rewritten }: Awaited<ReturnType<typeof goRound>>): void => {
  expect(again.rejected).toEqual([]);
  expect([again.products, again.variants]).toEqual([imported.products, imported.variants]);
  expect([again.created, again.updated]).toEqual([0, 0]);
  expect(after).toEqual(before);
  expect(rewritten).toBe(written);
};

const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/catalogue/${name}`, import.meta.url));

describe('an exported catalogue that is imported again', () => {
  it('makes no difference to the Shopify sample', async () => {
    const round = await goRound(fixture('shopify-products-sample.csv'), 'shopify');
    expect(round.imported).toMatchObject({ products: 16, variants: 51 });
    expectNoDifference(round);
  });

  it('makes no difference to the Google Merchant sample, as a table and as XML', async () => {
    const round = await goRound(fixture('google-merchant-sample.tsv'), 'google-tsv');
    expect(round.imported).toMatchObject({ products: 16, variants: 51 });
    expectNoDifference(round);
    expect(await importFile(await write('google'))).toMatchObject({ products: 16, variants: 51, created: 0, updated: 0, rejected: [] });
    expect(await contents()).toEqual(round.after);
  });

  it('makes no difference to a catalogue of 2,000 products', async () => {
    const round = await goRound(makeShopifyCatalogue(2_000, 7), 'shopify');
    expect(round.imported).toMatchObject({ products: 2_000, rejected: [] });
    expectNoDifference(round);
  }, 120_000);

  it('keeps which of two variants with one SKU came first', async () => {
    const round = await goRound(
      shopify([
        first({ 'Option2 Value': '44', 'Variant SKU': 'FS' }),
        next({ 'Option1 Value': 'Rust', 'Option2 Value': '41', 'Variant SKU': 'FS-R' }),
        next({ 'Option2 Value': '41', 'Variant SKU': 'FS' }),
        next({ 'Option1 Value': 'Rust', 'Option2 Value': '40', 'Variant SKU': 'FS' }),
      ]),
      'shopify',
    );
    expectNoDifference(round);
  });

  it('keeps words that look like markup', async () => {
    const round = await goRound(
      shopify([
        first({
          Title: 'Salt &amp; <i>Pepper</i> &lt;One&gt;',
          Vendor: 'A&lt;b&gt; & Co',
          Type: 'Hats &gt; Caps > Wool',
          'Body (HTML)': 'Up to 3 < 4',
        }),
        next({ 'Option1 Value': 'Black, "jet"' }),
      ]),
      'shopify',
    );
    expectNoDifference(round);
  });

  it('keeps announced sales of a feed', async () => {
    const file = tsv(
      'id\ttitle\tprice\tsale price\tsale price effective date\tavailability\tavailability date\titem group id\tcolor\tgtin\timage link',
      'A1 | Fell Shoe | 100 USD | 80 USD | 2026-12-01T00:00Z/2026-12-24T00:00Z | in stock |  | fell | Blue | 4006381333931 | https://pictures.example/a.jpg',
      'A2 | Fell Shoe | 100 USD |  |  | preorder | 2027-01-15T00:00Z | fell | Red |  | https://pictures.example/b.jpg',
    );
    const round = await goRound(file, 'google-tsv');
    expectNoDifference(round);
    expect(round.written).toContain('2026-12-01T00:00:00.000Z/2026-12-24T00:00:00.000Z');
  });
});
