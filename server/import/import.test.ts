import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductDetails } from '#contract/products.ts';
import { categoryIdSchema, productIdSchema, upcSchema } from '#contract/ids.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { isGtin } from '../catalogue/gtin.ts';
import { picturesLookup } from '../catalogue/pictures-lookup.ts';
import type { OpenDatabase } from '../db/open.ts';
import * as tables from '../db/schema/catalogue.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { readRates } from './plan-prices.ts';
import { type ImportOptions, runImport } from './run-import.ts';

let open: OpenDatabase;
let folder: string;
let now: Date;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-import-'));
  open = await openTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await open.close();
});
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await open.db.execute(
    sql`truncate ${tables.catalogueMeta}, ${tables.categories}, ${tables.styles}, ${tables.prices}, ${tables.stores}, ${tables.sizeCharts}, ${tables.contentDocs}, ${tables.importSources} cascade`,
  );
});

const OPTIONS: ImportOptions = { source: 'import', currency: 'USD', language: 'en', rates: new Map() };

const bring = (content: string | Uint8Array, options: Partial<ImportOptions> = {}) => {
  const path = join(folder, 'catalogue');
  writeFileSync(path, content);
  return runImport(path, { db: open.db, clock: () => now }, { ...OPTIONS, ...options });
};

const ctx = (locale: LocaleId) => ({ db: open.db, locale: LOCALES[locale], clock: () => now }) as never;
const list = (query: object = {}, locale: LocaleId = 'en-us') =>
  catalogueHandlers()['products.productSearch']({ params: undefined, query, body: undefined }, ctx(locale));
const details = (productId: string, locale: LocaleId = 'en-us') =>
  catalogueHandlers()['products.details']({ params: { productId }, query: undefined, body: undefined }, ctx(locale));
const only = async (locale?: LocaleId) => details((await list({}, locale)).hits[0]!.id, locale);
const optionsOf = (product: ProductDetails, type: string) =>
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
const shopify = (rows: readonly Readonly<Record<string, string>>[], end = '\n', columns = SHOPIFY) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => cells.map(quoted).join(',')).join(end) + end;

