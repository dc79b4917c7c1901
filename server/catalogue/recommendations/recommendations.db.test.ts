import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { RecPlace } from '#contract/calls/rec-sets.ts';
import { setHandlers } from '#server/catalogue/sets/handlers.ts';
import { seedSets } from '#server/catalogue/sets/seed-sets.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import * as catalogue from '#server/platform/db/schema/catalogue.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { decisionHistory } from '#server/platform/db/schema/decisions.ts';
import { productRelations, productSetItems, productSets } from '#server/platform/db/schema/discovery.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { assembleDoc } from '#server/catalogue/content/assemble-doc.ts';
import { computeRecommendations, refreshRecommendations } from './compute.ts';
import { suggestionsForOrder } from './for-order.ts';
import { recommendationHandlers } from './handlers.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
let ids: string[];
beforeAll(async () => {
  open = await seeded();
  await seedSets(open.db);
  const model = await currentModel(open.db);
  const isSold = (style: (typeof model.styles)[number]): boolean =>
    !style.comingSoon && !style.giftOnly && style.colourways.every(({ variants }) => variants.some(({ shipped }) => shipped > 0));
  ids = model.styles.filter(isSold).map(({ id }) => id);
}, 240_000);
afterAll(() => open.close());

const ctx = () => ({ db: open.db, locale: LOCALES['en-us'], clock: () => NOW }) as never;
const ask = async (place: RecPlace, of: readonly string[] = []) =>
  (
    await recommendationHandlers()['products.widgetRecommendations'](
      { params: undefined, query: { place, ids: of.join(',') }, body: undefined },
      ctx(),
    )
  ).sets;
const setIn = async (place: RecPlace, recSetId: string, of: readonly string[] = []) =>
  (await ask(place, of)).find((set) => set.recSetId === recSetId)?.products.map(({ id }) => id);

const order = async (items: readonly string[]) => {
  const number = randomUUID();
  await open.db.insert(orders).values({
    orderNumber: number,
    st: number,
    cartId: randomUUID(),
    subject: number,
    state: 'FINALISED',
    locale: 'en-us',
    currency: 'USD',
    total: 100,
    document: { items: items.map((id) => ({ productId: `${id}ABC` })) } as never,
    createdAt: NOW,
    placedAt: NOW,
  });
};

describe('recommendations', () => {
  it('come from what was bought in one order more than once, the closest first', async () => {
    const [a = '', b = '', c = '', d = ''] = ids;
    await order([a, b, c]);
    await order([a, b]);
    await order([a, b, c]);
    await order([c, d]);
    await order([a, d]);
    await computeRecommendations(open.db, NOW);
    expect(await setIn('product', 'bought-together', [a])).toEqual([b, c]);
    // Once is chance.
    expect(await setIn('product', 'bought-together', [d])).toBeUndefined();
    expect(await setIn('cart', 'bought-together', [a, b])).toBeUndefined();
    expect((await setIn('home', 'popular'))?.[0]).toBe(a);
  });

  it('come from what was seen on the same devices', async () => {
    const [, , , , e = '', f = '', g = ''] = ids;
    for (let device = 0; device < 3; device += 1) {
      const customerId = randomUUID();
      await open.db
        .insert(decisionHistory)
        .values(
          [e, f, g].slice(0, device === 0 ? 2 : 3).map((value) => ({ customerId, kind: 'product' as const, value: `${value}ABC`, seenAt: NOW })),
        );
    }
    await computeRecommendations(open.db, NOW);
    expect(await setIn('product', 'viewed-together', [e])).toEqual([f, g]);
  });

  it('fall back to what is alike for a product that nobody has bought or seen', async () => {
    const style = (await currentModel(open.db)).styleById.get(ids.at(-1) ?? '');
    const similar = (await setIn('product', 'similar', [ids.at(-1) ?? ''])) ?? [];
    expect(similar.length).toBeGreaterThan(1);
    const model = await currentModel(open.db);
    for (const id of similar) {
      const other = model.styleById.get(id);
      expect(other?.ageGroup).toBe(style?.ageGroup);
      expect(other?.gender === style?.gender || other?.gender === 'unisex' || style?.gender === 'unisex').toBe(true);
    }
  });

  it('never name what is asked about, the same product twice, or what cannot be bought', async () => {
    const model = await currentModel(open.db);
    for (const id of ids.slice(0, 40)) {
      const sets = await ask('product', [id]);
      const all = sets.flatMap(({ products }) => products);
      expect(all.map((hit) => hit.id)).not.toContain(id);
      expect(new Set(all.map((hit) => hit.id)).size).toBe(all.length);
      expect(all.every((hit) => hit.inventory === 'InStock' && !hit.comingSoon && !model.styleById.get(hit.id)?.giftOnly)).toBe(true);
    }
  });

  it('lose what is sold out at once, and what was removed with the catalogue', async () => {
    const [a = '', b = '', c = ''] = ids;
    const model = await currentModel(open.db);
    const upcs = model.styleById.get(b)?.colourways.flatMap(({ variants }) => variants.map(({ upc }) => upc)) ?? [];
    for (const upc of upcs) {
      await open.db.update(catalogue.stock).set({ onHand: 0, updatedAt: new Date() }).where(eq(catalogue.stock.upc, upc));
      const variant = model.variantByUpc.get(upc);
      if (variant) variant.shipped = 0;
    }
    expect(await setIn('product', 'bought-together', [a])).toBeUndefined();
    await open.db.update(catalogue.styles).set({ published: false }).where(eq(catalogue.styles.id, c));
    await bumpCatalogue(open.db);
    await computeRecommendations(open.db, new Date(NOW.getTime() + 1));
    expect((await open.db.select().from(productRelations).where(eq(productRelations.otherId, c))).length).toBe(0);
  });

  it('are computed once an hour', async () => {
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(await refreshRecommendations(open.db, later(30))).toBe(false);
    expect(await refreshRecommendations(open.db, later(61))).toBe(true);
    expect(await refreshRecommendations(open.db, later(62))).toBe(false);
  });
});

