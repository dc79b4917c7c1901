/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { ReachNoted } from '#contract/messages.ts';

/** A page that is answered from a cache cannot see whether the shop is there; the worker, which asked it, can. */
export const reportReach = (worker: ServiceWorkerGlobalScope): WorkboxPlugin => {
  const tell = async (event: ExtendableEvent | undefined, ok: boolean): Promise<void> => {
    const { clientId } = (event ?? {}) as Partial<FetchEvent>;
    const client = clientId ? await worker.clients.get(clientId) : undefined;
    client?.postMessage({ type: 'reach', ok } satisfies ReachNoted);
  };
  return {
    fetchDidSucceed: async ({ event, response }) => {
      await tell(event, isOurs(response));
      return response;
    },
    fetchDidFail: async ({ event, error }) => {
      // One that was broken off says nothing about the shop.
      if (error.name !== 'AbortError') await tell(event, false);
    },
  };
};

/** A hotel's sign-in page answers with HTML and 200. */
const isOurs = (response: Response): boolean => response.status < 500 && !(response.headers.get('content-type') ?? '').startsWith('text/html');
