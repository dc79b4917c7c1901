// The address of the built worker, which the Trusted Types policy is shown.
// oxlint-disable-next-line import/default
import workerUrl from '#workers/catalogue/worker.ts?worker&url';
import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { createCatalogueClient, spawnWorker } from '#workers/catalogue/client.ts';

/** The offline catalogue of this device. Import it with `import()` alone: no first visit waits for it. The worker starts with the first question. */
export const offlineCatalogue = createCatalogueClient({
  spawn: () => spawnWorker(trustedScriptUrl(workerUrl)),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
});
