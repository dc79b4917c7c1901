import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

/** A product by its id, style or colourway. Loader, preload and screen use this one. */
export const productQuery = (api: Api, productId: string) => {
  const input = { params: { productId } };
  return queryOptions({
    queryKey: ['products.details', input] as const,
    queryFn: ({ signal }) => api('products.details', { ...input, signal }),
  });
};
