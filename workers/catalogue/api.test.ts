import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoreStockPart } from '#contract/calls/store-stock.ts';
import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { type CatalogueKey, type HeldStock, type ManifestOf, NoAnswer, OWN_STORE } from '#db/catalogue/ports.ts';
import { createMemoryCatalogue } from '#tests/support/memory-catalogue-store.ts';
import { memoryThumbnails } from '#tests/support/memory-thumbnails.ts';
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

/** The shelves of a store: some of the one size, ten and more of the other. */
const shelfOf = (storeId: string, units: string): StoreStockPart => ({
  kind: 'store-stock',
  storeId,
  upcs: ['00000001', '00000002'],
  units: `${units}+`,
});

/** A shop with one boot, and a device with a worker. */
const setUp = () => {
  const memory = createMemoryCatalogue();
  const world = {
    parts: boot(12_000, '3+'),
    online: true,
    asOf: '2026-11-21T10:00:00.000Z',
    shelf: shelfOf('PDX', '4') as StoreStockPart | undefined,
  };
  const bytesOf = (part: Part | StoreStockPart): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(part));
  const manifest = async (): Promise<OfflineCatalogue> => {
    if (!world.online) throw new NoAnswer();
    const parts = await Promise.all(
      world.parts.map(async (part) => ({ kind: part.kind, hash: await hashOf(bytesOf(part)), bytes: bytesOf(part).length, size: 100 })),
    );
    return { locale: LOCALE, version: parts.map(({ hash }) => hash).join(), asOf: world.asOf, products: 1, variants: 2, parts, group: 8 };
  };
  const ownStore = async (): Promise<HeldStock | undefined> => {
    if (!world.online) throw new NoAnswer();
    const { shelf, asOf } = world;
    if (!shelf) return undefined;
    const hash = await hashOf(bytesOf(shelf));
    return { locale: OWN_STORE, storeId: shelf.storeId, version: hash, asOf, parts: [{ hash, bytes: bytesOf(shelf).length, size: 40 }] };
  };
  const start = (codeVersion = '1') =>
    createCatalogueApi({
      store: memory.store,
      hashOf,
      lock: { hold: (_, work) => work() },
      now: () => NOW,
      codeVersion,
      thumbnails: memoryThumbnails(),
      transport: {
        manifest: <K extends CatalogueKey>(key: K) => (key === OWN_STORE ? ownStore() : manifest()) as Promise<ManifestOf<K> | undefined>,
        part: async (_, hash) => {
          for (const part of [...world.parts, ...(world.shelf ? [world.shelf] : [])])
            if ((await hashOf(bytesOf(part))) === hash) return bytesOf(part);
          return undefined;
        },
      },
    });
  return { memory, world, start, api: start() };
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

  it('asks the storage once for many suggestions, and shows a newer catalogue at once that it fetched itself, and after a while that another tab did', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { api, world, memory, start } = setUp();
      await api.download(LOCALE);
      const price = async () => (await api.suggest(LOCALE, 'win'))?.products[0]?.price.current;
      await price();
      const reads = vi.spyOn(memory.store, 'read');
      expect([await price(), await price(), await price()]).toEqual([12_000, 12_000, 12_000]);
      expect(reads).not.toHaveBeenCalled();
      world.parts = boot(9_000, '3+');
      await api.refresh(LOCALE);
      expect(await price()).toBe(9_000);
      world.parts = boot(8_000, '3+');
      await start().refresh(LOCALE);
      vi.advanceTimersByTime(5_000);
      expect(await price()).toBe(8_000);
      await api.remove(LOCALE);
      expect(await price()).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
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

describe('the stock of the store that a device sells in', () => {
  const upcs = ['00000001', '00000002', '00000003'];

  it('is answered without the shop, with its age, to those who name that store', async () => {
    const { api, world } = setUp();
    expect(await api.ownStoreStock('PDX', upcs)).toBeUndefined();
    expect(await api.refreshOwnStore()).toBe('installed');
    world.online = false;
    expect(await api.ownStoreStock('PDX', upcs)).toEqual({ asOf: world.asOf, units: { '00000001': 4, '00000002': 10 } });
    expect(await api.ownStoreStock('ANC', upcs)).toBeUndefined();
    expect(await api.refreshOwnStore()).toBe('no-answer');
    expect((await api.ownStoreStock('PDX', upcs))?.units).toHaveProperty('00000001', 4);
  });

  it('is brought up to date, and has the age of the last look where nothing has changed', async () => {
    const { api, world } = setUp();
    await api.refreshOwnStore();
    world.shelf = shelfOf('PDX', '3');
    expect(await api.refreshOwnStore()).toBe('installed');
    expect((await api.ownStoreStock('PDX', upcs))?.units).toHaveProperty('00000001', 3);
    world.asOf = '2026-11-21T11:00:00.000Z';
    expect(await api.refreshOwnStore()).toBe('current');
    expect((await api.ownStoreStock('PDX', upcs))?.asOf).toBe('2026-11-21T11:00:00.000Z');
  });

  it('stands beside the catalogue: neither deletes the other’s parts', async () => {
    const { api, memory } = setUp();
    await api.download(LOCALE);
    await api.refreshOwnStore();
    expect(memory.parts.size).toBe(5);
    await api.refresh(LOCALE);
    expect((await api.ownStoreStock('PDX', upcs))?.units).toHaveProperty('00000001', 4);
    await api.forgetOwnStore();
    expect([memory.parts.size, (await api.list(LOCALE, {}))?.total]).toEqual([4, 1]);
    expect(await api.ownStoreStock('PDX', upcs)).toBeUndefined();
  });

  it('is replaced when the device sells in another store, and deleted when it sells in none', async () => {
    const { api, world, memory } = setUp();
    await api.refreshOwnStore();
    world.shelf = shelfOf('ANC', '7');
    await api.refreshOwnStore();
    expect(await api.ownStoreStock('PDX', upcs)).toBeUndefined();
    expect((await api.ownStoreStock('ANC', upcs))?.units).toHaveProperty('00000001', 7);
    world.shelf = undefined;
    expect(await api.refreshOwnStore()).toBe('cancelled');
    expect(await api.ownStoreStock('ANC', upcs)).toBeUndefined();
    expect([memory.records.size, memory.parts.size]).toEqual([0, 0]);
  });

  it('is not answered from a damaged part, and is whole after a refresh', async () => {
    const { api, memory } = setUp();
    await api.refreshOwnStore();
    for (const hash of memory.parts.keys()) memory.parts.set(hash, new Uint8Array(4));
    expect(await api.ownStoreStock('PDX', upcs)).toBeUndefined();
    expect(await api.refreshOwnStore()).toBe('installed');
    expect((await api.ownStoreStock('PDX', upcs))?.units).toHaveProperty('00000001', 4);
  });
});

describe('the index of the texts', () => {
  const stored = async ({ memory }: ReturnType<typeof setUp>, times = 1) => {
    await vi.waitFor(() => expect(memory.indexes.size).toBe(times));
    return memory.indexes.get(`index ${LOCALE}`)!;
  };
  const found = async (api: ReturnType<ReturnType<typeof setUp>['start']>, q: string) => (await api.list(LOCALE, { q }))?.hits.map(({ id }) => id);

  it('is stored behind the first search, and is what the next worker searches', async () => {
    const shop = setUp();
    await shop.api.download(LOCALE);
    expect(await shop.api.list(LOCALE, {})).toMatchObject({ total: 1 });
    expect(shop.memory.indexes.size).toBe(0);
    expect(await found(shop.api, 'winter')).toEqual(['BOOT0001']);
    const { of, index } = await stored(shop);
    // A word that the catalogue does not say shows which index is searched.
    const words = index.words.map((word) => (word === 'winter' ? 'summer' : word));
    shop.memory.indexes.set(`index ${LOCALE}`, { of, index: { ...index, words } });
    expect(await found(shop.start(), 'summer')).toEqual(['BOOT0001']);
    expect(await found(shop.start('2'), 'summer')).toEqual([]);
  });

  it('outlives a change of prices, and is made again after a change of texts', async () => {
    const shop = setUp();
    await shop.api.download(LOCALE);
    await found(shop.api, 'winter');
    const first = await stored(shop);
    shop.world.parts = boot(9_000, '11');
    await shop.api.refresh(LOCALE);
    expect(await found(shop.api, 'winter')).toEqual(['BOOT0001']);
    expect(await stored(shop)).toBe(first);
    shop.world.parts = shop.world.parts.map((part) =>
      part.kind === 'products' ? { ...part, styles: { ...part.styles, names: [{ en: 'Autumn Boot' }] } } : part,
    );
    await shop.api.refresh(LOCALE);
    expect(await found(shop.start(), 'autumn')).toEqual(['BOOT0001']);
    await vi.waitFor(() => expect(shop.memory.indexes.get(`index ${LOCALE}`)).not.toBe(first));
    await shop.api.remove(LOCALE);
    expect(shop.memory.indexes.size).toBe(0);
  });

  it('is made where the storage has none to give and takes none', async () => {
    const shop = setUp();
    await shop.api.download(LOCALE);
    const full = (): Promise<never> => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    Object.assign(shop.memory.store, { index: full, keepIndex: full });
    expect(await found(shop.start(), 'winter')).toEqual(['BOOT0001']);
  });
});
