import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentBlockSchema } from '#contract/calls/content/blocks.ts';
import { type CollectionBlock } from '#contract/calls/content/collections.ts';
import { contentCalls } from '#contract/calls/content.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { categories } from '#server/platform/db/schema/catalogue.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import { createTestTemplate, openTestDatabase } from '#server/platform/db/test-database.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { picturesLookup } from '#server/catalogue/products/pictures-lookup.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
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

const handlers = contentHandlers();
const ctxFor = (db: Db, locale: LocaleId) => ({ db, locale: LOCALES[locale], clock: () => NOW }) as unknown as CallContext<never>;
const page = async (locale: LocaleId, slug = 'home', mode: 'publish' | 'preview' = 'publish', db = open.db) =>
  z.parse(
    contentCalls['content.page'].response,
    await handlers['content.page'](
      { params: { mode, siteId: LOCALES[locale].siteId, page: slug }, query: undefined, body: undefined },
      ctxFor(db, locale),
    ),
  );
const menu = async (locale: LocaleId, db = open.db) =>
  z.parse(
    contentCalls['content.menu'].response,
    await handlers['content.menu'](
      { params: { mode: 'publish', siteId: LOCALES[locale].siteId }, query: undefined, body: undefined },
      ctxFor(db, locale),
    ),
  );
const footer = async (locale: LocaleId, db = open.db) =>
  z.parse(
    contentCalls['content.footer'].response,
    await handlers['content.footer'](
      { params: { mode: 'publish', siteId: LOCALES[locale].siteId }, query: undefined, body: undefined },
      ctxFor(db, locale),
    ),
  );

const deep = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value).flatMap(deep) : [value]);

describe('the home page', () => {
  it.each(['en-us', 'en-ca', 'en-gb', 'fr-fr', 'de-de'] as const)(
    '%s is made of blocks that the contract describes, in its language',
    async (locale) => {
      const home = await page(locale);
      expect(home.blocks.length).toBeGreaterThan(5);
      for (const block of home.blocks) expect(z.safeParse(contentBlockSchema, block).error?.issues).toBeUndefined();
      expect(new Set(home.blocks.map(({ kind }) => kind))).toEqual(new Set(['hero', 'collection', 'experience', 'segmentation']));
      expect(home.blocks.filter((block) => block['titleH1'] === true)).toHaveLength(1);
      const items = home.blocks.flatMap((block) => (block['items'] as { kind: string }[] | undefined) ?? []);
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['linked-card', 'category-card', 'product']));
    },
  );

  it('holds no null and no reference that was left standing', async () => {
    const values = deep(await page('fr-fr'));
    expect(values).not.toContain(null);
    expect(values.filter((value) => typeof value === 'string' && /^(?:category|product|search|page):/.test(value))).toEqual([]);
  });

  it('carries the products of its collections with price and picture', async () => {
    const home = await page('de-de');
    const collection = home.blocks.find(({ id }) => id === 'home-new') as unknown as CollectionBlock;
    expect(collection.items).toHaveLength(8);
    for (const item of collection.items)
      expect(item).toMatchObject({ kind: 'product', hit: { price: { currency: 'EUR' }, url: expect.stringMatching(/^\/de-de\/p\//) } });
    expect(collection.textLink?.url).toBe('/de-de/c/neu-5000');
  });

  it('shows pictures that can be drawn', async () => {
    const lookup = picturesLookup(open.db);
    const keys = new Set<string>();
    JSON.stringify((await page('en-us')).blocks, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'key' in value && 'angle' in value) keys.add(String(value.key));
      return value;
    });
    expect([...keys].filter((key) => key.startsWith('scene-')).length).toBeGreaterThan(6);
    for (const key of keys) expect(await lookup(key)).toBeDefined();
  });

  it('is API404 for a page or a site that there is not', async () => {
    await expect(page('en-us', 'no-such-page')).rejects.toMatchObject({ code: 'API404' });
    await expect(
      handlers['content.page'](
        { params: { mode: 'publish', siteId: 'WAYMARK-XX', page: 'home' }, query: undefined, body: undefined },
        ctxFor(open.db, 'en-us'),
      ),
    ).rejects.toMatchObject({ code: 'API404' });
  });

  it('lays addresses into the blocks that an experience and a segmentation choose from, and offers no choice within a choice', async () => {
    const card = (url: string) => ({ id: 'card', kind: 'linked-card', name: 'card', title: 'Card', mediaTarget: { url, text: 'See' } });
    const nested = { id: 'nested', kind: 'experience', name: 'nested', experienceId: 'nested', baselines: [], variants: [] };
    await open.db.insert(contentDocs).values({
      siteId: 'WAYMARK-US',
      kind: 'page',
      slug: 'choices',
      mode: 'publish',
      doc: {
        title: 'Choices',
        description: '',
        blocks: [
          {
            id: 'one',
            kind: 'experience',
            name: 'one',
            experienceId: 'one',
            baselines: [card('page:cart'), nested],
            variants: [{ name: 'Gone', variantId: 'gone', targets: [card('category:9999999')] }],
          },
          { id: 'two', kind: 'segmentation', name: 'two', segments: [{ id: 'logged-in', targets: [card('category:1000')] }], baselines: null },
        ],
      },
      modifiedAt: NOW,
    });
    const { blocks } = await page('en-us', 'choices');
    for (const block of blocks) expect(z.safeParse(contentBlockSchema, block).error?.issues).toBeUndefined();
    expect(blocks).toMatchObject([
      { baselines: [{ mediaTarget: { url: '/en-us/cart' } }], variants: [{ variantId: 'gone', targets: [] }] },
      { baselines: [], segments: [{ id: 'logged-in', targets: [{ mediaTarget: { url: '/en-us/c/women-1000' } }] }] },
    ]);
    expect(blocks[0]!['baselines']).toHaveLength(1);
  });

  it('shows a draft in preview alone', async () => {
    await open.db.insert(contentDocs).values({
      siteId: 'WAYMARK-US',
      kind: 'page',
      slug: 'night-walk',
      mode: 'preview',
      doc: { title: 'Winter', description: '', blocks: [] },
      modifiedAt: NOW,
    });
    await expect(page('en-us', 'night-walk')).rejects.toMatchObject({ code: 'API404' });
    expect(await page('en-us', 'night-walk', 'preview')).toMatchObject({ title: 'Winter', modifiedAt: NOW.toISOString() });
  });
});

