import { queryOptions } from '@tanstack/react-query';
import type { Store } from '#contract/calls/stores.ts';
import type { Api } from '#src/base/api/client.ts';

export interface Place {
  readonly query?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** How far around a place somebody looks, in the measure of the country; null: any distance. */
export const DISTANCES = [25, 50, 100, null] as const;
export type Within = (typeof DISTANCES)[number];
export const USUAL_DISTANCE: Within = 50;

export interface StoreQuestion {
  readonly place: Place;
  readonly countryCode: string;
  readonly upcs: readonly string[];
  readonly openNow?: boolean;
  /** Kilometres around the place. */
  readonly radius?: number | undefined;
}

const COUNT = 12;

export interface StoreWish {
  readonly upc: string;
  readonly qty: number;
  /** Whether units that a store does not have can be sent to it. */
  readonly sends: (store: Store) => boolean;
  /** The shopper's own store. */
  readonly mine?: string | undefined;
}

/**
 * Soonest first among those that were asked for near a place, 'same day' being 0 (spec 1 §9); then the shopper's own, then the nearest. Stores without the units stand behind, last those that they
 * cannot be sent to either.
 */
export const bySoonest = (stores: readonly Store[], { upc, qty, sends, mine }: StoreWish): readonly Store[] => {
  const has = (store: Store): boolean => (store.stock?.[upc] ?? 0) >= qty;
  const daysAt = (store: Store): number => (has(store) ? (store.pickupDays ?? Number.POSITIVE_INFINITY) : 0);
  return stores.toSorted(
    (one, other) =>
      Number(has(other)) - Number(has(one)) ||
      (has(one) ? 0 : Number(sends(other)) - Number(sends(one))) ||
      daysAt(one) - daysAt(other) ||
      Number(other.id === mine) - Number(one.id === mine) ||
      (one.distance ?? 0) - (other.distance ?? 0),
  );
};

/** Stores near a place, with the stock of variants. */
export const storesQuery = (api: Api, { place, countryCode, upcs, openNow, radius }: StoreQuestion) => {
  const body = { ...place, countryCode, upcs: [...upcs], count: COUNT, ...(openNow && { openNow }), ...(radius !== undefined && { radius }) };
  return queryOptions({ queryKey: ['stores.search', { body }] as const, queryFn: ({ signal }) => api('stores.search', { body, signal }) });
};
