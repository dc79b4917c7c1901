import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FilterByBlock } from '#contract/calls/content/choices.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { contentBlockSchema } from '#contract/calls/content/blocks.ts';
import { contentCalls, type ContentPage, FIXED_PAGES } from '#contract/calls/content.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { referrersOf } from './referrers.ts';
import { contentHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
beforeAll(async () => {
  open = await seeded();
});
afterAll(() => open.close());

const handlers = contentHandlers() as unknown as Record<string, (input: object, ctx: object) => Promise<unknown>>;
const ask = async (name: keyof typeof contentCalls, params: object, query: object = {}, locale: LocaleId = 'en-us', now = NOW) =>
  z.parse(
    contentCalls[name].response,
    await handlers[name]!(
      { params: { mode: 'publish', siteId: LOCALES[locale].siteId, ...params }, query },
      { db: open.db, locale: LOCALES[locale], clock: () => now },
    ),
  ) as ContentPage;

const linksIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, one]) => (key === 'url' && typeof one === 'string' ? [one] : linksIn(one)));

describe('areas of fixed pages', () => {
  it.each(LOCALE_IDS)('%s has content for each of them, made of blocks that the contract describes, with links of its own', async (locale) => {
    for (const page of FIXED_PAGES) {
      const { blocks } = await ask(`content.fixed.${page}`, {}, {}, locale);
      expect(blocks).not.toEqual([]);
      for (const block of blocks) expect(z.safeParse(contentBlockSchema, block).error?.issues).toBeUndefined();
      for (const url of linksIn(blocks)) expect(url).toMatch(new RegExp(`^/${locale}`));
    }
  });

  it.each(LOCALE_IDS)('%s has words for each error that the page tells apart', async (locale) => {
    const { blocks } = await ask('content.fixed.error-4xx', {}, {}, locale);
    for (const id of ['error-404', 'error-500', 'error-offline'])
      expect(blocks.find((block) => block.id === id)).toMatchObject({
        kind: 'hero',
        title: expect.stringMatching(/\w{3}/),
        subtitle: expect.stringMatching(/\w{3}/),
      });
  });

  it('are empty pages where nobody has written anything', async () => {
    await open.db.delete(contentDocs).where(eq(contentDocs.slug, 'cart'));
    expect(await ask('content.fixed.cart', {})).toMatchObject({ blocks: [], title: '' });
  });
});

describe('areas of lists, products and searches', () => {
  it('of a category are those of all categories, then its own', async () => {
    expect((await ask('content.category', { categoryId: '1140' })).blocks.map(({ kind }) => kind)).toEqual(['experience', 'cta-collection']);
    expect((await ask('content.category', { categoryId: '1110' })).blocks.map(({ kind }) => kind)).toEqual(['experience']);
  });

  it('of a category name categories that there are, and bring three things that go with them', async () => {
    const { blocks } = await ask('content.category', { categoryId: '2130' });
    const filter = blocks.find(({ kind }) => kind === 'filter-by') as unknown as FilterByBlock;
    const model = await currentModel(open.db);
    expect(filter.values.filter((id) => !model.categories.has(id))).toEqual([]);
    expect(filter.children.map((child) => child.kind === 'upsell' && child.items.length)).toEqual([3]);
  });

  it('have no blocks for other categories or for products, and leave to the page what only it can tell', async () => {
    const filter = (id: string, more: object) => ({ id, kind: 'filter-by', name: id, variant: 'category', operator: 'IN', children: [], ...more });
    await open.db.insert(contentDocs).values({
      siteId: 'WAYMARK-US',
      kind: 'category',
      slug: '1120',
      mode: 'publish',
      doc: {
        title: '',
        description: '',
        blocks: [
          filter('here', { values: ['1120', '1110'] }),
          filter('elsewhere', { values: ['1110'] }),
          filter('not-here', { operator: 'NOT IN', values: ['1120'] }),
          filter('not-elsewhere', { operator: 'NOT IN', values: ['1110'] }),
          filter('of-a-product', { variant: 'product', operator: 'NOT IN', values: ['K7Q2M4XW'] }),
          filter('by-address', { values: ['/c/women-road-1120'] }),
        ],
      },
      modifiedAt: NOW,
    });
    const { blocks } = await ask('content.category', { categoryId: '1120' });
    expect(blocks.filter(({ kind }) => kind === 'filter-by').map(({ id }) => id)).toEqual(['here', 'not-elsewhere', 'by-address']);
  });

  it('of a product are those of all products, then those of its colour, else of its style', async () => {
    const write = (slug: string) =>
      open.db.insert(contentDocs).values({
        siteId: 'WAYMARK-US',
        kind: 'product',
        slug,
        mode: 'publish',
        doc: { title: '', description: '', blocks: [{ id: slug, kind: 'spacer', name: slug }] },
        modifiedAt: NOW,
      });
    const shown = async (productId: string) => (await ask('content.product', { productId })).blocks.map(({ id }) => id);
    expect(await shown('K7Q2M4XWJU1')).toEqual([]);
    await write('default');
    expect(await shown('K7Q2M4XWJU1')).toEqual(['default']);
    await write('K7Q2M4XW');
    expect(await shown('K7Q2M4XWJU1')).toEqual(['default', 'K7Q2M4XW']);
    await write('K7Q2M4XWJU1');
    expect(await shown('K7Q2M4XWJU1')).toEqual(['default', 'K7Q2M4XWJU1']);
    expect(await shown('K7Q2M4XWJU2')).toEqual(['default', 'K7Q2M4XW']);
  });

  it('of a search are those of all searches unless it has its own', async () => {
    expect((await ask('content.search', { searchType: 'hub' })).blocks.map(({ id }) => id)).toEqual(['search-ways']);
    await open.db.insert(contentDocs).values({
      siteId: 'WAYMARK-US',
      kind: 'search',
      slug: 'empty-tent',
      mode: 'publish',
      doc: { title: '', description: '', blocks: [{ id: 'tents', kind: 'spacer', name: 'tents' }] },
      modifiedAt: NOW,
    });
    expect((await ask('content.search', { searchType: 'empty' }, { q: 'Tent' })).blocks.map(({ id }) => id)).toEqual(['tents']);
    expect((await ask('content.search', { searchType: 'results' }, { q: 'Tent' })).blocks.map(({ id }) => id)).toEqual(['search-ways']);
  });
});

