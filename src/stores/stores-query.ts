import { queryOptions } from '@tanstack/react-query';
import type { Store } from '#contract/stores.ts';
import type { Api } from '#src/api/client.ts';

export interface Place {
  readonly query?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface StoreQuestion {
  readonly place: Place;
  readonly countryCode: string;
  readonly upcs: readonly string[];
  readonly openNow?: boolean;
}

const COUNT = 12;

/** Soonest first, 'same day' being 0 (spec 1 §9); then the shopper's own, then the nearest. Stores without the piece stand last. */
export const bySoonest = (stores: readonly Store[], upc: string, mine?: string): readonly Store[] =>
  stores.toSorted(
    (one, other) =>
      Number((other.stock?.[upc] ?? 0) > 0) - Number((one.stock?.[upc] ?? 0) > 0) ||
      (one.pickupDays ?? Number.POSITIVE_INFINITY) - (other.pickupDays ?? Number.POSITIVE_INFINITY) ||
      Number(other.id === mine) - Number(one.id === mine) ||
      (one.distance ?? 0) - (other.distance ?? 0),
  );

/** Stores near a place, with the stock of variants. */
export const storesQuery = (api: Api, { place, countryCode, upcs, openNow }: StoreQuestion) => {
  const body = { ...place, countryCode, upcs: [...upcs], count: COUNT, ...(openNow && { openNow }) };
  return queryOptions({ queryKey: ['stores.search', { body }] as const, queryFn: ({ signal }) => api('stores.search', { body, signal }) });
};
