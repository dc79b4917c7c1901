/** Of the sync event in which the service worker sends what waits. */
export const SYNC_TAG = 'waymark-replay';

/** Not in TypeScript's library, nor in every browser. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** A bonus where the platform has it: the service worker drains when no page is open. Refused in private windows and by some browsers. */
export const askForSync = async (registration: Syncing | undefined): Promise<void> => {
  await registration?.sync?.register(SYNC_TAG).catch(() => {});
};

/** Of a page; its own events do the work where this is refused. */
export const askForBackgroundSync = async (): Promise<void> => askForSync(await navigator.serviceWorker?.getRegistration());
