import type { ToWorker } from '#contract/messages.ts';

/** How long the version that goes may take to end what it sends, ms. */
const PATIENCE_MS = 10_000;

const say = (worker: ServiceWorker, message: ToWorker): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(message);
};

/**
 * Lets the version that stands ready take over, and begins the page anew with it. Where that takes too long the page begins anew all the same: never later,
 * under the hands of a shopper who has gone on.
 */
export const takeOver = (worker: ServiceWorker): void => {
  const begin = (): void => {
    clearTimeout(timer);
    location.reload();
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  navigator.serviceWorker.addEventListener('controllerchange', begin, { once: true });
  say(worker, { type: 'SKIP_WAITING' });
  if (navigator.serviceWorker.controller) say(navigator.serviceWorker.controller, { type: 'give-way' });
};
