import { browserTransport } from '#db/events/browser-transport.ts';
import { createDeviceEventStore } from '#db/events/device-event-store.ts';
import { createEventQueue } from '#db/events/event-queue.ts';
import { browserClock, browserLock, browserRandom } from '#db/replay/browser-ports.ts';
import type { ApiPorts } from './api.ts';
import type { DatafilePorts } from './datafile.ts';

const DATAFILE_CACHE = 'waymark-datafile';
const TIMEOUT_MS = 20_000;

/**
 * With the shop's own ETag the response says whether the file has changed. Another host's ETag cannot be read and would cost a preflight: there the
 * browser's cache revalidates. Credentials are sent only to the shop's host, because the service worker answers requests without them from its cache.
 */
const fetchDatafile: DatafilePorts['fetchDatafile'] = async (url, etag) => {
  try {
    const response = await fetch(url, {
      cache: etag === null ? 'no-cache' : 'no-store',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(etag === null ? {} : { 'If-None-Match': etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) return { kind: 'failed' };
    return { kind: 'file', file: { text: await response.text(), etag: response.headers.get('ETag') } };
  } catch {
    return { kind: 'failed' };
  }
};

const store: DatafilePorts['store'] = {
  get: async (url) => {
    try {
      const response = await caches.match(url, { cacheName: DATAFILE_CACHE });
      return response && { text: await response.text(), etag: response.headers.get('ETag') };
    } catch {
      return undefined;
    }
  },
  put: async (url, { text, etag }) => {
    try {
      const cache = await caches.open(DATAFILE_CACHE);
      // Only one datafile is kept: that of an earlier SDK key is deleted.
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(url, new Response(text, { headers: etag === null ? {} : { ETag: etag } }));
    } catch {
      // Without space for it, each visit requests it again.
    }
  },
  clear: async () => {
    try {
      await caches.delete(DATAFILE_CACHE);
    } catch {
      // Without storage nothing is kept.
    }
  },
};

/** At the level that consoles hide unless they are asked: a shopper's stays empty. */
const log = (message: string): void => {
  // oxlint-disable-next-line no-console
  console.debug(`decisions: ${message}`);
};

export const browserPorts: ApiPorts = {
  clock: browserClock,
  fetchDatafile,
  store,
  log,
  openQueue: (addresses) =>
    createEventQueue(
      {
        clock: browserClock,
        transport: browserTransport,
        store: createDeviceEventStore(),
        lock: browserLock,
        fraction: browserRandom.fraction,
        log,
      },
      addresses,
    ),
};
