/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import type { ToWorker } from '#contract/messages.ts';
import { localeOfPath } from '#contract/locales.ts';
import { isPersonalPage } from '#contract/personal-pages.ts';
import { breakable, pause } from './give-way.ts';
import { isPage } from './is-page.ts';

const DOCUMENT_CACHE = 'waymark-documents';
const MONTH_S = 30 * 24 * 60 * 60;
/** What is on the screen comes first. */
const QUIET_MS = 3_000;
const ENTRY = /\/assets\/entry-client-[\w-]+\.js/;

/**
 * A document that is the same for everybody, and of this release: what it needs to come to life is on the device. Neither a captive portal's page nor
 * one of the next release is.
 */
const onlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.redirected || response.headers.get('Cache-Control')?.includes('no-store')) return null;
    const entry = ENTRY.exec(await response.clone().text())?.[0];
    return entry !== undefined && (await matchPrecache(entry)) ? response : null;
  },
};

const keeper = new NetworkFirst({
  cacheName: DOCUMENT_CACHE,
  // Rendered for a guest, whoever it is kept for.
  fetchOptions: { credentials: 'omit' },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    onlyOurs,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});

/** Behind a question mark may stand something about the reader: such an address is no name of anything that is kept. */
const isKept = ({ pathname, search }: URL): boolean =>
  search === '' && localeOfPath(pathname) !== undefined && isPage(pathname) && !isPersonalPage(pathname);

/** The document of an address as it was after the last visit, to be shown at once. */
export const keptDocument = async (url: URL): Promise<Response | undefined> =>
  isKept(url) ? caches.match(url.pathname, { cacheName: DOCUMENT_CACHE, ignoreVary: true }) : undefined;

/** Has the document of an address for the next visit, once this one is quiet. Without a network it stays as it is. */
export const keepDocument = async (url: URL, event: ExtendableEvent): Promise<void> => {
  if (!isKept(url) || !(await pause(QUIET_MS))) return;
  const [, done] = keeper.handleAll({ event, request: new Request(url.pathname, breakable) });
  await done.catch(() => undefined);
};

/** A first visit came without the worker: its page asks for itself. Documents of the last release go with it. */
export const keepDocuments = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('activate', (event) => event.waitUntil(caches.delete(DOCUMENT_CACHE)));
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message = event.data as ToWorker | undefined;
    if (message?.type === 'keep' && event.source instanceof WindowClient) event.waitUntil(keepDocument(new URL(event.source.url), event));
  });
};