const first = (more: Readonly<Record<string, string>> = {}) => ({
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
const next = (more: Readonly<Record<string, string>> = {}) => ({
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

const tsv = (columns: string, ...rows: readonly string[]) => [columns, ...rows].map((row) => row.replaceAll(' | ', '\t')).join('\n');

describe('a Shopify export', () => {
  it('becomes a product with its colours, sizes, prices and stock', async () => {
    const result = await bring(
      shopify([
        first(),
        next(),
        next({
          'Option1 Value': 'Rust',
          'Option2 Value': '42',
          'Variant SKU': 'FS-R-42',
          'Variant Inventory Qty': '7',
          'Variant Compare At Price': '150.00',
          'Variant Price': '99.50',
        }),
      ]),
    );
    expect(result).toEqual({ products: 1, variants: 3, created: 1, updated: 0, unchanged: 0, rejected: [] });
    const product = await only();
    expect(product).toMatchObject({
      name: 'Fell Shoe',
      brand: 'Acme',
      description: 'Grips on wet rock.',
      descriptionHtml: '<p>Grips on <b>wet</b> rock.</p>',
      productType: 'shoes',
      pricingFacts: { taxClass: 'footwear' },
    });
    expect(product.breadcrumbs.map(({ name }) => name)).toEqual(['Shoes', 'Trail']);
    expect(optionsOf(product, 'color')).toEqual(['Navy', 'Rust']);
    expect(optionsOf(product, 'size')).toEqual(['42', '43']);
    expect(product.variants.map(({ id, quantity, price }) => [id, quantity, price.current, price.original])).toEqual([
      ['FS-N-42', 5, 12000, 12000],
      ['FS-N-43', 0, 12000, 12000],
      ['FS-R-42', 7, 9950, 15000],
    ]);
    expect(product.variants[2]?.price.percentagePriceDiscount).toBe(33);
    expect((await list()).facets.find(({ id }) => id === 'color')?.values.map(({ value }) => value)).toEqual(['orange', 'blue']);
  });

  it('changes nothing the second time, and keeps what was sold since', async () => {
    const file = shopify([first(), next()]);
    await bring(file);
    const before = await only();
    await open.db.update(tables.stock).set({ onHand: 2 }).where(eq(tables.stock.upc, before.variants[0]!.upc));
    const version = await open.db.select().from(tables.catalogueMeta);
    now = new Date('2026-11-22T10:00:00Z');
    expect(await bring(file)).toEqual({ products: 1, variants: 2, created: 0, updated: 0, unchanged: 1, rejected: [] });
    expect(await open.db.select().from(tables.catalogueMeta)).toEqual(version);
    const after = await only();
    expect(after.variants.map(({ upc, quantity }) => [upc, quantity])).toEqual([
      [before.variants[0]!.upc, 2],
      [before.variants[1]!.upc, 0],
    ]);
  });

  it('updates what changed and keeps every id', async () => {
    await bring(shopify([first(), next()]));
    const before = await only();
    now = new Date('2026-11-25T10:00:00Z');
    const result = await bring(
      shopify([
        first({ 'Variant Price': '99.00', 'Variant Inventory Qty': '50' }),
        next({ 'Variant Price': '99.00' }),
        next({ 'Option2 Value': '41', 'Variant SKU': 'FS-N-41' }),
      ]),
    );
    expect(result).toMatchObject({ created: 0, updated: 1, unchanged: 0, variants: 3 });
    const after = await only();
    expect(after.id).toBe(before.id);
    expect(optionsOf(after, 'size')).toEqual(['41', '42', '43']);
    const same = after.variants.find(({ id }) => id === 'FS-N-42')!;
    expect(same).toMatchObject({ upc: before.variants[0]!.upc, productId: before.variants[0]!.productId, quantity: 50 });
    expect(same.price).toMatchObject({ current: 9900, original: 9900 });
    const history = await open.db.select().from(tables.prices).where(eq(tables.prices.subject, same.upc)).orderBy(tables.prices.validFrom);
    expect(history.map(({ current, validFrom }) => [current, validFrom.toISOString().slice(0, 10)])).toEqual([
      [12000, '2026-11-21'],
      [9900, '2026-11-25'],
    ]);
  });

  it('knows the lowest price of 30 days once a reduction follows an earlier import', async () => {
    await bring(shopify([first()]));
    now = new Date('2026-12-01T10:00:00Z');
    await bring(shopify([first({ 'Variant Price': '90.00', 'Variant Compare At Price': '140.00' })]));
    expect((await only()).price).toMatchObject({ current: 9000, original: 14000, historicBestPrice: 12000, percentagePriceDiscount: 25 });
  });

  it('takes variants out of sale that a product no longer lists, but not while a row of it is broken', async () => {
    await bring(shopify([first(), next()]));
    await bring(shopify([first(), next({ 'Variant Price': 'on request' })]));
    expect(optionsOf(await only(), 'size')).toEqual(['42', '43']);
    await bring(shopify([first()]));
    expect(optionsOf(await only(), 'size')).toEqual(['42']);
    await bring(shopify([first(), next()]));
    expect(optionsOf(await only(), 'size')).toEqual(['42', '43']);
  });

  it.each([['\n'], ['\r\n'], ['\r']])('reads line ends %j, quoted line ends, a byte order mark and quotes', async (end) => {
    const result = await bring(
      `\ufeff${shopify([first({ 'Body (HTML)': `<p>12" tall,${end}"really"</p>`, Title: 'Boot, tall' }), next(), { Handle: 'broken' }, next({ 'Option2 Value': '44', 'Variant SKU': 'x' })], end)}`,
    );
    expect(result).toMatchObject({ products: 1, variants: 3 });
    expect(result.rejected).toEqual([{ line: 5, reason: expect.stringContaining('neither a title') }]);
    expect(await only()).toMatchObject({ name: 'Boot, tall', description: '12" tall, "really"' });
  });

  it('reports each broken row with its line and its reason, and imports the rest', async () => {
    const result = await bring(
      shopify([
        first({ 'Variant Price': 'abc' }), // 2
        next(), // 3
        next({ 'Option2 Value': '44', 'Variant Price': '', 'Variant SKU': 'a' }), // 4
        next({ 'Option2 Value': '45', 'Variant Price': '-3', 'Variant SKU': 'b' }), // 5
        next({ 'Option2 Value': '46', 'Variant Inventory Qty': 'many', 'Variant SKU': 'c' }), // 6
        next({ 'Variant SKU': 'd' }), // 7: the same choice as 3
        { Title: 'No handle', 'Variant Price': '1' }, // 8
        { Handle: 'orphan', 'Option1 Value': 'x', 'Variant Price': '5' }, // 9: no title anywhere
        next({
          Handle: 'second',
          Title: 'Second',
          'Option1 Name': 'Title',
          'Option1 Value': 'Default Title',
          'Option2 Value': '',
          'Variant Price': '1,234.00',
        }), // 10
      ]),
    );
    expect(result.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'price "abc" cannot be read'],
      [4, 'price is missing'],
      [5, 'price "-3" is negative'],
      [6, 'inventory quantity "many" is no number'],
      [7, 'the same choice (Navy, 43) stands on line 3 already'],
      [8, 'Handle is missing'],
      [9, 'no row of "orphan" has a title'],
    ]);
    expect(result).toMatchObject({ products: 2, variants: 2, created: 2 });
    expect((await list()).hits.map(({ name, price }) => [name, price.current])).toEqual([
      ['Fell Shoe', 12000],
      ['Second', 123400],
    ]);
  });

  it('goes on behind a row whose quotes are broken', async () => {
    const lines = shopify([first(), next(), next({ 'Option2 Value': '44', 'Variant SKU': 'c' })]).split('\n');
    lines.splice(2, 0, 'fell-shoe,"never closed,,,', 'fell-shoe,"bad" quote,,');
    const result = await bring(lines.join('\n'));
    expect(result).toMatchObject({ products: 1, variants: 3 });
    expect(result.rejected.map(({ line }) => line)).toEqual([3, 4]);
    expect(result.rejected[1]?.reason).toContain('quote');
  });

  it('tells variants with the same SKU apart by what is chosen, and keeps them apart the next time', async () => {
    const file = shopify([first({ 'Variant SKU': 'SAME' }), next({ 'Variant SKU': 'SAME' }), next({ 'Option2 Value': '44', 'Variant SKU': '' })]);
    expect(await bring(file)).toMatchObject({ variants: 3, rejected: [] });
    const upcs = (await only()).variants.map(({ upc }) => upc);
    expect(new Set(upcs).size).toBe(3);
    expect(await bring(file)).toMatchObject({ created: 0, updated: 0 });
  });

  it('keeps barcodes, makes article numbers where there are none, and gives no number twice', async () => {
    await bring(
      shopify([
        first({ 'Variant Barcode': "'4006381333931" }),
        next({ 'Variant Barcode': '4006381333931' }),
        next({ 'Option2 Value': '44', 'Variant SKU': 'c', 'Variant Barcode': '4.00638E+12' }),
      ]),
    );
    const upcs = (await only()).variants.map(({ upc }) => upc);
    expect(upcs[0]).toBe('4006381333931');
    expect(new Set(upcs).size).toBe(3);
    for (const upc of upcs) expect(upcSchema.safeParse(upc).success && isGtin(upc)).toBe(true);
  });

  it('hides drafts, archived and unpublished products, and counts them', async () => {
    const other = (handle: string, more: object) => ({ ...first({ ...more }), Handle: handle, 'Variant SKU': handle });
    expect(
      await bring(shopify([first(), other('a', { Status: 'draft' }), other('b', { Status: 'archived' }), other('c', { Published: 'FALSE' })])),
    ).toMatchObject({ products: 4, created: 4 });
    expect((await list()).total).toBe(1);
    expect(
      await bring(shopify([first(), other('a', { Status: 'active' }), other('b', { Status: 'archived' }), other('c', { Published: 'FALSE' })])),
    ).toMatchObject({ updated: 1, unchanged: 3 });
    expect((await list()).total).toBe(2);
  });

  it('sells on where the policy says so or nobody counts, and sends gift cards by mail', async () => {
    await bring(
      shopify([
        first({ 'Variant Inventory Policy': 'continue', 'Variant Inventory Qty': '-4' }),
        next({ 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' }),
        next({ 'Option2 Value': '44', 'Variant SKU': 'c' }),
        {
          Handle: 'card',
          Title: 'Gift Card',
          'Option1 Name': 'Denominations',
          'Option1 Value': '$25.00',
          'Variant Price': '25',
          'Gift Card': 'true',
          Status: 'active',
          'Variant Inventory Tracker': '',
        },
      ]),
    );
    const shoe = await details((await list({ q: 'fell' })).hits[0]!.id);
    expect(shoe.variants.map(({ inventory }) => inventory)).toEqual(['InStock', 'InStock', 'OutOfStock']);
    const card = await details((await list({ q: 'gift card' })).hits[0]!.id);
    expect(card).toMatchObject({ productType: 'digital', pricingFacts: { taxClass: 'gift-card' } });
    expect(card.variants[0]).toMatchObject({ stockStatus: 'AVAILABLE' });
  });

  it('keeps pictures in their order, a variant’s own first, with a drawing behind each and hosts noted', async () => {
    await bring(
      shopify([
        first({ 'Image Src': 'https://cdn.example/b.jpg', 'Image Position': '2', 'Variant Image': 'https://img.example/navy.jpg' }),
        next({ 'Option1 Value': 'Rust', 'Variant SKU': 'r' }),
        { Handle: 'fell-shoe', 'Image Src': 'https://cdn.example/a.jpg', 'Image Position': '1' },
        { Handle: 'fell-shoe', 'Image Src': 'javascript:alert(1)', 'Image Position': '3' },
      ]),
    );
    const product = await only();
    const [navy, rust] = product.attributes[0]!.options;
    expect([navy?.pictures?.length, rust?.pictures?.length]).toEqual([3, 2]);
    const lookup = picturesLookup(open.db);
    expect(await lookup(navy!.pictures![0]!.key)).toMatchObject({
      remoteUrl: 'https://img.example/navy.jpg',
      hosts: ['cdn.example', 'img.example'],
      fallback: { kind: 'trail-runner' },
    });
    expect(await lookup(rust!.pictures![1]!.key)).toMatchObject({ remoteUrl: 'https://cdn.example/b.jpg' });
    expect(await lookup(`${rust!.productId}-3`)).toBeUndefined();
  });

  it('cleans descriptions', async () => {
    await bring(
      shopify([first({ 'Body (HTML)': '<p onclick="x">Fine<script>alert(1)</script><img src=x onerror=y></p><a href="javascript:z">l</a>' })]),
    );
    expect((await only()).descriptionHtml).toBe('<p>Fine</p><a>l</a>');
  });

  it('reads the newer names of columns', async () => {
    const columns = [
      'Title',
      'URL handle',
      'Description',
      'Vendor',
      'Type',
      'Published on online store',
      'Status',
      'SKU',
      'Barcode',
      'Option1 name',
      'Option1 value',
      'Price',
      'Compare-at price',
      'Inventory tracker',
      'Inventory quantity',
      'Continue selling when out of stock',
      'Product image URL',
    ];
    const result = await bring(
      shopify(
        [
          {
            Title: 'Cap',
            'URL handle': 'cap',
            Description: 'Shade',
            Type: 'Hats',
            Status: 'Active',
            SKU: 'C1',
            'Option1 name': 'Colour',
            'Option1 value': 'Green',
            Price: '20',
            'Compare-at price': '25',
            'Inventory tracker': 'shopify',
            'Inventory quantity': '3',
            'Continue selling when out of stock': 'FALSE',
            'Product image URL': 'https://cdn.example/c.jpg',
          },
        ],
        '\n',
        columns,
      ),
    );
    expect(result).toMatchObject({ products: 1, variants: 1, rejected: [] });
    expect((await only()).variants[0]).toMatchObject({ quantity: 3, price: { current: 2000, original: 2500 } });
  });

  it('finds a product’s rows wherever they stand', async () => {
    const other = { ...first(), Handle: 'other', Title: 'Other', 'Variant SKU': 'o' };
    expect(await bring(shopify([first(), other, next()]))).toMatchObject({ products: 2, variants: 3 });
  });
});

const COLUMNS =
  'id | item_group_id | title | description | link | image_link | availability | price | sale_price | sale_price_effective_date | brand | color | size | gender | age_group | gtin | product_type';

describe('a Google Merchant feed', () => {
  it('becomes products by their group, as a table', async () => {
    const result = await bring(
      tsv(
        COLUMNS,
        'a1 | tee | Ridge Tee - Black - L | Soft. | https://x.example/ | https://cdn.example/1.jpg | in stock | 25.00 EUR |  |  | Acme | Black | L | female | adult | 4006381333931 | Clothing > Tops > T-Shirts',
        'a2 | tee | Ridge Tee - Black - S | Soft. | https://x.example/ | https://cdn.example/1.jpg | out_of_stock | EUR 25.00 |  |  | Acme | Black | S | female | adult |  | Clothing > Tops > T-Shirts',
        'a3 | tee | Ridge Tee - White - M | Soft. | https://x.example/ | https://cdn.example/2.jpg | InStock | 1.025,00 EUR | 19,99 EUR |  | Acme | White | M | female | adult |  | Clothing > Tops > T-Shirts',
        'b1 |  | Lone Cap |  | https://x.example/ | https://cdn.example/3.jpg | https://schema.org/PreOrder | 30 EUR |  |  | Acme |  | One Size |  | kids |  | Hats',
      ),
    );
    expect(result).toEqual({ products: 2, variants: 4, created: 2, updated: 0, unchanged: 0, rejected: [] });
    expect((await list()).total).toBe(0);
    const tee = await details((await list({ q: 'ridge' }, 'de-de')).hits[0]!.id, 'fr-fr');
    expect(tee).toMatchObject({ name: 'Ridge Tee', gender: 'women', currency: 'EUR' });
    expect(tee.breadcrumbs.map(({ name }) => name)).toEqual(['Clothing', 'Tops', 'T-Shirts']);
    expect(optionsOf(tee, 'color')).toEqual(['Black', 'White']);
    expect(tee.variants.map(({ id, inventory, price }) => [id, inventory, price.current])).toEqual([
      ['a2', 'OutOfStock', 2500],
      ['a1', 'InStock', 2500],
      ['a3', 'InStock', 1999],
    ]);
    const cap = await details((await list({ q: 'cap' }, 'de-de')).hits[0]!.id, 'de-de');
    expect(cap).toMatchObject({ gender: 'kids', ageGroup: 'kids' });
    expect(cap.variants[0]).toMatchObject({ inventory: 'InStock', stockStatus: 'AVAILABLE' });
  });

  it('starts and ends a sale on its days', async () => {
    await bring(
      tsv(
        COLUMNS,
        'a |  | Coat |  |  |  | in stock | 200.00 USD | 150.00 USD | 2026-11-24T00:00-0500/2026-11-30T00:00-0500 | |  | M |  |  |  | Coats',
      ),
    );
    const priceOn = async (day: string) => {
      now = new Date(day);
      return (await only()).price;
    };
    expect(await priceOn('2026-11-22T00:00:00Z')).toMatchObject({ current: 20000, original: 20000 });
    expect(await priceOn('2026-11-25T00:00:00Z')).toMatchObject({
      current: 15000,
      original: 20000,
      historicBestPrice: 20000,
      percentagePriceDiscount: 25,
      salesPriceActiveDate: '2026-11-24T05:00:00.000Z',
    });
    expect(await priceOn('2026-12-01T00:00:00Z')).toMatchObject({ current: 20000, original: 20000 });
  });

  it.each([
    [
      'RSS',
      '<?xml version="1.0"?>\r\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\r\n',
      'item',
      '</channel></rss>',
    ],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>\n\n', 'entry', '</feed>'],
    ['another prefix', '<rss xmlns:goog="http://base.google.com/ns/1.0"><channel>\n\n', 'item', '</channel></rss>'],
  ])('is read as %s', async (kind, head, item, foot) => {
    const g = kind === 'another prefix' ? 'goog' : 'g';
    const entry = (id: string, more = '') =>
      `<${item}><${g}:id>${id}</${g}:id><title>Old</title><${g}:title>Wool &amp; Co Sock</${g}:title><description><![CDATA[<p>Warm</p></item>]]></description><link href="https://x.example/a"/><${g}:image_link>https://cdn.example/${id}.jpg</${g}:image_link><${g}:additional_image_link>https://cdn.example/x.jpg</${g}:additional_image_link><${g}:additional_image_link>https://cdn.example/y.jpg</${g}:additional_image_link><${g}:availability>in_stock</${g}:availability><${g}:price>12.50 USD</${g}:price><${g}:item_group_id>sock</${g}:item_group_id><${g}:size>${id}</${g}:size><${g}:product_type>Socks &gt; Wool</${g}:product_type><${g}:shipping><${g}:price>4.95 USD</${g}:price></${g}:shipping>${more}</${item}>\n`;
    const result = await bring(`${head}${entry('S')}${entry('M', '<oops>')}${entry('L')}${foot}`);
    expect(result).toMatchObject({ products: 1, variants: 2 });
    expect(result.rejected).toEqual([{ line: kind === 'RSS' ? 4 : 4, reason: expect.stringContaining('not well-formed') }]);
    const product = await only();
    expect(product).toMatchObject({ name: 'Wool & Co Sock', descriptionHtml: '<p>Warm</p>' });
    expect(product.breadcrumbs.map(({ name }) => name)).toEqual(['Socks', 'Wool']);
    expect(product.attributes[0]?.options[0]?.pictures).toHaveLength(4);
    expect(product.price.current).toBe(1250);
  });

  it('forgives ampersands that XML does not, and passes over an item that never ends', async () => {
    const result = await bring(
      '<rss><channel><item><id>1</id><title>Boots & Braces &ndash; M&uuml;tze</title><price>5 USD</price><availability>in stock</availability></item>\n<item><id>2</id>',
    );
    expect(result).toMatchObject({ products: 1, rejected: [{ line: 2, reason: 'the item is never closed' }] });
    expect((await list()).hits[0]?.name).toBe('Boots & Braces – Mütze');
  });

  it('reports what is missing or wrong by line', async () => {
    const result = await bring(
      tsv(
        'id | title | price | availability | item_group_id | size',
        '1 | A | 5.00 | in stock | g | 39',
        '1 | A | 5.00 | in stock | g | 40',
        ' | A | 5.00 | in stock | g | 41',
        '4 |  | 5.00 | in stock | g | 42',
        '5 | A | 12.345 USD | in stock | g | 43',
        '6 | A | 5.00 SEK | in stock | g | 44',
        '7 | A | 5.00 | perhaps | g | 45',
        '8 | A | 5.00 | in stock | g | 39',
        '9 | A | 6 | in stock | g | 40.5',
      ),
    );
    expect(result.rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: the id "1" stands on line 2 already',
      '4: id is missing',
      '5: title is missing',
      '6: price "12.345 USD" has more decimals than USD has',
      '7: the shop does not sell in SEK',
      '8: availability "perhaps" is not known',
      '9: the same choice (39) stands on line 2 already',
    ]);
    expect(optionsOf(await only(), 'size')).toEqual(['39', '40.5']);
  });

  it('tells tabs, commas and semicolons, old encodings and packed files by themselves', async () => {
    const rows = (mark: string) =>
      [
        ['id', 'title', 'price', 'availability'],
        ['1', 'Über Jacke', '5', 'in stock'],
      ]
        .map((row) => row.join(mark))
        .join('\r\n');
    for (const mark of ['\t', ',', ';']) expect(await bring(rows(mark))).toMatchObject({ products: 1 });
    expect(await bring(gzipSync(rows(',')))).toMatchObject({ products: 1, unchanged: 1 });
    expect(await bring(Buffer.from(rows('\t'), 'latin1'))).toMatchObject({ products: 1, unchanged: 1 });
    expect(await bring(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows('\t'), 'utf16le')]))).toMatchObject({ products: 1, unchanged: 1 });
    expect((await list()).hits[0]?.name).toBe('Über Jacke');
  });
});