describe('menu and footer', () => {
  it('lead to categories in the language of the site', async () => {
    const { items } = await menu('fr-fr');
    expect(items.map(({ title }) => title)).toEqual(['Femme', 'Homme', 'Enfant', 'Accessoires', 'Nouveautés', 'Promotions']);
    const women = items[0]!;
    expect(women.target.url).toBe('/fr-fr/c/femme-1000');
    expect(women.columns.map(({ title }) => title)).toEqual(['Chaussures', 'Vêtements', 'À la une']);
    expect(women.columns[0]?.links[0]).toEqual({ url: '/fr-fr/c/femme-chaussures-de-trail-1110', text: 'Chaussures de trail' });
    const end = await footer('en-gb');
    expect(end.columns.flatMap(({ links }) => links).every(({ url }) => url.startsWith('/en-gb/'))).toBe(true);
  });

  it('show a banner and pictured ways in, each picture of a product of its category', async () => {
    const { items } = await menu('de-de');
    const [women, , , gear] = items;
    expect(women?.menuBanner).toMatchObject({ title: 'Warm bis zur letzten Bahn', mediaTarget: { url: '/de-de/c/damen-winterstiefel-1140' } });
    expect(women?.visualSelectors?.map(({ target }) => target.text)).toEqual([
      'Trailrunningschuhe',
      'Winterstiefel',
      'Jacken & Westen',
      'Fleece & Hoodies',
    ]);
    expect(gear?.visualSelectors).toHaveLength(4);
    const lookup = picturesLookup(open.db);
    const pictures = items.flatMap(({ menuBanner, visualSelectors = [] }) => [
      ...(menuBanner ? [menuBanner.mediaObject] : []),
      ...visualSelectors.map(({ picture }) => picture),
    ]);
    expect(pictures.length).toBeGreaterThan(15);
    for (const { key } of pictures) expect(await lookup(key)).toBeDefined();
  });

  it('are followed by offers that lead somewhere, in the words of the site', async () => {
    const params = { mode: 'publish', siteId: LOCALES['fr-fr'].siteId } as const;
    const { popups } = await handlers['content.popups']({ params, query: undefined, body: undefined }, ctxFor(open.db, 'fr-fr'));
    expect(popups[0]).toMatchObject({ name: expect.stringContaining('newsletter'), targets: [{ url: '/fr-fr/newsletter', text: 'S’abonner' }] });
  });

  it('bring the benefit bar of the site along', async () => {
    expect((await menu('fr-fr')).benefitBar).toMatchObject({ id: 'no-signal', title: 'Achetez hors ligne, envoi plus tard.', showCloseButton: true });
  });

  it('leave out what is no longer there', async () => {
    const own = await seeded();
    await own.db.delete(categories).where(eq(categories.id, '1110'));
    await bumpCatalogue(own.db);
    const { items } = await menu('en-us', own.db);
    const links = items.flatMap(({ columns, visualSelectors = [] }) => [
      ...columns.flatMap((column) => column.links),
      ...visualSelectors.map(({ target }) => target),
    ]);
    expect(links.some(({ url }) => url.endsWith('-1110'))).toBe(false);
    expect(items[0]?.visualSelectors).toHaveLength(3);
    expect((await page('en-us', 'home', 'publish', own.db)).blocks.length).toBeGreaterThan(5);
    await own.close();
  });
});

describe('a shop for which nobody has written content', () => {
  it('still has a home page, a menu and a footer', async () => {
    const bare = await openTestDatabase();
    await bare.db.insert(categories).values({ id: '1234567890', names: { en: 'Shoes' }, descriptions: {}, rule: 'new' });
    await bumpCatalogue(bare.db);
    const home = await page('en-us', 'home', 'publish', bare.db);
    expect(home.blocks.map(({ kind }) => kind)).toEqual(['hero']);
    expect((await menu('en-us', bare.db)).items).toHaveLength(1);
    expect((await footer('de-de', bare.db)).legal).toContain('2026');
    await bare.close();
  });
});
