import { useSyncExternalStore } from 'react';
import { type KeptStore, keptStore, subscribeKeptStore } from '#src/base/preferred-store/preferred-store.ts';

const none = (): KeptStore | null => null;

/** The shopper's own store; the server knows none. */
export const useKeptStore = (): KeptStore | null => useSyncExternalStore(subscribeKeptStore, keptStore, none);
