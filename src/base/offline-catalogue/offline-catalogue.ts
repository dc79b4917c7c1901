// The address of the built worker, which the Trusted Types policy is shown.
// oxlint-disable-next-line import/default
import workerUrl from '#workers/catalogue/worker.ts?worker&url';
import { LOCALE_IDS } from '#contract/locales.ts';
import { askForRefreshes, endRefreshes } from '#db/catalogue/periodic-refresh.ts';
import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { createCatalogueClient } from '#workers/catalogue/client.ts';
import { spawnWorker } from '#workers/spawned.ts';
import type { CatalogueApi } from '#workers/catalogue/types.ts';
import { noteCatalogue } from '#src/base/connectivity/patience.ts';

const client = createCatalogueClient({
  spawn: () => spawnWorker(trustedScriptUrl(workerUrl), 'catalogue'),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
});

const registration = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** Other ends change nothing of what is on the device. */
const noteEnd = <End extends string>(end: End): End => {
  if (end === 'installed' || end === 'current') {
    noteCatalogue(true);
    void registration().then(askForRefreshes);
  }
  if (end === 'none') noteCatalogue(false);
  return end;
};

/** The service worker is woken for it while there is one in any locale. */
const endRefreshesOfNone = async (): Promise<void> => {
  const all = await Promise.all(LOCALE_IDS.map((locale) => client.status(locale)));
  if (all.every(({ state }) => state !== 'installed')) await endRefreshes(await registration());
};

/** The offline catalogue of this device. Import it with `import()` alone: no first visit waits for it. The worker starts with the first question. */
export const offlineCatalogue: CatalogueApi = {
  ...client,
  download: async (locale, onProgress) => noteEnd(await client.download(locale, onProgress)),
  refresh: async (locale) => noteEnd(await client.refresh(locale)),
  remove: async (locale) => {
    noteCatalogue(false);
    await client.remove(locale);
    await endRefreshesOfNone().catch(() => undefined);
  },
};
