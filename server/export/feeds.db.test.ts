import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGtin } from '#domain/barcodes/gtin.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { type Counts, exportThrough } from './ask.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { feedRoutes } from './feed-routes.ts';
import { serveExport } from './serve.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const KEY = 'a-key-of-many-letters';
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
let routes: ReturnType<typeof feedRoutes>;
beforeAll(async () => {
  open = await seeded();
  routes = feedRoutes({ db: open.db, feedKey: KEY, publicUrl: 'https://shop.example', clock: () => NOW });
});
afterAll(() => open.close());

const get = async (path: string, headers: Record<string, string> = {}) => routes.request(`http://evil.example${path}`, { headers });

type Item = Record<string, string[]>;
/** Items of a feed that is read strictly. */
const itemsOf = (text: string): Item[] => {
  const items: Item[] = [];
  let name = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    ({ name } = tag);
    if (name === 'item') items.push({});
  });
  parser.on('text', (value) => {
    const item = items.at(-1);
    if (item && value.trim() !== '') (item[name] ??= []).push(value);
  });
  parser.on('closetag', () => void (name = ''));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return items;
};

describe('the feeds', () => {
  it('have every attribute that Google requires of apparel, for each variant once', async () => {
    const answer = await get(`/en-gb/google.xml?key=${KEY}`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const items = itemsOf(await answer.text());
    expect(items.length).toBeGreaterThan(1_000);
    expect(new Set(items.map((item) => item['g:id']?.[0])).size).toBe(items.length);
    const required = [
      'id',
      'title',
      'description',
      'link',
      'image_link',
      'availability',
      'price',
      'brand',
      'item_group_id',
      'color',
      'gender',
      'age_group',
    ];
    const missing = required.filter((name) => items.some((item) => item[`g:${name}`] === undefined));
    expect(missing).toEqual([]);
    for (const item of items) {
      expect(item['g:link']?.[0]).toMatch(/^https:\/\/shop\.example\/en-gb\/p\//);
      expect(item['g:image_link']?.[0]).toMatch(/^https:\/\/shop\.example\/images\//);
      expect(item['g:price']?.[0]).toMatch(/^\d+\.\d\d GBP$/);
      expect(item['g:id']?.[0]?.length).toBeLessThanOrEqual(50);
      const gtin = item['g:gtin']?.[0];
      if (gtin !== undefined) expect(isGtin(gtin)).toBe(true);
      else expect(item['g:identifier_exists']).toEqual(['no']);
    }
    const sale = items.find((item) => item['g:sale_price'] !== undefined);
    expect(Number.parseFloat(sale?.['g:sale_price']?.[0] ?? '')).toBeLessThan(Number.parseFloat(sale?.['g:price']?.[0] ?? ''));
    expect(items[0]).toMatchObject({ 'g:country': ['GB', 'GB'], 'g:price_threshold': ['60.00 GBP'], 'g:min_transit_time': ['3'] });
    expect(new Set(items.map((item) => item['g:availability']?.[0]))).toContain('out_of_stock');
  });

  it('are as a table what they are as XML', async () => {
    const [xml, table] = [await get(`/fr-fr/google.xml?key=${KEY}`), await get(`/fr-fr/google.tsv?key=${KEY}`)];
    const [head = '', ...rows] = (await table.text()).trimEnd().split('\n');
    expect(head.split('\t').slice(0, 3)).toEqual(['id', 'item_group_id', 'title']);
    expect(rows.map((row) => row.split('\t')[0])).toEqual(itemsOf(await xml.text()).map((item) => item['g:id']?.[0]));
  });

  it('are JSON Lines with every language and currency of a product', async () => {
    const lines = (await (await get(`/en-us/products.jsonl?key=${KEY}`)).text()).trimEnd().split('\n');
    const [first] = lines.map((line) => JSON.parse(line) as { names: object; colours: { variants: { prices: { currency: string }[] }[] }[] });
    expect(Object.keys(first?.names ?? {})).toEqual(expect.arrayContaining(['en', 'fr', 'de']));
    expect(new Set(first?.colours[0]?.variants[0]?.prices.map(({ currency }) => currency))).toEqual(new Set(['USD', 'CAD', 'GBP', 'EUR']));
  });

  it('open to the key in each of the ways that fetchers send it, and to nothing else', async () => {
    const basic = (password: string) => ({ Authorization: `Basic ${Buffer.from(`feed:${password}`).toString('base64')}` });
    expect((await get('/en-us/shopify.csv', { Authorization: `Bearer ${KEY}` })).status).toBe(200);
    expect((await get('/en-us/shopify.csv', basic(KEY))).status).toBe(200);
    expect((await get('/en-us/shopify.csv', basic(`${KEY}x`))).status).toBe(401);
    expect((await get('/en-us/shopify.csv?key=')).status).toBe(401);
    expect((await get('/en-us/shopify.csv')).headers.get('www-authenticate')).toBe('Basic realm="feeds"');
    expect((await get(`/xx-xx/shopify.csv?key=${KEY}`)).status).toBe(404);
    expect((await get(`/en-us/other.csv?key=${KEY}`)).status).toBe(404);
    const closed = feedRoutes({ db: open.db, feedKey: undefined, publicUrl: 'https://shop.example', clock: () => NOW });
    expect((await closed.request(`/en-us/google.xml?key=`)).status).toBe(404);
  });
});

describe('an export through the running shop', () => {
  it('is what the command would have written itself, with its counts at the end', async () => {
    const serve = serveExport({ db: open.db, clock: () => NOW });
    const server = createServer((request, response) => void serve(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    try {
      let counts: Counts | undefined;
      const chunks: Buffer[] = [];
      const words = { format: 'google', publicUrl: 'https://shop.example' } as const;
      const onEnd = (said: Counts): void => void (counts = said);
      for await (const chunk of exportThrough({ port, secret: 's', pid: 1 }, words, onEnd)) chunks.push(chunk);
      let direct = '';
      const options = { ...words, locale: 'en-us', currency: 'USD', now: NOW } as const;
      for await (const piece of exportCatalogue(open.db, options)) direct += piece;
      expect(Buffer.concat(chunks).toString('utf8')).toBe(direct);
      expect(counts?.written).toBeGreaterThan(200);
      const wrong = exportThrough({ port, secret: 's', pid: 1 }, { format: 'pdf' as 'google', publicUrl: '' }, onEnd);
      await expect(wrong.next()).rejects.toThrow('format must be one of');
    } finally {
      server.close();
    }
  });
});
