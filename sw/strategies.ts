/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { localeOfPath } from '#contract/locales.ts';
import { isPage } from './is-page.ts';
import { isPublicRead } from './public-reads.ts';
import { announceChange } from './announce-change.ts';
import { abortable } from './abort-reads.ts';
import { otherWidth } from './other-width.ts';
import { keepDocument, keptDocument } from './kept-documents.ts';
import { lastLocale } from './last-locale.ts';
import { matchPrecache, PREVIOUS_CACHE } from './precache.ts';
import { reportReach } from './report-reach.ts';

export const CATALOGUE_CACHE = 'waymark-catalogue';
export const PICTURE_CACHE = 'waymark-pictures';
const PARTS_CACHE = 'waymark-parts';
const DAY = 24 * 60 * 60;

/** A captive portal answers 200 with HTML: it must never be kept as one of our answers. */
const onlyJson: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /^application\/json\b/.test(response.headers.get('Content-Type') ?? '') ? response : null,
};

/** What goes into the cache of public answers, and how long it stays. */
export const publicAnswers: WorkboxPlugin[] = [onlyJson, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })];

/** Previews are somebody's draft: they neither come from a cache nor go into one. */
const isPreview = (url: URL): boolean => url.searchParams.has('preview') || url.pathname.startsWith('/preview/');

/**
 * A later visit starts from the device, online and offline alike: with the page as it was after the last visit, else with the shell of the locale. What
 * the next visit finds is asked for behind it.
 */
export const routeNavigations = (): void => {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname) && !isPreview(url),
    async ({ request, url, event }) => {
      event.waitUntil(keepDocument(url, event));
      const kept = await keptDocument(url);
      if (kept) return kept;
      const locale = localeOfPath(url.pathname) ?? (await lastLocale());
      const shell = await matchPrecache(`/shell/${locale}.html`);
      return shell ?? fetch(request);
    },
  );
};

export const routeRuntime = (worker: ServiceWorkerGlobalScope): void => {
  // What cannot be had is a failed request, as without a worker: a promise that is rejected is an error in the console of Firefox and WebKit.
  setCatchHandler(() => Promise.resolve(Response.error()));
  const ok = new CacheableResponsePlugin({ statuses: [200] });
  // Nor is a page in place of a picture or a part an answer: it is as if nobody had answered, and nothing of it is kept.
  const noPage: WorkboxPlugin = {
    fetchDidSucceed: async ({ response }) => {
      if (/^text\/html\b/.test(response.headers.get('Content-Type') ?? '')) throw new TypeError('A page came in place of a file');
      return response;
    },
  };

  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isPublicRead(request, url) && !isPreview(url),
    new StaleWhileRevalidate({
      cacheName: CATALOGUE_CACHE,
      fetchOptions: abortable,
      plugins: [...publicAnswers, announceChange(worker), reportReach(worker)],
    }),
  );

  registerRoute(
    // As a page asks for a picture, and as it shows one to this worker (`prime-caches.ts`). Not what the catalogue's worker fetches, which keeps it itself.
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'no-cors' && url.pathname.startsWith('/images/'),
    new CacheFirst({
      cacheName: PICTURE_CACHE,
      fetchOptions: abortable,
      matchOptions: { ignoreVary: true },
      plugins: [ok, noPage, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }), otherWidth(PICTURE_CACHE)],
    }),
  );

  // A part that is not fetched ahead stays with whoever has opened it: its name says which release it is of.
  const opened = new CacheFirst({
    cacheName: PARTS_CACHE,
    fetchOptions: abortable,
    plugins: [ok, noPage, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async (options) => (await caches.match(options.url.pathname, { cacheName: PREVIOUS_CACHE })) ?? opened.handle(options),
  );
};
