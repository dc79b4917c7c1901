export const SYNC_TAG = 'waymark-replay';

/** Everything that may mean "now it could work": none is trusted, all are cheap. */
export function onComingBack(wake: () => void, hint: (online: boolean) => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  hint(navigator.onLine);
  addEventListener('online', () => {
    hint(true);
    wake();
  });
  addEventListener('offline', () => hint(false));
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', look);
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** A bonus where the platform has it: the service worker drains after the page is gone. */
export async function askForBackgroundSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & { readonly sync?: SyncManager }) | undefined = await navigator.serviceWorker?.getRegistration();
  // Refused in private windows and by some browsers: the page's own events do the work.
  await registration?.sync?.register(SYNC_TAG).catch(() => {});
}
