import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/base/api/client.ts';
import type { Place } from './stores-query.ts';

const COUNT = 12;

/** Collection points near a place. */
export const collectionPointsQuery = (api: Api, place: Place, countryCode: string) => {
  const body = { ...place, countryCode, count: COUNT };
  return queryOptions({
    queryKey: ['stores.collectionPoints', { body }] as const,
    queryFn: ({ signal }) => api('stores.collectionPoints', { body, signal }),
  });
};
