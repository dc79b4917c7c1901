import { queryOptions } from '@tanstack/react-query';
import type { Country } from '#contract/calls/countries.ts';
import type { Api } from '#src/base/api/client.ts';

/** All countries in the shopper's language; the list of a visit changes with the release alone. */
export const countriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['utilities.countryList'] as const,
    queryFn: async ({ signal }): Promise<Country[]> => (await api('utilities.countryList', { signal })).countries,
    staleTime: Number.POSITIVE_INFINITY,
  });
