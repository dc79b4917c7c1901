import '#contract/calls/wire-components.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { isSilence } from '#src/base/api/is-silence.ts';
import type { CatalogueContext } from './queries.ts';

const FRESH = 5 * 60_000;

/** Where a search begins; without the shop what this device knows. */
export const hubQuery = ({ api, locale }: CatalogueContext) =>
  queryOptions({
    queryKey: ['fapi.components.search-hub'] as const,
    queryFn: ({ signal }) =>
      api('fapi.components.search-hub', { signal }).catch(async (error: unknown) => {
        if (!isSilence(error) || typeof caches === 'undefined') throw error;
        return (await import('./device-answers.ts')).hubFromDevice(error, locale);
      }),
    staleTime: FRESH,
  });

/** Lists across departments, with a picture each. */
export const collectionsQuery = ({ api }: Pick<CatalogueContext, 'api'>) =>
  queryOptions({
    queryKey: ['fapi.components.collections'] as const,
    queryFn: ({ signal }) => api('fapi.components.collections', { signal }),
    staleTime: FRESH,
  });
