import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ProductDetails } from '#contract/calls/products.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { catalogueHandlers } from '#server/catalogue/products/handlers.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { type ImportOptions, runImport } from './run-import.ts';

export let open: OpenDatabase;
export let folder: string;
export let now: Date;
export const setNow = (at: string): void => {
  now = new Date(at);
};

export const OPTIONS: ImportOptions = { source: 'import', currency: 'USD', language: 'en', rates: new Map() };

export const importFile = (content: string | Uint8Array, options: Partial<ImportOptions> = {}) => {
  const path = join(folder, 'catalogue');
  writeFileSync(path, content);
  return runImport(path, { db: open.db, clock: () => now }, { ...OPTIONS, ...options });
};

const ctx = (locale: LocaleId) => ({ db: open.db, locale: LOCALES[locale], clock: () => now }) as never;
export const list = (query: object = {}, locale: LocaleId = 'en-us') =>
  catalogueHandlers()['products.productSearch']({ params: undefined, query, body: undefined }, ctx(locale));
export const details = (productId: string, locale: LocaleId = 'en-us') =>
  catalogueHandlers()['products.details']({ params: { productId }, query: undefined, body: undefined }, ctx(locale));
export const only = async (locale?: LocaleId) => details((await list({}, locale)).hits[0]!.id, locale);
export const optionsOf = (product: ProductDetails, type: string) =>
  product.attributes.find((attribute) => attribute.type === type)?.options.map(({ label }) => label);

/** A Shopify export by rows of named cells. */
const SHOPIFY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Variant Image',
  'Gift Card',
  'Status',
];
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const shopify = (rows: readonly Readonly<Record<string, string>>[], end = '\n', columns = SHOPIFY) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => cells.map(quoted).join(',')).join(end) + end;

export const first = (more: Readonly<Record<string, string>> = {}) => ({
  Handle: 'fell-shoe',
  Title: 'Fell Shoe',
  'Body (HTML)': '<p>Grips on <b>wet</b> rock.</p>',
  Vendor: 'Acme',
  Type: 'Shoes > Trail',
  Published: 'true',
  'Option1 Name': 'Color',
  'Option1 Value': 'Navy',
  'Option2 Name': 'Size',
  'Option2 Value': '42',
  'Variant SKU': 'FS-N-42',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '120.00',
  Status: 'active',
  ...more,
});
export const next = (more: Readonly<Record<string, string>> = {}) => ({
  Handle: 'fell-shoe',
  'Option1 Value': 'Navy',
  'Option2 Value': '43',
  'Variant SKU': 'FS-N-43',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '0',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '120.00',
  ...more,
});

export const tsv = (columns: string, ...rows: readonly string[]) => [columns, ...rows].map((row) => row.replaceAll(' | ', '\t')).join('\n');

/** One database for the file, empty before each test. */
export const useImports = (): void => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-import-'));
    open = await openTestDatabase();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await open.close();
  });
  beforeEach(async () => {
    setNow('2026-11-21T10:00:00Z');
    await open.db.execute(
      sql`truncate ${tables.catalogueMeta}, ${tables.categories}, ${tables.styles}, ${tables.prices}, ${tables.stores}, ${tables.sizeCharts}, ${contentDocs}, ${tables.importSources} cascade`,
    );
  });
};
