import { beforeAll, describe, expect, it } from 'vitest';
import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { NoAnswer } from '#db/catalogue/ports.ts';
import { createMemoryCatalogue } from '#tests/support/memory-catalogue-store.ts';
import { createCatalogueApi } from './api.ts';

const LOCALE = 'en-us';
const NOW = new Date('2026-11-21T10:15:30Z');

const boot = (current: number, units: string): Part[] => [
  {
    kind: 'shop',
    currency: 'USD',
    categories: [{ id: '1000', parentId: null, position: 1, names: { en: 'Boots' }, descriptions: { en: 'For winter' }, rule: null }],
    charts: {},
  },
  {
    kind: 'products',
    styles: {
      id: ['BOOT0001'],
      colourways: [1],
      position: [1],
      names: [{ en: 'Winter Boot' }],
      descriptions: [{ en: 'Warm.' }],
      descriptionsHtml: [null],
      brand: ['Waymark'],
      gender: ['women'],
      ageGroup: ['adult'],
      kind: ['winter-boot'],
      drawn: ['winter-boot'],
      productType: ['shoes'],
      taxClass: ['footwear'],
      sizeChart: [null],
      categoryIds: [['1000']],
      featureKeys: [['waterproof']],
      features: [{}],
      materials: [{}],
      care: [{}],
      benefitRatings: [[]],
      modelMeasurements: [null],
      eyebrow: [null],
      badge: [null],
      ratingScore: [4.5],
      reviewsCount: [12],
      publishedAt: [0],
      comingSoon: [false],
      presale: [false],
      targetPublishAt: [null],
      maxQty: [10],
      customs: [null],
      giftOnly: [false],
    },
    colourways: { code: ['BLK'], variants: [2], names: [{ en: 'Black' }], family: ['black'], swatch: [['#000000']], pictures: [null] },
    variants: {
      upc: ['00000001', '00000002'],
      sku: ['', 'B-9'],
      size: ['8', '9'],
      options: [{}, {}],
      sizeKey: ['8', '9'],
      position: [1, 2],
      notifyMe: [true, true],
      backorder: [false, false],
    },
  },
  { kind: 'prices', facts: [[current, 15_000]], of: [0, 2] },
  { kind: 'stock', units },
];

/** A shop with one boot, and a device with a worker. */
const setUp = () => {
  const memory = createMemoryCatalogue();
  const world = { parts: boot(12_000, '3+'), online: true, asOf: '2026-11-21T10:00:00.000Z' };
  const bytesOf = (part: Part): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(part));
  const manifest = async (): Promise<OfflineCatalogue> => {
    if (!world.online) throw new NoAnswer();
    const parts = await Promise.all(
      world.parts.map(async (part) => ({ kind: part.kind, hash: await hashOf(bytesOf(part)), bytes: bytesOf(part).length, size: 100 })),
    );
    return { locale: LOCALE, version: parts.map(({ hash }) => hash).join(), asOf: world.asOf, products: 1, variants: 2, parts, group: 8 };
  };
  const api = createCatalogueApi({
    store: memory.store,
    hashOf,
    lock: { hold: (_, work) => work() },
    now: () => NOW,
    transport: {
      manifest,
      part: async (_, hash) => {
        for (const part of world.parts) if ((await hashOf(bytesOf(part))) === hash) return bytesOf(part);
        return undefined;
      },
    },
  });
  return { memory, world, api };
};

