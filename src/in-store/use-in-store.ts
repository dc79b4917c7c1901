import { useSyncExternalStore } from 'react';
import type { InStore, InStoreState } from './service.ts';

/** The store session of this device, redrawn whenever it changes, also by another tab. */
export const useInStore = (inStore: InStore): InStoreState => useSyncExternalStore(inStore.subscribe, inStore.state, inStore.state);
