import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { colourways, styles } from '#server/platform/db/schema/catalogue.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
let routes: ReturnType<typeof sitemapRoutes>;
beforeAll(async () => {
  open = await seeded();
  routes = sitemapRoutes({ db: open.db, publicUrl: 'https://shop.example', clock: () => NOW });
});
afterAll(() => open.close());

/** Reads XML strictly: elements by name with their text or href. */
const read = (text: string) => {
  const found: { name: string; text: string; lang?: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => found.push({ name, text: attributes['href'] ?? '', lang: attributes['hreflang'] }));
  parser.on('text', (value) => {
    const last = found.at(-1);
    if (last && last.text === '') last.text = value;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
};

const get = async (path: string, host = 'evil.example') => routes.request(`http://${host}${path}`);

describe('the sitemap', () => {
  it('names a file for every locale, below the public address whatever host was asked', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toMatch(/xml/);
    const files = read(await answer.text()).filter(({ name }) => name === 'loc');
    expect(files.map(({ text }) => text)).toEqual(
      ['en-us', 'en-ca', 'en-gb', 'fr-fr', 'de-de'].map((id) => `https://shop.example/sitemap-${id}-1.xml`),
    );
  });

  it('lists every style and category once a locale, each with all its languages', async () => {
    const found = read(await (await get('/sitemap-fr-fr-1.xml')).text());
    const locations = found.filter(({ name }) => name === 'loc').map(({ text }) => text);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.filter((text) => text.includes('/p/'))).toHaveLength(await open.db.$count(styles));
    expect(locations.every((text) => text.startsWith('https://shop.example/fr-fr'))).toBe(true);
    const stories = locations.filter((text) => /\/fr-fr\/stories(?:\/[a-z-]+)?$/.test(text));
    const links = found.filter(({ name }) => name === 'xhtml:link');
    expect(links).toHaveLength(locations.length * 6);
    expect(links.slice(0, 6).map(({ lang }) => lang)).toEqual(['en-US', 'en-CA', 'en-GB', 'fr-FR', 'de-DE', 'x-default']);
    expect(found.filter(({ name, text }) => name === 'lastmod' && /^\d{4}-\d\d-\d\d$/.test(text))).toHaveLength(
      (await open.db.$count(styles)) + stories.length,
    );
    expect(stories).toHaveLength(7);
  });

  it('names a picture of every colour of a product', async () => {
    const found = read(await (await get('/sitemap-de-de-1.xml')).text());
    const pictures = found.filter(({ name }) => name === 'image:loc').map(({ text }) => text);
    expect(pictures).toHaveLength(await open.db.$count(colourways));
    expect(pictures.every((text) => /^https:\/\/shop\.example\/images\/[A-Z0-9]{11}\/[a-z]+\/1200$/.test(text))).toBe(true);
  });

  it.each(['/sitemap-fr-fr-2.xml', '/sitemap-fr-fr-0.xml', '/sitemap-xx-xx-1.xml', '/sitemap-fr-fr-1.xml.gz', '/sitemap-fr-fr.xml'])(
    'has no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is named by robots.txt, which keeps carts and checkouts out', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(text).toContain('Disallow: /*/checkout');
    expect(text).not.toContain('evil');
  });
});
