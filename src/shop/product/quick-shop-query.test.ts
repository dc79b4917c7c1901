import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Api } from '#src/base/api/client.ts';
import { quickShopQuery } from './quick-shop-query.ts';

const silence = Object.assign(new Error('no answer'), { name: 'NoAnswer' });
const ask = (answer: (productId: string) => unknown) => {
  const api = vi.fn(async (_: string, { params }: { params: { productId: string } }) => answer(params.productId));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    asked: () => api.mock.calls.map(([, { params }]) => params.productId),
    load: client.fetchQuery(quickShopQuery(api as unknown as Api, 'TRAIL001BLK')),
  };
};

it('asks for the colour that the card shows', async () => {
  const { asked, load } = ask((productId) => ({ productId }));
  expect(await load).toEqual({ productId: 'TRAIL001BLK' });
  expect(asked()).toEqual(['TRAIL001BLK']);
});

it("takes the style's own page from the device where the shop is out of reach, in that colour", async () => {
  const { load } = ask((productId) => {
    if (productId.length > 8) throw silence;
    return { productId: 'TRAIL001RED', name: 'Trail shoe' };
  });
  expect(await load).toEqual({ productId: 'TRAIL001BLK', name: 'Trail shoe' });
});

it('takes a refusal for one', async () => {
  const { asked, load } = ask(() => {
    throw new Error('404');
  });
  await expect(load).rejects.toThrow('404');
  expect(asked()).toHaveLength(1);
});
