import { and, eq, gt } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { isAvailable } from '#domain/catalogue/availability.ts';
import { keptIn } from '#domain/catalogue/list/kept-lists.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { usedCategories } from '#domain/catalogue/model/used-categories.ts';
import type { ModelStyle } from '#domain/catalogue/model/types.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { SHIP, stock, variants } from '#server/platform/db/schema/catalogue.ts';
import { storeShelves } from './list/store-shelf.ts';
import { currentModel, modelWithStock } from './model/load-model.ts';
import { database, NOW, search, useSeededCatalogue } from './testing.ts';
import { bumpRatings } from './version.ts';

useSeededCatalogue();

const US = LOCALES['en-us'];

/** How many styles a call looks at to find out what category they stand in. */
const looksAt = (styles: readonly ModelStyle[], call: () => unknown): number => {
  const spies = styles.map(({ shelves }) => vi.spyOn(shelves, 'has'));
  call();
  const looks = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return looks;
};

it('counts a list once for all of its pages', async () => {
  const model = await currentModel(database.db);
  const page = (start: number, sort: 'newest' | 'featured' = 'newest') =>
    looksAt(model.styles, () => searchProducts(model, { categoryId: '2000', filters: 'gender:men', sort, start, count: 24 }, US, NOW));
  expect(page(0)).toBeGreaterThan(model.styles.length / 4);
  expect(page(24)).toBe(0);
  expect(page(48)).toBe(0);
  // Another order looks at what stands in the category, and not at the whole catalogue again.
  expect(page(0, 'featured')).toBeLessThan(model.styles.length);
});

it('counts nothing for given products', async () => {
  const model = await currentModel(database.db);
  const before = keptIn(shelfOf(model, US.currency, NOW.getTime()));
  const looks = looksAt(model.styles, () => {
    const ids = model.styles
      .slice(0, 3)
      .map(({ id }) => id)
      .join();
    expect(searchProducts(model, { ids }, US, NOW)?.hits.length).toBeGreaterThan(0);
  });
  expect(looks).toBe(0);
  expect(keptIn(shelfOf(model, US.currency, NOW.getTime()))).toEqual(before);
});

it('takes the words of many chosen values from one look at the catalogue', async () => {
  const model = await currentModel(database.db);
  const values = vi.spyOn(model.variantByUpc as Map<string, unknown>, 'values');
  const sizes = Array.from({ length: 100 }, (_, at) => `none-${at}`).join('|');
  const found = searchProducts(model, { filters: `size:${sizes}` }, US, NOW);
  expect(found?.facets.find(({ id }) => id === 'size')?.values.filter(({ selected }) => selected)).toHaveLength(100);
  expect(values.mock.calls.length).toBeLessThanOrEqual(1);
  values.mockRestore();
});

it('collects the categories that hold something once', async () => {
  const model = await currentModel(database.db);
  expect(usedCategories(model)).toBe(usedCategories(model));
  expect(usedCategories(model)).toContain('2000');
});

it('makes nothing of the catalogue again for a new rating', async () => {
  const before = await currentModel(database.db);
  const shelf = shelfOf(before, US.currency, NOW.getTime());
  await bumpRatings(database.db);
  const after = await currentModel(database.db);
  expect(after.version).not.toBe(before.version);
  expect(shelfOf(after, US.currency, NOW.getTime())).toBe(shelf);
});

it('counts a list again when a size has sold out, and when it is back', async () => {
  const later = (seconds: number): number => Date.now() + seconds * 1_000;
  const model = await modelWithStock(database.db, later(10));
  const variant = [...model.variantByUpc.values()].find(
    (one) => one.sizeKey !== '' && one.shipped > 0 && isAvailable(one) && shelfOf(model, US.currency, NOW.getTime()).byId.has(one.colourway.style.id),
  );
  if (!variant) throw new Error('Everything is sold out');
  const { id } = variant.colourway.style;
  const count = async (): Promise<number> => {
    // Everything else in its size is left out by the search for its number.
    const found = await search({ q: id, filters: '' });
    return found.facets.find((facet) => facet.id === 'size')?.values.find(({ value }) => value === variant.sizeKey)?.count ?? 0;
  };
  const others = variant.colourway.style.colourways.flatMap((one) => one.variants).filter(({ sizeKey }) => sizeKey === variant.sizeKey);
  const setUnits = async (upcs: readonly string[], units: (upc: string) => number, at: number): Promise<void> => {
    for (const upc of upcs)
      await database.db
        .update(stock)
        .set({ onHand: units(upc) })
        .where(and(eq(stock.upc, upc), eq(stock.location, SHIP)));
    await modelWithStock(database.db, at);
  };
  const had = new Map(others.map(({ upc, shipped }) => [upc, shipped]));
  expect(await count()).toBe(1);
  await setUnits([...had.keys()], () => 0, later(20));
  expect(await count()).toBe(0);
  await setUnits([...had.keys()], (upc) => had.get(upc) ?? 0, later(30));
  expect(await count()).toBe(1);
});

it('keeps lists while units change and nothing sells out', async () => {
  const model = await modelWithStock(database.db, Date.now() + 40_000);
  const { changes } = model.stock;
  const [row] = await database.db
    .select({ upc: stock.upc, onHand: stock.onHand })
    .from(stock)
    .innerJoin(variants, eq(variants.upc, stock.upc))
    .where(and(eq(stock.location, SHIP), gt(stock.onHand, 5)))
    .limit(1);
  if (!row) throw new Error('There is no stock');
  await database.db
    .update(stock)
    .set({ onHand: row.onHand - 1 })
    .where(and(eq(stock.upc, row.upc), eq(stock.location, SHIP)));
  const after = await modelWithStock(database.db, Date.now() + 50_000);
  expect(after.variantByUpc.get(row.upc)?.shipped).toBe(row.onHand - 1);
  expect(after.stock.changes).toBe(changes);
});

it('reads of a store only what the cards of a page ask for', async () => {
  const wanted = new Set(['US-PDX']);
  const all = await storeShelves(database.db, wanted, NOW);
  const some = [...all.upcs].slice(0, 5);
  const { upcs } = await storeShelves(database.db, wanted, NOW, [...some, '00000000']);
  expect([...upcs].toSorted()).toEqual(some.toSorted());
  expect((await storeShelves(database.db, wanted, NOW, [])).upcs.size).toBe(0);
});

it('computes the price of a colour once for all of its variants', async () => {
  const model = await currentModel(database.db);
  const shelf = shelfOf(model, US.currency, NOW.getTime());
  const colourways = shelf.styles.flatMap((entry) => entry.colourways);
  const variantCount = colourways.reduce((sum, one) => sum + one.variants.length, 0);
  const facts = new Set(colourways.flatMap((one) => one.variants.map((entry) => entry.facts)));
  expect(variantCount).toBeGreaterThan(10_000);
  expect(facts.size).toBeLessThan(variantCount / 3);
});
