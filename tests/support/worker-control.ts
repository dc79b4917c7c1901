import type { CDPSession, Page } from '@playwright/test';

/** What a browser may do to a service worker at any moment. */
export interface WorkerControl {
  /** Ends every worker in the middle of whatever it does, as a browser does with one that is idle or short of memory; resolves once none runs. */
  stop(): Promise<void>;
  /** The browser finds that the network is back. Does not wait for what the worker makes of it. */
  sync(tag: string): Promise<void>;
  /** It is time for a periodic sync. Does not wait for what the worker makes of it. */
  periodicSync(tag: string): Promise<void>;
}

/** @param page any page of the browser: it need not be one of the worker's */
export const createWorkerControl = async (page: Page, origin: string): Promise<WorkerControl> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  const running = new Set<string>();
  let onStopped = (): void => {};
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.add(versionId);
    }
    if (running.size === 0) onStopped();
  });
  await session.send('ServiceWorker.enable');
  return {
    stop: async () => {
      if (running.size === 0) throw new Error('No worker runs');
      const stopped = new Promise<void>((resolve) => (onStopped = resolve));
      await session.send('ServiceWorker.stopAllWorkers');
      await stopped;
    },
    sync: async (tag) => {
      await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await known, tag, lastChance: false });
    },
    periodicSync: async (tag) => {
      await session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId: await known, tag });
    },
  };
};
