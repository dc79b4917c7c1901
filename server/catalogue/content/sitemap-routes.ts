import { Hono } from 'hono';
import { isLocaleId } from '#contract/locales.ts';
import { robotsTxt, sitemapFile, sitemapIndex, type SitemapPorts } from './sitemap.ts';

const xml = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** `/sitemap.xml`, `/sitemap-{locale}-{number}.xml` and `/robots.txt`, to be mounted at the root. */
export const sitemapRoutes = (ports: SitemapPorts): Hono =>
  new Hono()
    .get('/sitemap.xml', async (c) => c.body(await sitemapIndex(ports), 200, xml))
    .get('/:file{sitemap-[a-z]{2}-[a-z]{2}-[1-9][0-9]{0,3}\\.xml}', async (c) => {
      const [, locale, number] = /^sitemap-([a-z]{2}-[a-z]{2})-(\d+)\.xml$/.exec(c.req.param('file')) ?? [];
      const file = isLocaleId(locale) ? await sitemapFile(ports, locale, Number(number)) : undefined;
      return file === undefined ? c.notFound() : c.body(file, 200, xml);
    })
    .get('/robots.txt', (c) => c.text(robotsTxt(ports.publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }));
