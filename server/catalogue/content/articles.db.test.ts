import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ArticleBlock, ArticleGridBlock } from '#contract/calls/content/articles.ts';
import { contentBlockSchema } from '#contract/calls/content/blocks.ts';
import { contentCalls } from '#contract/calls/content.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { contentHandlers } from './handlers.ts';
import { suggestArticles } from './suggest-articles.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
beforeAll(async () => {
  open = await seeded();
});
afterAll(() => open.close());

const handlers = contentHandlers();
const ctx = (locale: LocaleId) => ({ db: open.db, locale: LOCALES[locale], clock: () => NOW }) as unknown as CallContext<never>;
const page = async (slug: string, locale: LocaleId = 'en-us') =>
  z.parse(
    contentCalls['content.page'].response,
    await handlers['content.page'](
      { params: { mode: 'publish', siteId: LOCALES[locale].siteId, page: slug }, query: undefined, body: undefined },
      ctx(locale),
    ),
  );
const search = async (query: { limit?: number; offset?: number; tagId?: string; q?: string } = {}, locale: LocaleId = 'en-us') =>
  z.parse(
    contentCalls['content.articleSearch'].response,
    await handlers['content.articleSearch']({ params: { mode: 'publish', siteId: LOCALES[locale].siteId }, query, body: undefined }, ctx(locale)),
  );
const put = (kind: string, slug: string, doc: object) =>
  open.db.insert(contentDocs).values({ siteId: 'WAYMARK-US', kind, slug, mode: 'publish', doc: { ...doc }, modifiedAt: NOW });

describe('an article', () => {
  it.each(['en-us', 'en-gb', 'fr-fr', 'de-de'] as const)('of %s stands at its own address, with four others below it', async (locale) => {
    const found = await page('eleven-seams', locale);
    expect(found.url).toBe(`/${locale}/stories/eleven-seams`);
    for (const block of found.blocks) expect(z.safeParse(contentBlockSchema, block).error?.issues).toBeUndefined();
    const article = found.blocks[0] as unknown as ArticleBlock;
    expect(article.related).toHaveLength(4);
    expect(article.related?.map(({ id }) => id)).not.toContain('eleven-seams');
    expect(article.related?.[0]?.id).toBe('wash-your-shell');
  });

  it('leads to what its text names by reference', async () => {
    const { blocks } = await page('eleven-seams', 'de-de');
    const { sections, targets } = blocks[0] as unknown as ArticleBlock;
    expect(sections[1]?.richText).toMatch(/href="\/de-de\/c\/[a-z-]+-1210"/);
    expect(targets?.[0]?.url).toMatch(/^\/de-de\/c\/[a-z-]+-1210$/);
  });

  it('gives way to a page of the same name', async () => {
    await put('article', 'winter-page', { title: 'Article', description: '', date: '2026-01-01', blocks: [] });
    expect((await page('winter-page')).title).toBe('Article');
    await put('page', 'winter-page', { title: 'Page', description: '', blocks: [] });
    expect(await page('winter-page')).toMatchObject({ title: 'Page' });
    expect((await page('winter-page')).url).toBeUndefined();
    await open.db.delete(contentDocs);
    await open.close();
    open = await seeded();
  });
});

describe('articles', () => {
  it('come newest first, by pages, with the tags of all of them', async () => {
    const first = await search({ limit: 4 });
    const second = await search({ limit: 4, offset: 4 });
    expect([first.numFound, first.articles.length, second.articles.length]).toEqual([6, 4, 2]);
    const dates = [...first.articles, ...second.articles].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(first.facets.map(({ id }) => id)).toEqual(['care', 'hiking', 'rain', 'repair', 'winter', 'wool']);
  });

  it('are filtered by a tag, which takes no other tag away', async () => {
    const found = await search({ tagId: 'rain' });
    expect(found.articles.map(({ id }) => id)).toEqual(['eleven-seams', 'wash-your-shell']);
    expect(found.facets).toHaveLength(6);
  });

  it.each([
    ['gutter', 'en-us', ['eleven-seams']],
    ['GOUTTIERE', 'fr-fr', ['eleven-seams']],
    ['regenrinne beschwerdebuch', 'de-de', ['eleven-seams']],
    ['richText', 'en-us', []],
    ['gutter merino', 'en-us', []],
  ] as const)('are found by their words alone: %s', async (q, locale, ids) => {
    expect((await search({ q }, locale)).articles.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a grid of articles', () => {
  it('brings its first page: rows times columns', async () => {
    const grid = (await page('stories')).blocks[0] as unknown as ArticleGridBlock;
    expect(grid.results).toMatchObject({ numFound: 6, articles: { length: 3 } });
  });

  it.each([
    [{}, 3],
    [{ rows: 2, columns: 2 }, 4],
    [{ rows: 2 }, 6],
    [{ columns: 2 }, 2],
  ])('of %o has %d', async (size, count) => {
    const slug = `grid-${count}-${Object.keys(size).join('-')}x`;
    await put('page', slug, { title: 'Grid', description: '', blocks: [{ id: 'grid', kind: 'article-grid', name: 'grid', ...size }] });
    const grid = (await page(slug)).blocks[0] as unknown as ArticleGridBlock;
    expect(grid.results?.articles).toHaveLength(count);
  });

  it('has a row beside it: a collection of the newest of a tag', async () => {
    const items = [{ kind: 'articles', tagId: 'hiking', count: 3 }];
    const blocks = [{ id: 'row', kind: 'collection', name: 'row', type: 'article', items }];
    await put('page', 'row-of-articles', { title: 'Row', description: '', blocks });
    const [row] = (await page('row-of-articles')).blocks;
    expect(z.safeParse(contentBlockSchema, row).error?.issues).toBeUndefined();
    expect((row as unknown as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual(['first-frost', 'second-sole', 'same-shirt']);
  });
});

describe('suggestions of articles', () => {
  const suggest = async (q: string, locale: LocaleId = 'en-us') =>
    (await suggestArticles(open.db, q, LOCALES[locale], NOW))?.map(({ id, url }) => `${id} ${url}`);

  it('hold what has been typed so far, in the language of the shop', async () => {
    expect(await suggest('gutt')).toEqual(['eleven-seams /en-us/stories/eleven-seams']);
    expect(await suggest('Wäsch', 'de-de')).toEqual(expect.arrayContaining([expect.stringContaining('/de-de/stories/')]));
  });

  it('are three at most, and none for what every text begins with or nothing holds', async () => {
    expect(await suggest('the')).toHaveLength(3);
    for (const q of ['', ' ', 'ra', '   a', 'no such word']) expect(await suggest(q)).toEqual([]);
  });

  it('are what is published alone', async () => {
    await open.db.insert(contentDocs).values({
      siteId: 'WAYMARK-US',
      kind: 'article',
      slug: 'secret-ridge',
      mode: 'preview',
      doc: { title: 'Secret ridge', description: '', date: '2026-11-01', blocks: [] },
      modifiedAt: NOW,
    });
    expect(await suggest('secret ridge')).toEqual([]);
  });
});
