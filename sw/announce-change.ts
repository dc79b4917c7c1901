/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { CatalogueChanged } from '#contract/messages.ts';

/** Tells the pages when a background refresh brought something else than they were shown. */
export const announceChange = (worker: ServiceWorkerGlobalScope): WorkboxPlugin => ({
  cacheDidUpdate: async ({ oldResponse, newResponse, request }) => {
    if (!oldResponse) return;
    const before = oldResponse.headers.get('etag');
    if (before !== null && before === newResponse.headers.get('etag')) return;
    const message: CatalogueChanged = { type: 'catalogue-changed', url: request.url };
    for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage(message);
  },
});
