import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { upcSchema } from '#contract/ids.ts';
import { isGtin } from '#domain/barcodes/gtin.ts';
import { picturesLookup } from '#server/catalogue/products/pictures-lookup.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { importFile, details, first, list, next, only, open, optionsOf, setNow, shopify, useImports } from './testing.ts';

useImports();

describe('a Shopify export', () => {
  it('becomes a product with its colours, sizes, prices and stock', async () => {
    const result = await importFile(
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
    await importFile(file);
    const before = await only();
    await open.db.update(tables.stock).set({ onHand: 2 }).where(eq(tables.stock.upc, before.variants[0]!.upc));
    const version = await open.db.select().from(tables.catalogueMeta);
    setNow('2026-11-22T10:00:00Z');
    expect(await importFile(file)).toEqual({ products: 1, variants: 2, created: 0, updated: 0, unchanged: 1, rejected: [] });
    expect(await open.db.select().from(tables.catalogueMeta)).toEqual(version);
    const after = await only();
    expect(after.variants.map(({ upc, quantity }) => [upc, quantity])).toEqual([
      [before.variants[0]!.upc, 2],
      [before.variants[1]!.upc, 0],
    ]);
  });

  it('updates what changed and keeps every id', async () => {
    await importFile(shopify([first(), next()]));
    const before = await only();
    setNow('2026-11-25T10:00:00Z');
    const result = await importFile(
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
    await importFile(shopify([first()]));
    setNow('2026-12-01T10:00:00Z');
    await importFile(shopify([first({ 'Variant Price': '90.00', 'Variant Compare At Price': '140.00' })]));
    // In US dollars the original is struck through, and the percentage counts from it.
    expect((await only()).price).toMatchObject({ current: 9000, original: 14000, historicBestPrice: 12000, percentagePriceDiscount: 35 });
  });

  it('takes variants out of sale that a product no longer lists, but not while a row of it is broken', async () => {
    await importFile(shopify([first(), next()]));
    await importFile(shopify([first(), next({ 'Variant Price': 'on request' })]));
    expect(optionsOf(await only(), 'size')).toEqual(['42', '43']);
    await importFile(shopify([first()]));
    expect(optionsOf(await only(), 'size')).toEqual(['42']);
    await importFile(shopify([first(), next()]));
    expect(optionsOf(await only(), 'size')).toEqual(['42', '43']);
  });

  it.each([['\n'], ['\r\n'], ['\r']])('reads line ends %j, quoted line ends, a byte order mark and quotes', async (end) => {
    const result = await importFile(
      `\ufeff${shopify([first({ 'Body (HTML)': `<p>12" tall,${end}"really"</p>`, Title: 'Boot, tall' }), next(), { Handle: 'broken' }, next({ 'Option2 Value': '44', 'Variant SKU': 'x' })], end)}`,
    );
    expect(result).toMatchObject({ products: 1, variants: 3 });
    expect(result.rejected).toEqual([{ line: 5, reason: expect.stringContaining('neither a title') }]);
    expect(await only()).toMatchObject({ name: 'Boot, tall', description: '12" tall, "really"' });
  });

  it('reports each broken row with its line and its reason, and imports the rest', async () => {
    const result = await importFile(
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
    const result = await importFile(lines.join('\n'));
    expect(result).toMatchObject({ products: 1, variants: 3 });
    expect(result.rejected.map(({ line }) => line)).toEqual([3, 4]);
    expect(result.rejected[1]?.reason).toContain('quote');
  });

  it('tells variants with the same SKU apart by what is chosen, and keeps them apart the next time', async () => {
    const file = shopify([first({ 'Variant SKU': 'SAME' }), next({ 'Variant SKU': 'SAME' }), next({ 'Option2 Value': '44', 'Variant SKU': '' })]);
    expect(await importFile(file)).toMatchObject({ variants: 3, rejected: [] });
    const upcs = (await only()).variants.map(({ upc }) => upc);
    expect(new Set(upcs).size).toBe(3);
    expect(await importFile(file)).toMatchObject({ created: 0, updated: 0 });
  });

  it('keeps barcodes, makes article numbers where there are none, and gives no number twice', async () => {
    await importFile(
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
      await importFile(shopify([first(), other('a', { Status: 'draft' }), other('b', { Status: 'archived' }), other('c', { Published: 'FALSE' })])),
    ).toMatchObject({ products: 4, created: 4 });
    expect((await list()).total).toBe(1);
    expect(
      await importFile(shopify([first(), other('a', { Status: 'active' }), other('b', { Status: 'archived' }), other('c', { Published: 'FALSE' })])),
    ).toMatchObject({ updated: 1, unchanged: 3 });
    expect((await list()).total).toBe(2);
  });

  it('sells on where the policy says so or nobody counts, and sends gift cards by mail', async () => {
    await importFile(
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
    await importFile(
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
    await importFile(
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
    const result = await importFile(
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
    expect(await importFile(shopify([first(), other, next()]))).toMatchObject({ products: 2, variants: 3 });
  });
});