describe('showcases', () => {
  it('are listed with the address of their page, and each is a page', async () => {
    const { docs } = (await ask('content.showcase', { docType: 'showcase' })) as unknown as {
      docs: { name: string; url: string; referrers: number }[];
    };
    expect(docs.map(({ name, url }) => [name, url])).toEqual([
      ['First frost', '/en-us/showcase/first-frost'],
      ['Wet days', '/en-us/showcase/wet-days'],
    ]);
    expect((await ask('content.page', { page: 'showcase-first-frost' })).title).toBe('First frost');
  });
});

describe('documents that lead to another, or show it', () => {
  it('are counted once each: by links of every kind, also within texts, by the event of a form and by chosen articles', async () => {
    const row = (kind: string, slug: string, blocks: readonly object[] = []) => ({
      siteId: LOCALES['en-ca'].siteId,
      kind,
      slug,
      mode: 'publish',
      doc: { title: slug, description: '', blocks },
      modifiedAt: NOW,
    });
    const text = (href: string) => ({ id: href, kind: 'linked-card', name: href, richText: `<p><a href="${href}">On</a></p>` });
    const button = (url: string) => ({ id: url, kind: 'cta-collection', name: url, targets: [{ url, text: 'On' }] });
    await open.db.delete(contentDocs).where(eq(contentDocs.siteId, LOCALES['en-ca'].siteId));
    await open.db
      .insert(contentDocs)
      .values([
        row('showcase', 'frost', [button('page:showcase/frost')]),
        row('page', 'help-returns'),
        row('event', 'night-run'),
        row('article', 'one'),
        row('article', 'two'),
        row('page', 'a', [button('page:showcase/frost'), text('page:showcase/frost'), text('page:help/returns#how'), button('page:')]),
        row('page', 'b', [text('article:one'), { id: 'e', kind: 'event-dialog', name: 'e', eventId: 'night-run' }, button('page:stories/two')]),
        row('page', 'c', [{ id: 'c', kind: 'collection', name: 'c', type: 'article', items: [{ kind: 'articles', ids: ['one', 'two'] }] }]),
      ]);
    const count = await referrersOf(open.db, { mode: 'publish', siteId: LOCALES['en-ca'].siteId });
    expect(count('showcase', 'frost')).toBe(1);
    expect(count('page', 'help-returns')).toBe(1);
    expect(count('page', 'home')).toBe(1);
    expect(count('event', 'night-run')).toBe(1);
    expect(count('article', 'one')).toBe(2);
    expect(count('article', 'two')).toBe(2);
    expect(count('page', 'a')).toBe(0);
  });
});

describe('a schedule', () => {
  it('decides by the clock what is published', async () => {
    const at = (day: string) => new Date(`2026-12-${day}T00:00:00Z`);
    const row = (mode: string, id: string, publishFrom: Date | null, publishUntil: Date | null) => ({
      siteId: 'WAYMARK-US',
      kind: 'page',
      slug: 'advent',
      mode,
      doc: { title: id, description: '', blocks: [] },
      modifiedAt: NOW,
      publishFrom,
      publishUntil,
    });
    await open.db.insert(contentDocs).values([row('publish', 'before', null, null), row('scheduled', 'advent', at('01'), at('24'))]);
    const title = async (now: Date) => (await ask('content.page', { page: 'advent' }, {}, 'en-us', now)).title;
    expect(await title(NOW)).toBe('before');
    expect(await title(at('01'))).toBe('advent');
    expect(await title(at('23'))).toBe('advent');
    expect(await title(at('24'))).toBe('before');
  });
});
