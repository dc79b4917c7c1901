import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type OfflineCatalogue, offlineCatalogueSchema, partSchema } from '#contract/calls/offline-catalogue.ts';
import { LOCALE_IDS, LOCALES, type LocaleId } from '#contract/locales.ts';
import { autoSuggest } from '#domain/catalogue/auto-suggest.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { productDetails } from '#domain/catalogue/product-details.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { bumpCatalogue } from '#server/catalogue/products/version.ts';
import { prices } from '#server/platform/db/schema/catalogue.ts';
import { database, NOW, useSeededCatalogue } from '#server/catalogue/products/testing.ts';
import { type CompressOnce, createCompressOnce } from '#server/platform/http/compress-once.ts';
import { createOfflineCatalogue } from './offline-catalogue.ts';
import { deviceCatalogue } from './testing.ts';

useSeededCatalogue();

const both = async (locale: LocaleId) => {
  const server = await modelWithStock(database.db);
  return { server, device: (await deviceCatalogue(server, locale, NOW)).model, locale: LOCALES[locale] };
};

/** Languages that a product is called in elsewhere are not on the device. */
const withoutAlternates = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'alternates' ? undefined : value))) as T;

/** Bytes of a manifest and some of its parts, as they are sent. */
const onTheLine = (manifest: OfflineCatalogue, parts: OfflineCatalogue['parts']): number =>
  brotliCompressSync(JSON.stringify(manifest)).length + parts.reduce((sum, { size }) => sum + size, 0);

