/// <reference lib="webworker" />
import type { ToWorker } from '#contract/messages.ts';

/**
 * A new version waits until a page asks it to take over, which a page does only when the shopper agrees. The very first
 * version takes the open page at once, so that the shop works offline from the first visit on.
 */
export const answerMessages = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message = event.data as ToWorker | undefined;
    if (message?.type === 'SKIP_WAITING') void worker.skipWaiting();
  });
};
