import { beforeAll, describe, expect, it } from 'vitest';
import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { LOCALES } from '#contract/locales.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { type OpenCatalogue, readCatalogue } from '#db/catalogue/read-catalogue.ts';
import { autoSuggest } from '#domain/catalogue/auto-suggest.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { productDetails } from '#domain/catalogue/product-details.ts';
import { searchProducts } from '#domain/catalogue/product-search.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { database, NOW, useSeededCatalogue } from '#server/catalogue/products/testing.ts';
import { createMemoryCatalogue } from '#tests/support/memory-catalogue-store.ts';
import { type Turns, watchTurns } from '#tests/support/watch-turns.ts';
import { agreementQueries } from './agreement-queries.ts';
import { createOfflineCatalogue } from './offline-catalogue.ts';
import { scaledCatalogue } from './scaled-catalogue.ts';

/** More than twice what the example shop has: enough for two groups of parts, and made in seconds. `npm run bench -- --only=catalogue` measures 100,000. */
const VARIANTS = 30_000;
const LOCALE = LOCALES['en-us'];
/** What is compressed, sent again after one edit, and parsed at a time. */
const LARGEST_PART = 600_000;
/** For how long the server may be busy with nothing else, in processor time. */
const LONGEST_STEP_MS = 50;

useSeededCatalogue();

describe('a large catalogue', () => {
  let model: Model;
  let manifest: OfflineCatalogue;
  let turns: Turns;
  const catalogue = createOfflineCatalogue();
  beforeAll(async () => {
    model = scaledCatalogue(await modelWithStock(database.db), { variants: VARIANTS });
    const watch = watchTurns();
    manifest = await catalogue.manifest(model, LOCALE, NOW);
    turns = watch.end();
  }, 240_000);

  it('is cut into parts of bounded size', () => {
    expect(manifest.variants).toBeGreaterThanOrEqual(VARIANTS * 0.95);
    expect(manifest.parts.filter(({ kind }) => kind === 'products').length).toBeGreaterThanOrEqual(manifest.group);
    expect(Math.max(...manifest.parts.map(({ bytes }) => bytes))).toBeLessThan(LARGEST_PART);
  });

  it('is made in steps, between which other requests are answered', () => {
    expect(turns.count).toBeGreaterThan(manifest.parts.length * 2);
    expect(turns.longestMs).toBeLessThan(LONGEST_STEP_MS);
  });

  it('is made again in steps where all of its parts are compressed already', async () => {
    const same = scaledCatalogue(await modelWithStock(database.db), { variants: VARIANTS });
    const watch = watchTurns();
    const again = await createOfflineCatalogue().manifest(same, LOCALE, NOW);
    const { count, longestMs } = watch.end();
    expect(again.version).toBe(manifest.version);
    expect(count).toBeGreaterThan(manifest.parts.length * 2);
    expect(longestMs).toBeLessThan(LONGEST_STEP_MS);
  });

  it('is made once for all who ask meanwhile', async () => {
    const other = createOfflineCatalogue();
    const [one, two] = await Promise.all([other.manifest(model, LOCALE, NOW), other.manifest(model, LOCALE, NOW)]);
    expect(one).toEqual(two);
    const [first] = one.parts.filter(({ kind }) => kind === 'products');
    expect(other.part(first?.hash ?? '')).toBeDefined();
  });

  it('shows a product from a few of its parts, as the server shows it', async () => {
    const memory = createMemoryCatalogue();
    memory.records.set('en-us', { locale: 'en-us', installed: manifest });
    for (const { hash } of manifest.parts) memory.parts.set(hash, new TextEncoder().encode(JSON.stringify(catalogue.part(hash))));
    const shelf = shelfOf(model, LOCALE.currency, NOW.getTime());
    for (const { style, colourways } of [...shelf.styles.slice(0, 3), ...shelf.styles.slice(-3)]) {
      let read = 0;
      const parts: typeof memory.store.parts = (hashes) => {
        read += hashes.length;
        return memory.store.parts(hashes);
      };
      const near = (await readCatalogue({ store: { ...memory.store, parts }, hashOf }, 'en-us', style.id)) as OpenCatalogue;
      expect(read).toBeLessThanOrEqual(manifest.group + 3);
      const own = shelfOf(near.model, LOCALE.currency, NOW.getTime()).byId.get(style.id)!;
      const units = new Map(colourways.flatMap(({ variants }) => variants.map(({ variant }) => [variant.upc, Math.min(10, variant.shipped)])));
      const page = { locale: LOCALE, now: NOW, units, alternates: [] };
      expect(productDetails(own, own.colourways[0]!, { ...page, model: near.model })).toEqual(
        productDetails(shelf.byId.get(style.id)!, colourways[0]!, { ...page, model }),
      );
    }
  });

  it('is read a group of parts at a time on a device, and answers as the server does', async () => {
    const memory = createMemoryCatalogue();
    memory.records.set('en-us', { locale: 'en-us', installed: manifest });
    for (const { hash } of manifest.parts) memory.parts.set(hash, new TextEncoder().encode(JSON.stringify(catalogue.part(hash))));
    let most = 0;
    const parts: typeof memory.store.parts = (hashes) => {
      most = Math.max(most, hashes.length);
      return memory.store.parts(hashes);
    };
    const device = (await readCatalogue({ store: { ...memory.store, parts }, hashOf }, 'en-us')) as OpenCatalogue;
    expect(most).toBeLessThanOrEqual(manifest.group + 2);
    const copies = model.styles.slice(-3).map(({ names }) => ({ q: names['en'] ?? '' }));
    for (const { q } of [...agreementQueries(model, LOCALE), ...copies]) {
      const ids = (of: Model) => searchProducts(of, { q, count: 3 }, LOCALE, NOW)?.hits.map(({ productId }) => productId);
      expect({ q, ids: ids(device.model) }).toEqual({ q, ids: ids(model) });
      expect(autoSuggest(device.model, q.slice(0, 4), LOCALE, NOW)).toEqual(autoSuggest(model, q.slice(0, 4), LOCALE, NOW));
    }
  });
});
