import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { catalogueHandlers } from '#server/catalogue/products/handlers.ts';
import { openAccountShop } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { reviews } from '#server/platform/db/schema/reviews.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { buildCatalogue } from '#demo/seed/build-catalogue.ts';
import { readSummary } from './summaries.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
beforeAll(async () => {
  open = await seeded();
}, 120_000);
afterAll(() => open.close());

/** The numbers of each style, counted here from the stored reviews and nothing else. */
const counted = async () => {
  const rows = await open.db.select().from(reviews);
  const byStyle = new Map<string, number[]>();
  for (const { masterId, score, status } of rows) if (status === 'published') byStyle.set(masterId, [...(byStyle.get(masterId) ?? []), score]);
  return (id: string) => {
    const scores = byStyle.get(id) ?? [];
    const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
    return { score: Math.round(mean * 10) / 10, reviewsCount: scores.length };
  };
};

it('shows for every style of the catalogue the rating that its stored reviews have', async () => {
  const ratingOf = await counted();
  const { styles } = await currentModel(open.db);
  expect(styles.length).toBeGreaterThan(300);
  for (const { id, rating } of styles) expect({ id, ...rating }).toEqual({ id, ...ratingOf(id) });
  for (const { id } of styles) {
    const { stars, reviewsCount, fit } = await readSummary(open.db, id);
    expect(stars.reduce((sum, one) => sum + one, 0)).toBe(reviewsCount);
    expect(fit.small + fit.true + fit.large).toBeLessThanOrEqual(reviewsCount);
  }
});

it('shows the same rating in lists and on the page, and no rating where there is no review', async () => {
  const ratingOf = await counted();
  const browser = openAccountShop(open.db, catalogueHandlers()).browser();
  type Hit = { readonly id: string; readonly masterId?: string; readonly rating: object };
  const { body } = await browser.call<{ hits: readonly Hit[] }>('GET', '/products/v2/search/productSearch', undefined, {
    query: { sort: 'rating', count: '48' },
  });
  expect(body.hits.length).toBeGreaterThan(10);
  for (const { id, rating } of body.hits) expect({ id, rating }).toEqual({ id, rating: ratingOf(id.slice(0, 8)) });
  const { styles } = await currentModel(open.db);
  const unrated = styles.find(({ rating }) => rating.reviewsCount === 0);
  for (const { id } of [unrated, styles[0]].flatMap((style) => style ?? [])) {
    const { body: product } = await browser.call<{ rating: object }>('GET', `/products/v2/products/${id}/details`);
    expect(product.rating).toEqual(ratingOf(id));
  }
  expect(ratingOf(unrated?.id ?? '')).toEqual({ score: 0, reviewsCount: 0 });
});

it('is seeded with texts in five languages, translated into those of the shop', () => {
  const { reviews: rows, questions } = buildCatalogue(NOW);
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'de', 'es', 'it']));
  expect(rows.length).toBeGreaterThan(2_000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThan(rows.length * 0.6);
  for (const { language, translations } of rows) for (const other of Object.keys(translations ?? {})) expect(other).not.toBe(language);
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(Object.values(LOCALES).map(({ language }) => language)));
  expect(questions.filter(({ state }) => state === 'pending').map(({ marks }) => marks)).toEqual([[], ['email']]);
});
