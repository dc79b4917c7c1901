import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallBody } from '#contract/calls/calls.ts';
import { LOCALES } from '#contract/locales.ts';
import { storeCalls } from '#contract/calls/stores.ts';
import { insertRows } from '#server/platform/db/bulk.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import * as tables from '#server/platform/db/schema/catalogue.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { SEED_COLLECTION_POINTS } from '#demo/seed/collection-points.ts';
import { SEED_STORES } from '#demo/seed/stores.ts';
import { distanceKm } from './find-stores.ts';
import { storeHandlers } from './handlers.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await insertRows(open.db, tables.stores, SEED_STORES);
  await insertRows(open.db, tables.collectionPoints, SEED_COLLECTION_POINTS);
});
afterAll(() => open.close());

const search = async (body: CallBody<'stores.search'>) => {
  const ctx = { db: open.db, locale: LOCALES['en-us'], clock: () => new Date('2026-11-21T12:00:00Z') } as unknown as CallContext<'stores.search'>;
  return z.parse(storeCalls['stores.search'].response, await storeHandlers()['stores.search']({ params: undefined, query: undefined, body }, ctx))
    .stores;
};

const points = async (body: CallBody<'stores.collectionPoints'>, locale: keyof typeof LOCALES = 'en-us') => {
  const ctx = { db: open.db, locale: LOCALES[locale] } as unknown as CallContext<'stores.collectionPoints'>;
  const answer = await storeHandlers()['stores.collectionPoints']({ params: undefined, query: undefined, body }, ctx);
  return z.parse(storeCalls['stores.collectionPoints'].response, answer).collectionPoints;
};

describe('collection points', () => {
  it('are those of the country, nearest to what was typed first, with what the carrier takes', async () => {
    const found = await points({ query: 'Portland', count: 2 });
    expect(found.map(({ id, distance }) => [id, distance])).toEqual([
      ['US-CP-001', 0],
      ['US-CP-002', 5.4],
    ]);
    expect(found[0]).toMatchObject({
      carrier: 'Porchlight Parcel',
      deliveryTime: { minDays: 3, maxDays: 5 },
      price: { amount: 3_95, currency: 'USD' },
    });
    expect((await points({ query: '75011' }, 'fr-fr'))[0]).toMatchObject({ id: 'FR-CP-002', price: { amount: 2_95, currency: 'EUR' } });
  });

  it('are within the distance that was asked for', async () => {
    expect(await points({ latitude: 45.55, longitude: -122.64, radius: 20 })).toHaveLength(2);
    expect(await points({ query: 'Xanadu' })).toEqual([]);
  });

  it('are none where the shop of the locale sends nothing', async () => {
    expect(await points({ countryCode: 'FR' })).toEqual([]);
    expect(await points({ countryCode: 'ES' }, 'fr-fr')).toEqual([]);
  });
});

describe('the store finder', () => {
  it.each([
    ['Portland', 'US-PDX'],
    ['97209', 'US-PDX'],
    ['972', 'US-PDX'],
    ['V6B 1B8', 'CA-YVR'],
    ['v6b', 'CA-YVR'],
    ['WC2H', 'GB-LDN'],
    ['Londres', 'GB-LDN'],
    ['75011', 'FR-PAR'],
    ['Montreal', 'CA-YUL'],
    ['Munich', 'DE-MUC'],
    ['münchen', 'DE-MUC'],
    ['Schulterblatt', 'DE-HAM'],
    ['Berlin, Germany', 'DE-BER'],
    ['OR', 'US-PDX'],
  ])('finds the store nearest to "%s"', async (query, id) => {
    expect((await search({ query }))[0]?.id).toBe(id);
  });

  it('lists the next towns by distance after the one that was typed', async () => {
    const found = await search({ query: 'Seattle', count: 3 });
    expect(found.map(({ id }) => id)).toEqual(['US-SEA', 'CA-YVR', 'US-PDX']);
    expect(found[0]?.distance).toBe(0);
    expect(found[2]?.distance).toBeGreaterThan(230);
  });

  it('measures from coordinates, within a country where asked', async () => {
    const lille = { latitude: 50.6292, longitude: 3.0573 };
    expect((await search({ ...lille, count: 1 }))[0]?.id).toBe('FR-PAR');
    expect((await search({ ...lille, countryCode: 'GB', count: 1 }))[0]?.id).toBe('GB-LDN');
  });

  it('finds nothing for a place without a match, and everything when nothing is asked', async () => {
    expect(await search({ query: 'Xanadu' })).toEqual([]);
    expect(await search({})).toHaveLength(25);
    expect(await search({ countryCode: 'DE' })).toHaveLength(4);
  });

  it('tells the pieces of the asked variants, zero where a store has none', async () => {
    await open.db.insert(tables.styles).values({
      id: 'K0000000',
      sourceKey: 'x',
      names: {},
      descriptions: {},
      brand: '',
      gender: 'unisex',
      ageGroup: 'adult',
      kind: 'tee',
      productType: 'apparel',
      taxClass: 'clothing',
      categoryIds: [],
      featureKeys: [],
      features: {},
      materials: {},
      care: {},
      benefitRatings: [],
      position: 0,
    });
    await open.db.insert(tables.colourways).values({ id: 'K0000000AA0', styleId: 'K0000000', position: 0, names: {}, family: '', swatch: [] });
    await open.db.insert(tables.variants).values({ upc: '2000000000008', colourwayId: 'K0000000AA0', sku: 'x', size: '', options: {}, position: 0 });
    await open.db.insert(tables.stock).values({ upc: '2000000000008', location: 'DE-BER', onHand: 4 });
    const found = await search({ storeIds: ['DE-BER', 'DE-HAM'], upcs: ['2000000000008'] });
    expect(found.map(({ id, stock }) => [id, stock])).toEqual([
      ['DE-BER', { '2000000000008': 4 }],
      ['DE-HAM', { '2000000000008': 0 }],
    ]);
    expect(found[0]?.pickupDays).toBe(0);
  });

  it('keeps to stores that do what is asked, have it, and are open', async () => {
    const states = { countryCode: 'US', count: 50 };
    const all = await search(states);
    expect((await search({ ...states, service: 'sts' })).map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => id !== 'US-ASH'));
    expect((await search({ upcs: ['2000000000008'], inStock: true })).map(({ id }) => id)).toEqual(['DE-BER']);
    // Noon in Greenwich on a Saturday: Berlin is open, the West Coast asleep.
    expect((await search({ storeIds: ['DE-BER', 'US-PDX'], openNow: true })).map(({ id }) => id)).toEqual(['DE-BER']);
  });

  it('puts same day before all others where the soonest is asked for', async () => {
    const found = await search({ query: 'New York', countryCode: 'US', sort: 'days' });
    expect(found.at(-1)?.id).toBe('US-NYC');
    expect(found[0]?.pickupDays).toBe(0);
    expect(found[0]?.distance).toBeGreaterThan(0);
  });

  it('knows distances', () => {
    expect(distanceKm({ latitude: 52.52, longitude: 13.405 }, { latitude: 48.8566, longitude: 2.3522 })).toBeCloseTo(877.5, 0);
  });
});
