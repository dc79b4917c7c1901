import { proxy, type Remote } from 'comlink';
import type { LocaleId } from '#contract/locales.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import type { CatalogueApi } from './types.ts';
import { createFailure, type Spawned } from '../spawned.ts';

/** After that long without a question the worker ends: the index over the catalogue takes some megabytes. */
const IDLE_MS = 120_000;

export interface ClientPorts {
  readonly spawn: () => Spawned<CatalogueApi>;
  /** Calls back after that many milliseconds, unless it is cancelled. */
  readonly after: (ms: number, call: () => void) => () => void;
}

interface Running extends Spawned<CatalogueApi> {
  readonly failed: Promise<never>;
}

/** The page's side of the worker: started at the first question, ended when idle, and started again after a failure. Calls reject when it fails. */
export const createCatalogueClient = ({ spawn, after }: ClientPorts): CatalogueApi => {
  let running: Running | undefined;
  let asking = 0;
  let rest: () => void = () => {};

  const start = (): Running => {
    if (running) return running;
    const spawned = spawn();
    const { failed, fail } = createFailure();
    const mine: Running = { ...spawned, failed };
    spawned.onFailure(() => {
      if (running === mine) running = undefined;
      spawned.terminate();
      fail(new Error('The catalogue worker has failed'));
    });
    running = mine;
    return mine;
  };

  const ask = async <T>(work: (api: Remote<CatalogueApi>) => Promise<T>): Promise<T> => {
    rest();
    const worker = start();
    asking += 1;
    try {
      return await Promise.race([work(worker.api), worker.failed]);
    } finally {
      asking -= 1;
      if (asking === 0)
        rest = after(IDLE_MS, () => {
          if (running === worker) running = undefined;
          worker.terminate();
        });
    }
  };

  return {
    status: (locale) => ask((api) => api.status(locale)),
    offer: (locale) => ask((api) => api.offer(locale)),
    download: (locale: LocaleId, onProgress?: (progress: Progress) => void) => ask((api) => api.download(locale, onProgress && proxy(onProgress))),
    cancel: (locale) => ask((api) => api.cancel(locale)),
    refresh: (locale) => ask((api) => api.refresh(locale)),
    remove: (locale) => ask((api) => api.remove(locale)),
    list: (locale, query) => ask((api) => api.list(locale, query)),
    suggest: (locale, q) => ask((api) => api.suggest(locale, q)),
    product: (locale, productId) => ask((api) => api.product(locale, productId)),
    variant: (locale, codes) => ask((api) => api.variant(locale, codes)),
    refreshOwnStore: () => ask((api) => api.refreshOwnStore()),
    ownStoreStock: (storeId, upcs) => ask((api) => api.ownStoreStock(storeId, upcs)),
    forgetOwnStore: () => ask((api) => api.forgetOwnStore()),
    thumbnails: (locale) => ask((api) => api.thumbnails(locale)),
    downloadThumbnails: (locale, onProgress) => ask((api) => api.downloadThumbnails(locale, onProgress && proxy(onProgress))),
    cancelThumbnails: () => ask((api) => api.cancelThumbnails()),
    refreshThumbnails: (locale) => ask((api) => api.refreshThumbnails(locale)),
    removeThumbnails: () => ask((api) => api.removeThumbnails()),
  };
};
