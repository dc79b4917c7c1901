import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';
import type { InStore } from './service.ts';

/** The store that a device sells in is its own store everywhere: on cards, beside sizes, in the cart. Signing out forgets it with the rest. */
export const keepOwnStore = (inStore: Pick<InStore, 'state' | 'subscribe'>): (() => void) => {
  const look = (): void => {
    const { counter } = inStore.state();
    if (counter && keptStore()?.id !== counter.storeId) keepStore({ id: counter.storeId, name: counter.storeName });
  };
  look();
  return inStore.subscribe(look);
};
