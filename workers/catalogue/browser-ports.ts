import { wire } from '#contract/calls/wire.gen.ts';
// The stock of a store is no call that a shopper's page makes.
import '#contract/calls/wire-components.gen.ts';
import { createCatalogueStore } from '#db/catalogue/catalogue-store.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { type CatalogueKey, type CatalogueTransport, type ManifestOf, NoAnswer, OWN_STORE } from '#db/catalogue/ports.ts';
import { browserLock } from '#db/replay/browser-ports.ts';
import type { ApiPorts } from './api.ts';
import type { ThumbnailPorts } from './thumbnails.ts';

const TIMEOUT_MS = 30_000;

/** A response of the shop; a page in place of one is a captive portal's. Only the stock of a store depends on who asks. */
const get = async (key: CatalogueKey, path: string, signal: AbortSignal, cache: RequestCache): Promise<Response> => {
  const isOwn = key === OWN_STORE;
  let response: Response;
  try {
    response = await fetch(isOwn ? path : `${path}?locale=${key}`, {
      cache,
      credentials: isOwn ? 'same-origin' : 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    throw signal.aborted ? error : new NoAnswer('no answer', { cause: error });
  }
  if (!/^application\/json\b/.test(response.headers.get('Content-Type') ?? '')) throw new NoAnswer('not an answer of the shop');
  return response;
};

/** A body that breaks off is no answer either. */
const whole = async <T>(body: Promise<T>, signal: AbortSignal): Promise<T> => {
  try {
    return await body;
  } catch (error) {
    throw signal.aborted ? error : new NoAnswer('broken off', { cause: error });
  }
};

/** The session sells in no store, or is no associate's: a device that was one of a store has nothing of it any more. */
const SELLS_NOWHERE: ReadonlySet<unknown> = new Set(['AUT404', 'STR404']);

const codeOf = async (response: Response): Promise<unknown> => {
  const { errorDetails } = (await response.json().catch(() => ({}))) as { errorDetails?: readonly { errorId?: unknown }[] };
  return errorDetails?.[0]?.errorId;
};

const transport: CatalogueTransport = {
  manifest: async <K extends CatalogueKey>(key: K, signal: AbortSignal) => {
    const [, path] = wire[key === OWN_STORE ? 'agent.stock' : 'products.offlineCatalogue'];
    const response = await get(key, path, signal, 'no-cache');
    if (key === OWN_STORE && !response.ok && SELLS_NOWHERE.has(await codeOf(response))) return undefined;
    if (!response.ok) throw new NoAnswer(`status ${response.status}`);
    const manifest = await whole(response.json() as Promise<ManifestOf<K>>, signal);
    return key === OWN_STORE ? { ...manifest, locale: key } : manifest;
  },
  part: async (key, hash, signal) => {
    const [, path] = wire[key === OWN_STORE ? 'agent.stockPart' : 'products.offlineCataloguePart'];
    // Kept in this database: a second copy in the browser's cache helps nobody, and a damaged one there would come back each time.
    const response = await get(key, path.replace('{hash}', hash), signal, 'no-store');
    if (response.status === 404) return undefined;
    if (!response.ok) throw new NoAnswer(`status ${response.status}`);
    return new Uint8Array(await whole(response.arrayBuffer(), signal));
  },
};

/** The service worker leaves what is no picture of a page alone (`sw/strategies.ts`): its own cache keeps what the shopper has looked at. */
const fetchPicture: ThumbnailPorts['fetch'] = async (url, signal) => {
  let response: Response;
  try {
    response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      // What all browsers of this shop can show.
      headers: { Accept: 'image/webp,image/*;q=0.8' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    throw signal.aborted ? error : new NoAnswer('no answer', { cause: error });
  }
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('image/')) throw new NoAnswer('no picture');
  return response;
};

const freeBytes: ThumbnailPorts['free'] = async () => {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? undefined : quota - usage;
};

/** Without the version of the code that runs, which only the file of a worker knows. */
export const browserPorts = (): Omit<ApiPorts, 'codeVersion'> => ({
  store: createCatalogueStore(),
  transport,
  hashOf,
  lock: browserLock,
  now: () => new Date(),
  thumbnails: { caches, fetch: fetchPicture, free: freeBytes },
});
