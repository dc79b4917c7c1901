/// <reference lib="webworker" />

/** Built from `refresh-script.ts`. */
const SCRIPT = '/sw-catalogue.js';

/** Periodic sync is not in TypeScript's library. */
export interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

export type RefreshHost = ServiceWorkerGlobalScope & { refreshOnSync?: (event: PeriodicSyncEvent) => void };

/**
 * Refreshes the offline catalogue when the browser says that it is time. The code for it is a script of its own, so that not every start of the worker
 * carries it: a script that was imported during the installation may be imported again later, from the device.
 */
export const registerPeriodicRefresh = (worker: RefreshHost): void => {
  worker.addEventListener('install', () => {
    try {
      worker.importScripts(SCRIPT);
    } catch {
      // An installation does not fail for it: the catalogue is refreshed by pages, too.
    }
  });
  worker.addEventListener('periodicsync', (event) => {
    worker.importScripts(SCRIPT);
    worker.refreshOnSync?.(event as PeriodicSyncEvent);
  });
};