describe('the catalogue worker', () => {
  let shop: ReturnType<typeof setUp>;
  beforeAll(async () => {
    shop = setUp();
    expect(await shop.api.status(LOCALE)).toEqual({ state: 'absent', bytes: 0, products: 0 });
    expect(await shop.api.list(LOCALE, {})).toBeUndefined();
    expect(await shop.api.offer(LOCALE)).toEqual({ size: 400, products: 1 });
    expect(await shop.api.download(LOCALE)).toBe('installed');
    shop.world.online = false;
  });

  it('answers lists with facets, as of the time of the download', async () => {
    const list = await shop.api.list(LOCALE, { categoryId: '1000', start: '0', count: '24' });
    expect(list).toMatchObject({ total: 1, category: { id: '1000', name: 'Boots' }, asOf: '2026-11-21T10:00:00.000Z' });
    expect(list?.hits[0]).toMatchObject({ id: 'BOOT0001', productId: 'BOOT0001BLK', price: { current: 12_000, original: 15_000 } });
    expect(list?.facets.find(({ id }) => id === 'size')?.values.map(({ value, count }) => [value, count])).toEqual([
      ['8', 1],
      ['9', 1],
    ]);
    expect(await shop.api.list(LOCALE, { categoryId: '9999' })).toBeUndefined();
  });

  it('finds by words, with a mistake, and by a code', async () => {
    for (const q of ['winter boots', 'wintr boot', 'waterproof', '00000002'])
      expect((await shop.api.list(LOCALE, { q }))?.hits.map(({ id }) => id)).toEqual(['BOOT0001']);
    expect((await shop.api.suggest(LOCALE, 'win'))?.products.map(({ name }) => name)).toEqual(['Winter Boot']);
  });

  it('has a product with its stock as a hint, by style and by colour', async () => {
    const product = await shop.api.product(LOCALE, 'BOOT0001BLK');
    expect(product?.variants.map(({ upc, quantity, inventory }) => [upc, quantity, inventory])).toEqual([
      ['00000001', 3, 'InStock'],
      ['00000002', 10, 'InStock'],
    ]);
    expect((await shop.api.product(LOCALE, 'BOOT0001'))?.productId).toBe('BOOT0001BLK');
    expect(await shop.api.product(LOCALE, 'BOOT0001RED')).toBeUndefined();
    expect(await shop.api.product(LOCALE, 'SHOE0001')).toBeUndefined();
    expect(await shop.api.variant(LOCALE, ['000000000002', '00000002'])).toMatchObject({ upc: '00000002', product: { productId: 'BOOT0001BLK' } });
    expect(await shop.api.variant(LOCALE, ['00000003'])).toBeUndefined();
    expect(await shop.api.variant(LOCALE, [])).toBeUndefined();
  });

  it('has new prices after a refresh, and the old ones while there is no answer', async () => {
    const { api, world } = setUp();
    await api.download(LOCALE);
    const price = async () => (await api.product(LOCALE, 'BOOT0001'))?.price.current;
    expect(await price()).toBe(12_000);
    world.parts = boot(9_000, '3+');
    world.online = false;
    expect([await api.refresh(LOCALE), await price()]).toEqual(['no-answer', 12_000]);
    world.online = true;
    expect([await api.refresh(LOCALE), await price()]).toEqual(['installed', 9_000]);
    world.asOf = '2026-11-21T11:00:00.000Z';
    expect(await api.refresh(LOCALE)).toBe('current');
    expect((await api.product(LOCALE, 'BOOT0001'))?.asOf).toBe('2026-11-21T11:00:00.000Z');
  });

  it('refreshes nothing where nothing was asked for, or where it was deleted', async () => {
    const { api } = setUp();
    expect(await api.refresh(LOCALE)).toBe('none');
    await api.download(LOCALE);
    await api.remove(LOCALE);
    expect([await api.refresh(LOCALE), (await api.status(LOCALE)).state]).toEqual(['none', 'absent']);
    expect(await api.list(LOCALE, {})).toBeUndefined();
  });

  it('answers nothing from parts that were damaged, and is whole again after a refresh', async () => {
    const { api, memory } = setUp();
    await api.download(LOCALE);
    for (const hash of memory.parts.keys()) memory.parts.set(hash, new Uint8Array(4));
    expect(await api.list(LOCALE, {})).toBeUndefined();
    expect(await api.refresh(LOCALE)).toBe('installed');
    expect((await api.list(LOCALE, {}))?.total).toBe(1);
  });
});
