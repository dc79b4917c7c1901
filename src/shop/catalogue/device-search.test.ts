import { beforeEach, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { searchDevice } from './device-search.ts';

const crumb = (id: string, name: string) => ({ id, name, url: `/en-us/c/${name.toLowerCase()}-${id}` });
const WOMEN = crumb('1000', 'Women');
const CLOTHING = crumb('1200', 'Clothing');
const DRESSES = crumb('1230', 'Dresses');

/** As much of a product's answer as is read from the device. */
const details = {
  productId: 'XSKIRT001',
  styleId: 'SKIRT',
  name: 'Heron Print Skirt',
  url: '/en-us/p/skirt-XSKIRT001',
  asOf: '2026-11-22T10:00:00Z',
  breadcrumbs: [WOMEN, CLOTHING, DRESSES],
  pricingFacts: { categoryIds: ['1000', '1200', '1230', '9000'] },
  price: { current: 7995, original: 7995 },
  colours: [],
  variants: [],
  badges: [],
  rating: { score: 4, count: 1 },
  pictures: [],
};

let kept: Map<string, unknown>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => Response.json(kept.get(url)),
    }),
  });
  return () => vi.unstubAllGlobals();
});

vi.mock('#src/shop/product-ui/hit-of-details.ts', () => ({
  hitOfDetails: ({ productId, name, price }: typeof details) => ({ id: productId, name, eyebrow: '', swatches: [], price, rating: { score: 4 } }),
}));

test('a category that was never opened is shown by what was seen of it, under the name that it has on the way there', async () => {
  kept.set('http://shop.test/products/v2/products/XSKIRT001/details?locale=en-us', details);
  const found = await searchDevice({ categoryId: '1200' }, LOCALES['en-us']);
  expect(found?.hits.map(({ name }) => name)).toEqual(['Heron Print Skirt']);
  expect(found?.category).toMatchObject({ name: 'Clothing', url: CLOTHING.url, breadcrumbs: [WOMEN, CLOTHING], children: [DRESSES] });
});

test('one of which not even the name is on the device is as if nothing were known of it', async () => {
  kept.set('http://shop.test/products/v2/products/XSKIRT001/details?locale=en-us', details);
  expect(await searchDevice({ categoryId: '9000' }, LOCALES['en-us'])).toBeUndefined();
  expect(await searchDevice({ categoryId: '2000' }, LOCALES['en-us'])).toBeUndefined();
});

test('one that was opened keeps what the shop said about it', async () => {
  const category = { ...CLOTHING, description: 'For all days', breadcrumbs: [WOMEN, CLOTHING], children: [] };
  kept.set('http://shop.test/products/v2/search/productSearch?locale=en-us&categoryId=1200', { hits: [], category, asOf: details.asOf });
  kept.set('http://shop.test/products/v2/products/XSKIRT001/details?locale=en-us', details);
  expect((await searchDevice({ categoryId: '1200' }, LOCALES['en-us']))?.category?.description).toBe('For all days');
});