describe('the offline catalogue', () => {
  it('is what the contract says, each part under the hash of its text', async () => {
    const catalogue = createOfflineCatalogue();
    const manifest = await catalogue.manifest(await modelWithStock(database.db), LOCALES['de-de'], NOW);
    z.parse(offlineCatalogueSchema, manifest);
    for (const { hash, kind, bytes } of manifest.parts) {
      const part = catalogue.part(hash);
      expect(z.parse(partSchema, part).kind).toBe(kind);
      const text = JSON.stringify(part);
      expect(Buffer.byteLength(text)).toBe(bytes);
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      expect(Buffer.from(digest).toString('base64url')).toBe(hash);
    }
  });

  it.for(LOCALE_IDS)('answers lists, facets and sorting as the server does: %s', async (id) => {
    const { server, device, locale } = await both(id);
    const queries = [
      {},
      ...['1000', '1110', '2000', '5000', '6000'].map((categoryId) => ({ categoryId, count: 96 })),
      { q: 'jacket', sort: 'price-asc' as const },
      { filters: 'color:green|blue;sale:true', sort: 'discount' as const },
      { categoryId: '1100', filters: 'size:eu-39;price:5000-15000', sort: 'rating' as const },
    ];
    for (const query of queries) {
      const answer = searchProducts(device, query, locale, NOW);
      expect(withoutAlternates(answer)).toEqual(withoutAlternates(searchProducts(server, query, locale, NOW)));
    }
    for (const typed of ['', 'run', 'mer', 'trial shoe'])
      expect(autoSuggest(device, typed, locale, NOW)).toEqual(autoSuggest(server, typed, locale, NOW));
  });

  it.for(LOCALE_IDS)('has every product as its page shows it: %s', async (id) => {
    const { server, device, locale } = await both(id);
    const styles = [...shelfOf(server, locale.currency, NOW.getTime()).byId.values()];
    expect(styles.length).toBeGreaterThan(250);
    for (const entry of styles) {
      const own = shelfOf(device, locale.currency, NOW.getTime()).byId.get(entry.style.id);
      const units = new Map(entry.colourways.flatMap(({ variants }) => variants.map(({ variant }) => [variant.upc, Math.min(10, variant.shipped)])));
      const [first] = entry.colourways;
      const page = { locale, now: NOW, units };
      expect(withoutAlternates(own && productDetails(own, own.colourways[0]!, { ...page, model: device }))).toEqual(
        withoutAlternates(productDetails(entry, first!, { ...page, model: server })),
      );
    }
  });

  it.for(LOCALE_IDS)('needs at most 200 kB for more than 6,000 variants: %s', async (id) => {
    const manifest = await createOfflineCatalogue().manifest(await modelWithStock(database.db), LOCALES[id], NOW);
    expect(manifest.variants).toBeGreaterThan(6_000);
    expect(onTheLine(manifest, manifest.parts)).toBeLessThanOrEqual(200_000);
  });

  it('tells no price to come', async () => {
    const model = await modelWithStock(database.db);
    const [style] = model.styles;
    const before = await createOfflineCatalogue().manifest(model, LOCALES['en-us'], NOW);
    const validFrom = new Date(NOW.getTime() + 86_400_000);
    await database.db.insert(prices).values({ subject: style!.colourways[0]!.id, currency: 'USD', validFrom, current: 123, original: 12_300 });
    await bumpCatalogue(database.db);
    const after = await createOfflineCatalogue().manifest(await modelWithStock(database.db), LOCALES['en-us'], NOW);
    expect(after.version).toBe(before.version);
  });

  it('sends at most 12 kB after ten changes of a price', async () => {
    const catalogue = createOfflineCatalogue();
    const before = await catalogue.manifest(await modelWithStock(database.db), LOCALES['en-us'], NOW);
    const rows = await database.db.select().from(prices).where(eq(prices.currency, 'USD'));
    const subjects = [...new Set(rows.map(({ subject }) => subject))];
    const at = (part: number): string => subjects[Math.floor((subjects.length * part) / 10)]!;
    for (let change = 0; change < 10; change += 1)
      await database.db.insert(prices).values({ subject: at(change), currency: 'USD', validFrom: NOW, current: 4_321 + change, original: 9_900 });
    await bumpCatalogue(database.db);
    const after = await catalogue.manifest(await modelWithStock(database.db), LOCALES['en-us'], NOW);
    const had = new Set(before.parts.map(({ hash }) => hash));
    const changed = after.parts.filter(({ hash }) => !had.has(hash));
    expect(changed.map(({ kind }) => kind)).toEqual(['prices']);
    expect(onTheLine(after, changed)).toBeLessThanOrEqual(12_000);
  });

  it('compresses the parts again that a change of a price changes, and no others', async () => {
    const compressOnce = createCompressOnce({ atATime: 2, mostBytes: 4_000_000 });
    let compressed = 0;
    const once: CompressOnce = (hash, compress) =>
      compressOnce(hash, () => {
        compressed += 1;
        return compress();
      });
    const catalogue = createOfflineCatalogue(once);
    const before = await catalogue.manifest(await modelWithStock(database.db), LOCALES['en-gb'], NOW);
    expect(compressed).toBe(before.parts.length);
    const [row] = await database.db.select().from(prices).where(eq(prices.currency, 'GBP')).limit(1);
    await database.db.insert(prices).values({ subject: row!.subject, currency: 'GBP', validFrom: NOW, current: 7_654, original: 9_876 });
    await bumpCatalogue(database.db);
    const after = await catalogue.manifest(await modelWithStock(database.db), LOCALES['en-gb'], NOW);
    const had = new Set(before.parts.map(({ hash }) => hash));
    expect(after.parts.filter(({ hash }) => !had.has(hash)).map(({ kind }) => kind)).toEqual(['prices']);
    expect(compressed).toBe(before.parts.length + 1);
    // Whoever makes the same parts from the beginning finds all of them compressed.
    await createOfflineCatalogue(once).manifest(await modelWithStock(database.db), LOCALES['en-gb'], NOW);
    expect(compressed).toBe(before.parts.length + 1);
  });

  it('keeps its parts while nothing changes, and gives them names that do not depend on the process', async () => {
    const model = await modelWithStock(database.db);
    const [one, other] = [createOfflineCatalogue(), createOfflineCatalogue()];
    const first = await one.manifest(model, LOCALES['fr-fr'], NOW);
    const later = await one.manifest(model, LOCALES['fr-fr'], new Date(NOW.getTime() + 600_000));
    expect(later).toEqual({ ...first, asOf: later.asOf });
    expect((await other.manifest(model, LOCALES['fr-fr'], NOW)).version).toBe(first.version);
  });
});
