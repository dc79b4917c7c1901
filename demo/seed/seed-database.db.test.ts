import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIdSchema, productIdSchema, upcSchema } from '#contract/ids.ts';
import { anglesByKind } from '#domain/pictures.ts';
import { isGtin } from '#domain/barcodes/gtin.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { artSpecSchema } from '#artwork/traits/art.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { SIZE_CHARTS } from './sizes.ts';
import { seedDatabase } from './seed-database.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const built = buildCatalogue(NOW);

const unique = (values: readonly string[]) => new Set(values).size;

describe('the range', () => {
  it('is large: 12 categories, 300 styles, 900 colourways, 6,000 variants, 25 stores in five countries', () => {
    expect(built.categories.length).toBeGreaterThanOrEqual(12);
    expect(built.styles.length).toBeGreaterThanOrEqual(300);
    expect(built.colourways.length).toBeGreaterThanOrEqual(900);
    expect(built.variants.length).toBeGreaterThanOrEqual(6000);
    expect(built.stores).toHaveLength(25);
    expect(unique(built.stores.map((store) => store.countryCode))).toBe(5);
  });

  it('is the same every time', () => {
    expect(buildCatalogue(NOW)).toEqual(built);
  });

  it('gives every style, colourway, variant and category an id of its own that fits the addresses', () => {
    const ids = [...built.styles, ...built.colourways].map((row) => row.id);
    expect(unique(ids)).toBe(ids.length);
    for (const id of ids) expect(productIdSchema.safeParse(id).success).toBe(true);
    for (const style of built.styles) expect(style.id).toMatch(/^[A-Z][A-Z0-9]{7}$/);
    for (const colourway of built.colourways) expect(colourway.id).toMatch(/^[A-Z][A-Z0-9]{10}$/);
    expect(unique(built.variants.map((row) => row.upc))).toBe(built.variants.length);
    for (const { upc } of built.variants) expect(isGtin(upc) && upcSchema.safeParse(upc).success).toBe(true);
    for (const { id } of built.categories) expect(categoryIdSchema.safeParse(id).success).toBe(true);
    expect(unique(built.categories.map((row) => row.id))).toBe(built.categories.length);
  });

  it('names and describes every style in three languages, no two alike', () => {
    for (const language of ['en', 'fr', 'de'] as const) {
      const names = built.styles.map((style) => style.names[language] ?? '');
      expect(names.every((name) => name.length > 5)).toBe(true);
      expect(unique(names)).toBe(names.length);
      const descriptions = built.styles.map((style) => style.descriptions[language] ?? '');
      expect(descriptions.every((text) => text.length > 80)).toBe(true);
      // Women’s and men’s of one line share its story; the closing sentence tells them apart most of the time.
      expect(unique(descriptions)).toBeGreaterThan(descriptions.length * 0.93);
    }
  });

  it('spells colors and pants the British way in Britain', () => {
    const trousers = built.styles.find((style) => style.names['en'] === 'Women’s Rambler Hiking Pants');
    expect(trousers?.names['en-gb']).toBe('Women’s Rambler Hiking Trousers');
    expect(trousers?.names['en-ca']).toBeUndefined();
    const grey = built.colourways.find((row) => row.names['en'] === 'Fog Gray');
    expect([grey?.names['en-gb'], grey?.names['en-ca']]).toEqual(['Fog Grey', 'Fog Grey']);
  });

  it('can draw every colourway', () => {
    const styles = new Map(built.styles.map((style) => [style.id, style]));
    for (const colourway of built.colourways) {
      const art = styles.get(colourway.styleId)?.art;
      const spec = artSpecSchema.parse({ ...art, palette: colourway.palette });
      expect(anglesByKind[spec.kind].length).toBeGreaterThan(0);
    }
  });

  it('puts every style on a shelf that exists, and something on every shelf', () => {
    const shelves = new Map(built.categories.map((row) => [row.id, row]));
    const used = new Set<string>();
    for (const style of built.styles) {
      for (const id of style.categoryIds) {
        for (let at = shelves.get(id); at; at = shelves.get(at.parentId ?? '')) used.add(at.id);
        expect(shelves.has(id)).toBe(true);
      }
    }
    expect(built.categories.filter((row) => row.rule === null && !used.has(row.id))).toEqual([]);
  });

  it('prices everything in four currencies, never above the original', () => {
    const priced = new Set(built.prices.map((row) => `${row.subject}/${row.currency}`));
    const gifts = new Set(built.styles.filter((style) => style.productType === 'digital').map((style) => style.id));
    for (const currency of ['USD', 'CAD', 'GBP', 'EUR']) {
      for (const colourway of built.colourways.filter((row) => !gifts.has(row.styleId))) expect(priced.has(`${colourway.id}/${currency}`)).toBe(true);
    }
    for (const row of built.prices) expect(row.current > 0 && row.current <= row.original).toBe(true);
    expect(built.prices.some((row) => row.current < row.original)).toBe(true);
  });

  it('has sold-out sizes, last pairs, announced styles, presales and gift cards', () => {
    const ship = built.stock.filter((row) => row.location === 'ship');
    expect(ship).toHaveLength(built.variants.length);
    expect(ship.filter((row) => row.onHand === 0).length).toBeGreaterThan(300);
    expect(ship.filter((row) => row.onHand > 0 && row.onHand < 5).length).toBeGreaterThan(300);
    expect(built.styles.filter((style) => style.comingSoon).length).toBeGreaterThanOrEqual(3);
    expect(built.styles.filter((style) => style.presale).length).toBeGreaterThanOrEqual(2);
    expect(built.styles.filter((style) => style.productType === 'digital').length).toBeGreaterThanOrEqual(3);
    expect(unique(built.stock.map((row) => row.location))).toBe(26);
  });

  it('has a chart of what is worn below the waist without a chest, and with the inside leg of leggings', () => {
    for (const { kind, sizeChart } of built.styles) {
      if (!['leggings', 'trousers', 'shorts', 'skirt'].includes(kind) || sizeChart == null || sizeChart === 'clothes-kids') continue;
      const columns = SIZE_CHARTS[sizeChart]?.columns.map(({ en }) => en) ?? [];
      expect(columns).toContain('Hips (cm)');
      expect(columns).not.toContain('Chest (cm)');
      if (kind === 'leggings') expect(columns).toContain('Inside leg (cm)');
    }
  });

  it('knows every size of its shoes and clothes in a size chart', () => {
    const styles = new Map(built.styles.map((style) => [style.id, style]));
    for (const variant of built.variants) {
      const chart = styles.get(variant.colourwayId.slice(0, 8))?.sizeChart;
      if (chart == null) continue;
      expect(
        SIZE_CHARTS[chart]?.rows.some((row) => row[0] === variant.size),
        `${chart} ${variant.size}`,
      ).toBe(true);
    }
  });
});

const count = (table: PgTable) => sql<number>`(select count(*)::int from ${table})`;

describe('filling a database', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  it('takes far less than 40 seconds, happens once, and keeps every row', async () => {
    const started = performance.now();
    expect(await seedDatabase(open.db, NOW)).toBe(true);
    const seconds = (performance.now() - started) / 1000;
    expect(seconds).toBeLessThan(40);
    expect(await seedDatabase(open.db, NOW)).toBe(false);
    const [counts] = await open.db
      .select({
        styles: count(tables.styles),
        colourways: count(tables.colourways),
        variants: count(tables.variants),
        prices: count(tables.prices),
        stock: count(tables.stock),
      })
      .from(sql`(select 1) one`);
    expect(counts).toEqual({
      styles: built.styles.length,
      colourways: built.colourways.length,
      variants: built.variants.length,
      prices: built.prices.length,
      stock: built.stock.length,
    });
    if (process.env['FIGURES']) console.log({ seconds, ...counts, categories: built.categories.length });
  });
});