describe('product sets', () => {
  const setsOf = async (productId: string) =>
    (await setHandlers()['products.sets']({ params: { productId }, query: undefined, body: undefined }, ctx())).sets;

  it('are shown on each of their products, with the name of their promotion', async () => {
    const [set] = await open.db.select().from(productSets).orderBy(productSets.position);
    const items = await open.db
      .select()
      .from(productSetItems)
      .where(eq(productSetItems.setId, set?.id ?? ''));
    for (const { styleId } of items) {
      const shown = (await setsOf(styleId)).find(({ id }) => id === set?.id);
      expect(shown?.products.map(({ id }) => id)).toContain(styleId);
      expect(shown?.promotion).toBe('15% off what completes the set');
    }
    const [rule] = await open.db
      .select()
      .from(promotions)
      .where(eq(promotions.code, set?.promotion ?? ''));
    expect(rule?.rule.effect).toMatchObject({ type: 'buy-get', buy: 1, get: items.length - 1 });
  });

  it('say nothing of a promotion that has ended, and refuse what is no product', async () => {
    const [set] = await open.db.select().from(productSets).orderBy(productSets.position);
    await open.db
      .update(promotions)
      .set({ endsAt: new Date(NOW.getTime() - 1) })
      .where(eq(promotions.code, set?.promotion ?? ''));
    const [item] = await open.db
      .select()
      .from(productSetItems)
      .where(eq(productSetItems.setId, set?.id ?? ''));
    expect((await setsOf(item?.styleId ?? '')).find(({ id }) => id === set?.id)?.promotion).toBeUndefined();
    await expect(setsOf('NOWHERE0')).rejects.toMatchObject({ code: 'PLP400' });
  });

  it('are seeded once', async () => {
    const before = await open.db.$count(productSets);
    await seedSets(open.db);
    expect(await open.db.$count(productSets)).toBe(before);
    expect(before).toBeGreaterThan(3);
  });
});

describe('content that asks for recommendations', () => {
  const page = (block: object) =>
    assembleDoc({ db: open.db, clock: () => NOW }, { siteId: 'WAYMARK-US', preview: false } as never, {
      slug: 'test',
      modifiedAt: NOW,
      doc: { title: 'T', description: '', blocks: [block] },
    });

  it('gets what goes with products in an upsell, and what is popular in a collection', async () => {
    const id = ids.at(-1) ?? '';
    const items = [{ kind: 'products', recommended: true, ids: [id], count: 3 }];
    const upsell = (await page({ id: 'u', kind: 'upsell', name: 'u', items })).blocks[0] as unknown as { items: { id: string }[] };
    expect(upsell.items).toHaveLength(3);
    expect(upsell.items.map((item) => item.id)).not.toContain(id);
    const popular = [{ kind: 'products', recommended: true, count: 4 }];
    const collection = (await page({ id: 'c', kind: 'collection', name: 'c', type: 'product', items: popular })).blocks[0] as unknown as {
      items: { recommendationId: string }[];
    };
    expect(collection.items.map(({ recommendationId }) => recommendationId)).toEqual(Array.from({ length: 4 }, () => 'popular'));
  });
});

describe('the confirmation of an order', () => {
  it('names what goes with it, except where consent comes first', async () => {
    const order = { items: [{ productId: `${ids.at(-1)}ABC` }] } as never;
    expect(await suggestionsForOrder(open.db, order, 'en-us', NOW)).toHaveLength(3);
    expect(await suggestionsForOrder(open.db, order, 'de-de', NOW)).toEqual([]);
  });
});
