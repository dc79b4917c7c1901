import type { OfflineCatalogue } from '#contract/calls/offline-catalogue.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import type { LocaleId } from '#contract/locales.ts';
import { createCatalogueStore } from '#db/catalogue/catalogue-store.ts';
import { hashOf } from '#db/catalogue/part-hash.ts';
import { type CatalogueTransport, NoAnswer } from '#db/catalogue/ports.ts';
import { browserLock } from '#db/replay/browser-ports.ts';
import type { ApiPorts } from './api.ts';

const TIMEOUT_MS = 30_000;

/** A response of the shop; a page in place of one is a captive portal's. */
const get = async (path: string, locale: LocaleId, signal: AbortSignal, cache: RequestCache): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(`${path}?locale=${locale}`, {
      cache,
      credentials: 'omit',
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

const transport: CatalogueTransport = {
  manifest: async (locale, signal) => {
    const response = await get(wire['products.offlineCatalogue'][1], locale, signal, 'no-cache');
    if (!response.ok) throw new NoAnswer(`status ${response.status}`);
    return whole(response.json() as Promise<OfflineCatalogue>, signal);
  },
  part: async (locale, hash, signal) => {
    // Kept in this database: a second copy in the browser's cache helps nobody, and a damaged one there would come back each time.
    const response = await get(wire['products.offlineCataloguePart'][1].replace('{hash}', hash), locale, signal, 'no-store');
    if (response.status === 404) return undefined;
    if (!response.ok) throw new NoAnswer(`status ${response.status}`);
    return new Uint8Array(await whole(response.arrayBuffer(), signal));
  },
};

export const browserPorts = (): ApiPorts => ({ store: createCatalogueStore(), transport, hashOf, lock: browserLock, now: () => new Date() });
