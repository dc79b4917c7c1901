import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { fromCatalogue } from '#src/base/offline-catalogue/from-catalogue.ts';
import { type KeptStore, keptStore, subscribeKeptStore } from '#src/base/preferred-store/preferred-store.ts';
import { useSession } from '#src/base/session/use-session.ts';

/** What the store that a device sells in has of some variants. */
export interface OwnShelf {
  readonly store: KeptStore;
  /** Pieces by UPC, of every variant that was asked for. */
  readonly units: Readonly<Record<string, number>>;
  /** When they were counted, as ISO 8601, if they come from this device; absent: from the shop, now. */
  readonly asOf?: string;
  /** Whether the store gives out what was ordered. */
  readonly canCollect: boolean;
}

/** As many as one question may name. */
const MOST_UPCS = 50;

/** The shop's answer, else what is on this device of its own store. */
const readShelf = async (api: Api, store: KeptStore, upcs: readonly string[], signal: AbortSignal): Promise<OwnShelf | null> => {
  const all = (units: Readonly<Record<string, number>>) => Object.fromEntries(upcs.map((upc) => [upc, units[upc] ?? 0]));
  try {
    const { stores } = await api('stores.search', { body: { storeIds: [store.id], upcs: [...upcs] }, signal });
    const [found] = stores;
    return found ? { store, units: all(found.stock ?? {}), canCollect: found.services.includes('pickup') } : null;
  } catch (error) {
    const held = await fromCatalogue(error, (catalogue) => catalogue.ownStoreStock(store.id, upcs));
    if (!held) throw error;
    return { store, units: all(held.units), asOf: held.asOf, canCollect: true };
  }
};

const none = (): KeptStore | null => null;

/** For associates alone, whose own store is the one that the device sells in; undefined for everybody else, and until it is known. */
export const useOwnShelf = (upcs: readonly string[]): OwnShelf | undefined => {
  const api = useApi();
  const store = useSyncExternalStore(subscribeKeptStore, keptStore, none);
  const isAssociate = useSession().consumerType === 'ASSOCIATE';
  const asked = upcs.slice(0, MOST_UPCS);
  const { data } = useQuery({
    queryKey: ['own-shelf', store?.id, asked],
    queryFn: ({ signal }) => (store ? readShelf(api, store, asked, signal) : null),
    enabled: isAssociate && store !== null && asked.length > 0,
    retry: false,
    staleTime: 30_000,
  });
  return data ?? undefined;
};
