import '#contract/calls/wire-components.gen.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';

/** All products of a comparison at once, with the ids that the shop does not sell any more. */
export const compareQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['fapi.components.compare', ids] as const,
    queryFn: ({ signal }) => api('fapi.components.compare', { query: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    retry: 1,
    // Taking one out leaves the others where they are.
    placeholderData: keepPreviousData,
  });