describe('an import', () => {
  it.each([
    ['', 'empty'],
    ['<html><body>x</body></html>', 'neither an RSS nor an Atom feed'],
    ['name;colour\n1;2', 'names neither'],
    ['{"a":1}', 'names neither'],
  ])('refuses a file that is something else: %j', async (content, reason) => {
    await expect(bring(content)).rejects.toThrow(reason);
    expect(await open.db.select().from(tables.importRows)).toEqual([]);
  });

  it('lists a product in another currency only where a rate was given', async () => {
    await bring(shopify([first({ 'Variant Price': '99.99', 'Variant Compare At Price': '120' })]));
    expect([(await list()).total, (await list({}, 'en-gb')).total]).toEqual([1, 0]);
    expect(
      await bring(shopify([first({ 'Variant Price': '99.99', 'Variant Compare At Price': '120' })]), { rates: readRates('GBP=0.8, EUR=0.9') }),
    ).toMatchObject({ updated: 1 });
    expect((await only('en-gb')).price).toMatchObject({ currency: 'GBP', current: 7999, original: 9600 });
    expect((await only('de-de')).price).toMatchObject({ currency: 'EUR', current: 8999 });
    expect((await list({}, 'en-ca')).total).toBe(0);
    expect(() => readRates('GBP=x')).toThrow(/GBP=X/i);
  });

  it('keeps the invented range out of an empty shop', async () => {
    await bring(shopify([first()]));
    expect(await seedDatabase(open.db, now)).toBe(false);
    expect((await list()).total).toBe(1);
  });

  it('stands beside the seed without touching it, and makes ids that fit the addresses', async () => {
    await seedDatabase(open.db, now);
    const before = (await list()).total;
    await bring(shopify([first(), next()]));
    expect((await list()).total).toBe(before + 1);
    const product = await details((await list({ q: 'fell shoe' })).hits[0]!.id);
    expect(productIdSchema.safeParse(product.id).success && productIdSchema.safeParse(product.productId).success).toBe(true);
    expect(product.id).toHaveLength(8);
    expect(product.productId).toHaveLength(11);
    for (const { id } of product.breadcrumbs) expect(categoryIdSchema.safeParse(id).success).toBe(true);
    const again = await openTestDatabase();
    const path = join(folder, 'again.csv');
    writeFileSync(path, shopify([first(), next()]));
    await runImport(path, { db: again.db, clock: () => now }, OPTIONS);
    expect((await again.db.select({ id: tables.styles.id }).from(tables.styles))[0]?.id).toBe(product.id);
    await again.close();
  });

  it('runs alone', async () => {
    const file = join(folder, 'alone.csv');
    writeFileSync(file, shopify([first()]));
    const ports = { db: open.db, clock: () => now };
    const both = await Promise.allSettled([runImport(file, ports, OPTIONS), runImport(file, ports, OPTIONS)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await runImport(file, ports, OPTIONS)).toMatchObject({ unchanged: 1 });
  });

  it('moves the catalogue’s version in the end, also when the one before died half-way', async () => {
    await bring(shopify([first()]));
    const version = async () => (await open.db.select().from(tables.catalogueMeta).where(eq(tables.catalogueMeta.key, 'version')))[0]?.value;
    const before = await version();
    await open.db.insert(tables.catalogueMeta).values({ key: 'import-pending', value: 'x' });
    await bring(shopify([first()]));
    expect(await version()).not.toBe(before);
    const after = await version();
    await bring(shopify([first()]));
    expect(await version()).toBe(after);
  });
});

describe('an import that is interrupted', () => {
  it('keeps what it wrote and goes on the next time', async () => {
    const file = join(folder, 'long.csv');
    const rows = Array.from({ length: 250 }, (_, index) => first({ Handle: `p${index}`, Title: `Product ${index}`, 'Variant SKU': `s${index}` }));
    writeFileSync(file, shopify(rows));
    let asked = 0;
    // Once after reading, twice while writing.
    const isStopping = () => (asked += 1) > 2;
    await expect(runImport(file, { db: open.db, clock: () => now, isStopping }, OPTIONS)).rejects.toThrow('run the command again');
    expect(await runImport(file, { db: open.db, clock: () => now }, OPTIONS)).toMatchObject({ products: 250, created: 150, unchanged: 100 });
    expect((await list()).total).toBe(250);
  });
});
