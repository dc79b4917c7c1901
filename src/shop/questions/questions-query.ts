import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

/** Published questions of a style with their answers; `locale` is in the key, for they are of a language. */
export const questionsQuery = (api: Api, productId: string, locale: string, count: number) =>
  queryOptions({
    queryKey: ['products.getQuestions', productId, locale, count] as const,
    queryFn: ({ signal }) => api('products.getQuestions', { params: { productId }, query: { count }, signal }),
  });
