import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';
import { isSilence } from '#src/base/api/is-silence.ts';

/** A product by its id, style or colourway, without the shop from the offline catalogue. Loader, preload and screen use this one. */
export const productQuery = (api: Api, productId: string) => {
  const input = { params: { productId } };
  return queryOptions({
    queryKey: ['products.details', input] as const,
    queryFn: ({ signal }) =>
      api('products.details', { ...input, signal }).catch(async (error: unknown) => {
        if (import.meta.env.SSR || !isSilence(error)) throw error;
        const { productFromDevice } = await import('./product-from-device.ts');
        return productFromDevice(error, productId);
      }),
  });
};
