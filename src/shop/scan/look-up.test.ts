import { expect, it, vi } from 'vitest';
import type { ProductDetails } from '#contract/calls/products.ts';
import { NoAnswer } from '#contract/client/client.ts';
import type { Api } from '#src/base/api/client.ts';
import { createLookUp } from './look-up.ts';

const UPC = '036000291452';
const product = {
  productId: 'STYLE001K1B',
  attributes: [
    { type: 'color', options: [{ value: 'K1B', productId: 'STYLE001K1B' }] },
    { type: 'size', options: [{ value: '8' }, { value: '9' }] },
  ],
  variants: [
    { upc: '111111111117', attributes: { color: 'K1B', size: '8' } },
    { upc: UPC, attributes: { color: 'K1B', size: '9' } },
  ],
} as unknown as ProductDetails;

/** A device with or without the catalogue, and a shop that may not answer. */
const setUp = ({ onDevice = false, online = true, known = UPC } = {}) => {
  const asked = vi.fn<(call: string, query: unknown) => void>();
  const api = (async (call: string, input: { query?: { q: string }; params?: object }) => {
    asked(call, input.query?.q ?? input.params);
    if (!online) throw new NoAnswer('network', false);
    if (call === 'products.details') return product;
    return { hits: input.query?.q === known ? [{ productId: product.productId }] : [] };
  }) as unknown as Api;
  const lookUp = createLookUp({
    api,
    locale: 'en-us',
    catalogue: async () => ({
      variant: async (_, codes) => (onDevice && codes.includes(UPC) ? { product, upc: UPC } : undefined),
      product: async () => (onDevice ? product : undefined),
    }),
  });
  return { asked, lookUp };
};
const gtin = (digits: string) => ({ kind: 'gtin', gtin: digits }) as const;
const link = (chosen: Readonly<Record<string, string>>) => ({ kind: 'product', productId: 'STYLE001', path: '/en-us/p/STYLE001', chosen }) as const;

it('finds a number on the device without asking the shop, however many zeros stand in front', async () => {
  const { asked, lookUp } = setUp({ onDevice: true, online: false });
  for (const digits of [UPC, `0${UPC}`, `00${UPC}`]) expect(await lookUp(gtin(digits))).toMatchObject({ kind: 'variant', variant: { upc: UPC } });
  expect(asked).not.toHaveBeenCalled();
});

it('asks the shop for what the device does not have', async () => {
  const { asked, lookUp } = setUp();
  expect(await lookUp(gtin(`0${UPC}`))).toMatchObject({ kind: 'variant', variant: { upc: UPC } });
  expect(asked.mock.calls.map(([, what]) => what)).toEqual([`0${UPC}`, UPC, { productId: 'STYLE001K1B' }]);
});

it('takes no product that the search finds by another number', async () => {
  expect(await setUp({ known: '4006381333931' }).lookUp(gtin('4006381333931'))).toEqual({ kind: 'none' });
});

it('says whether there is no such thing or nobody who knows', async () => {
  expect(await setUp().lookUp(gtin('4006381333931'))).toEqual({ kind: 'none' });
  expect(await setUp({ online: false }).lookUp(gtin(UPC))).toEqual({ kind: 'unreachable' });
});

it('takes the variant of a link, where all is chosen', async () => {
  for (const where of [{ onDevice: true, online: false }, {}]) {
    expect(await setUp(where).lookUp(link({ size: '9' }))).toMatchObject({ kind: 'variant', variant: { upc: UPC } });
    expect(await setUp(where).lookUp(link({}))).toMatchObject({ kind: 'product' });
    expect(await setUp(where).lookUp(link({ size: '99' }))).toMatchObject({ kind: 'product' });
  }
});
