/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { LocaleId } from '#contract/locales.ts';
import type { ToWorker } from '#contract/messages.ts';
import { currentLocale } from './current-locale.ts';

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  /** `first`, or the locales that need it at once, with a space between; without one it is fetched when the device is idle. */
  readonly stage?: string;
}

export const PREVIOUS_CACHE = 'waymark-previous-release';

const controller = new PrecacheController();

/** Whether a file is one of this release. */
export const isOfThisRelease = (url: string): boolean => controller.getCacheKeyForURL(url) !== undefined;

/** A file of this release, where the device has it. */
export const matchPrecache = (url: string): Promise<Response | undefined> => controller.matchPrecache(url);

const fetchEntry = async (cache: Cache, { url, revision }: PrecacheEntry): Promise<void> => {
  const key = controller.getCacheKeyForURL(url);
  if (key === undefined || (await cache.match(key))) return;
  const response = await fetch(url, { cache: revision === null ? 'default' : 'reload', credentials: 'same-origin' });
  // A captive portal answers with its own page: nothing of it may become a part of the shop.
  const isPage = /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || isPage !== url.endsWith('.html')) throw new TypeError(`Could not fetch ${url}`);
  await cache.put(key, response);
};

/** Requests at a time: a page that loads meanwhile has room beside them. */
const AT_ONCE = 6;

const fetchEntries = async (entries: readonly PrecacheEntry[]): Promise<void> => {
  const cache = await caches.open(cacheNames.precache);
  const waiting = [...entries];
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await fetchEntry(cache, entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** What home, list, product and cart need in a language. */
const isFirst = ({ stage }: PrecacheEntry, locale: LocaleId): boolean => stage === 'first' || (stage?.split(' ').includes(locale) ?? false);

/**
 * Fetches a release in two stages: with a first installation what the first pages need in the language of the shopper, the rest when a page says that
 * the device is idle. An update fetches all of it before it stands ready: a release that has taken over must be whole, also without a network.
 */
export const precache = (worker: ServiceWorkerGlobalScope, manifest: readonly PrecacheEntry[]): void => {
  cleanupOutdatedCaches();
  controller.addToCacheList([...manifest]);
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }));
  worker.addEventListener('install', (event) => {
    const install = async (): Promise<void> => {
      const locale = await currentLocale(worker);
      await fetchEntries(worker.registration.active ? manifest : manifest.filter((entry) => isFirst(entry, locale)));
    };
    event.waitUntil(install());
  });
  worker.addEventListener('activate', (event) => void controller.activate(event));
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    if ((event.data as ToWorker | undefined)?.type !== 'fetch-rest') return;
    const [port] = event.ports;
    // What cannot be had now is asked for again by the next page that is quiet.
    const done = fetchEntries(manifest).then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    );
    event.waitUntil(done);
  });
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
