/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export const PREVIOUS_CACHE = 'waymark-previous-release';

export const precache = (manifest: readonly PrecacheEntry[]): void => {
  cleanupOutdatedCaches();
  precacheAndRoute([...manifest], { cleanURLs: false, directoryIndex: '' });
};

/**
 * A tab of the last release may still ask for its chunks after this one has taken over. Before Workbox clears them, the
 * files that this release no longer names are set aside for exactly one release.
 */
export const keepPreviousRelease = (worker: ServiceWorkerGlobalScope, manifest: readonly PrecacheEntry[]): void => {
  worker.addEventListener('install', (event) => {
    event.waitUntil(
      setAside(
        manifest.map((entry) => new URL(entry.url, worker.location.origin).pathname),
        cacheNames.precache,
      ),
    );
  });
};

const setAside = async (current: readonly string[], precacheName: string): Promise<void> => {
  if (!(await caches.has(precacheName))) return;
  const named = new Set(current);
  const old = await caches.open(precacheName);
  const gone = (await old.keys()).filter((request) => !named.has(new URL(request.url).pathname));
  if (gone.length === 0) return;
  await caches.delete(PREVIOUS_CACHE);
  const previous = await caches.open(PREVIOUS_CACHE);
  for (const request of gone) {
    const kept = await old.match(request);
    if (kept) await previous.put(new URL(request.url).pathname, kept);
  }
};
