/** Tag of the sync event in which the service worker sends pending changes. */
export const SYNC_TAG = 'waymark-replay';

/** Not in TypeScript's library, nor in every browser. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Optional: where Background Sync exists, the service worker drains when no page is open. Private windows and some browsers refuse it. */
export const askForSync = async (registration: Syncing | undefined): Promise<void> => {
  await registration?.sync?.register(SYNC_TAG).catch(() => {});
};

/** For pages; where Background Sync is refused, their own events start the drain. */
export const askForBackgroundSync = async (): Promise<void> => askForSync(await navigator.serviceWorker?.getRegistration());
