import { useSyncExternalStore } from 'react';
import { canReach, subscribeReach } from './reach.ts';

/** Whether the shop is out of reach: measured where something was asked, and believed until then when the device says so itself. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribeReach,
    () => !canReach(),
    () => false,
  );
