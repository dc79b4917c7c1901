import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importFile, details, list, only, optionsOf, setNow, tsv, useImports } from './testing.ts';

useImports();

const COLUMNS =
  'id | item_group_id | title | description | link | image_link | availability | price | sale_price | sale_price_effective_date | brand | color | size | gender | age_group | gtin | product_type';

describe('a Google Merchant feed', () => {
  it('becomes products by their group, as a table', async () => {
    const result = await importFile(
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
    await importFile(
      tsv(
        COLUMNS,
        'a |  | Coat |  |  |  | in stock | 200.00 USD | 150.00 USD | 2026-11-24T00:00-0500/2026-11-30T00:00-0500 | |  | M |  |  |  | Coats',
      ),
    );
    const priceOn = async (day: string) => {
      setNow(day);
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
    const result = await importFile(`${head}${entry('S')}${entry('M', '<oops>')}${entry('L')}${foot}`);
    expect(result).toMatchObject({ products: 1, variants: 2 });
    expect(result.rejected).toEqual([{ line: kind === 'RSS' ? 4 : 4, reason: expect.stringContaining('not well-formed') }]);
    const product = await only();
    expect(product).toMatchObject({ name: 'Wool & Co Sock', descriptionHtml: '<p>Warm</p>' });
    expect(product.breadcrumbs.map(({ name }) => name)).toEqual(['Socks', 'Wool']);
    expect(product.attributes[0]?.options[0]?.pictures).toHaveLength(4);
    expect(product.price.current).toBe(1250);
  });

  it('forgives ampersands that XML does not, and passes over an item that never ends', async () => {
    const result = await importFile(
      '<rss><channel><item><id>1</id><title>Boots & Braces &ndash; M&uuml;tze</title><price>5 USD</price><availability>in stock</availability></item>\n<item><id>2</id>',
    );
    expect(result).toMatchObject({ products: 1, rejected: [{ line: 2, reason: 'the item is never closed' }] });
    expect((await list()).hits[0]?.name).toBe('Boots & Braces – Mütze');
  });

  it('reports what is missing or wrong by line', async () => {
    const result = await importFile(
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
    for (const mark of ['\t', ',', ';']) expect(await importFile(rows(mark))).toMatchObject({ products: 1 });
    expect(await importFile(gzipSync(rows(',')))).toMatchObject({ products: 1, unchanged: 1 });
    expect(await importFile(Buffer.from(rows('\t'), 'latin1'))).toMatchObject({ products: 1, unchanged: 1 });
    expect(await importFile(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows('\t'), 'utf16le')]))).toMatchObject({
      products: 1,
      unchanged: 1,
    });
    expect((await list()).hits[0]?.name).toBe('Über Jacke');
  });
});
