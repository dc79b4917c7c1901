/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import type { ToWorker } from '#contract/messages.ts';
import { localeOfPath, type LocaleId } from '#contract/locales.ts';
import { isPersonalPage } from '#domain/personal-pages.ts';
import { abortable, pause } from './abort-reads.ts';
import { isPage } from './is-page.ts';
import { isOfThisRelease } from './precache.ts';

const DOCUMENT_CACHE = 'waymark-documents';
/** Those of a version that is being installed: the one before it goes on showing its own. */
const NEXT_CACHE = 'waymark-next-documents';
const LIFE = { maxEntries: 60, maxAgeSeconds: 30 * 24 * 60 * 60 };
/** What is on the screen comes first. */
const QUIET_MS = 3_000;
/** Pages about somebody whose frame stands there with the first bytes: asked for without credentials it is the same for everybody, as the shell is. */
const FRAMES = ['cart', 'checkout', 'account', 'track-order'];
const ENTRY = /\/assets\/entry-client-[\w-]+\.js/;

/** Where the app begins, and what it leads to in the end. Where data is to be saved, the beginning alone. */
export const startDocuments = (locale: LocaleId, savesData: boolean): string[] =>
  savesData ? [`/${locale}`] : [`/${locale}`, ...FRAMES.map((page) => `/${locale}/${page}`)];

const isFrame = ({ pathname, search }: URL): boolean => search === '' && FRAMES.some((page) => pathname === `/${localeOfPath(pathname)}/${page}`);

/**
 * A document that is the same for everybody, and of this release: what it needs to come to life is on the device. Neither a captive portal's page nor
 * one of the next release is.
 */
const onlyOurs: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPersonal = response.headers.get('Cache-Control')?.includes('no-store') && !isFrame(new URL(request.url));
    if (response.redirected || isPersonal) return null;
    const entry = ENTRY.exec(await response.clone().text())?.[0];
    return entry !== undefined && isOfThisRelease(entry) ? response : null;
  },
};

// Rendered for a guest, whoever it is kept for.
const shared = { fetchOptions: { credentials: 'omit' }, plugins: [new CacheableResponsePlugin({ statuses: [200] }), onlyOurs] } as const;
const keeper = new NetworkFirst({
  cacheName: DOCUMENT_CACHE,
  fetchOptions: shared.fetchOptions,
  plugins: [...shared.plugins, new ExpirationPlugin({ ...LIFE, purgeOnQuotaError: true })],
});
const nextKeeper = new NetworkFirst({ cacheName: NEXT_CACHE, fetchOptions: shared.fetchOptions, plugins: [...shared.plugins] });

/** Behind a question mark may stand something about the reader: such an address is no name of anything that is kept. */
const isKept = ({ pathname, search }: URL): boolean =>
  search === '' && localeOfPath(pathname) !== undefined && isPage(pathname) && !isPersonalPage(pathname);

/** The document of an address as it was after the last visit, to be shown at once. */
export const keptDocument = async (url: URL): Promise<Response | undefined> =>
  isKept(url) || isFrame(url) ? caches.match(url.pathname, { cacheName: DOCUMENT_CACHE, ignoreVary: true }) : undefined;

/** Has the document of an address for the next visit, once this one is quiet. Without a network it stays as it is. */
export const keepDocument = async (url: URL, event: ExtendableEvent): Promise<void> => {
  if (!isKept(url) || !(await pause(QUIET_MS))) return;
  const [, done] = keeper.handleAll({ event, request: new Request(url.pathname, abortable) });
  await done.catch(() => undefined);
};

/** Has a document for when the version that is being installed takes over. */
export const keepNextDocument = async (pathname: string, event: ExtendableEvent): Promise<void> => {
  const [, done] = nextKeeper.handleAll({ event, request: new Request(pathname) });
  await done.catch(() => undefined);
};

/** Has a document unless one is kept. */
export const keepMissingDocument = async (pathname: string, event: ExtendableEvent): Promise<void> => {
  if ((await keptDocument(new URL(pathname, location.origin))) || !(await pause(QUIET_MS))) return;
  const [, done] = keeper.handleAll({ event, request: new Request(pathname, abortable) });
  await done.catch(() => undefined);
};

/** Which pages were visited is nobody's business once whoever visited them has left: what every device keeps stays, without the times of visits. */
const forgetVisited = async (): Promise<void> => {
  const kept = await caches.open(DOCUMENT_CACHE);
  for (const request of await kept.keys()) {
    const url = new URL(request.url);
    if (!isFrame(url) && url.pathname !== `/${localeOfPath(url.pathname)}`) await kept.delete(request, { ignoreVary: true });
  }
  await new CacheExpiration(DOCUMENT_CACHE, LIFE).delete();
};

/** Those of the last release go; those that this one has had at its installation take their place. */
const begin = async (): Promise<void> => {
  await caches.delete(DOCUMENT_CACHE);
  const [next, kept] = await Promise.all([caches.open(NEXT_CACHE), caches.open(DOCUMENT_CACHE)]);
  for (const request of await next.keys()) {
    const document = await next.match(request, { ignoreVary: true });
    if (document) await kept.put(request, document);
  }
  await caches.delete(NEXT_CACHE);
};

/** A first visit came without the worker: its page asks for itself. */
export const keepDocuments = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('activate', (event) => event.waitUntil(begin()));
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message = event.data as ToWorker | undefined;
    if (message?.type === 'keep' && event.source instanceof WindowClient) event.waitUntil(keepDocument(new URL(event.source.url), event));
    if (message?.type === 'forget-visited') event.waitUntil(forgetVisited());
  });
};
