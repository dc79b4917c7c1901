import type { ToWorker } from '#contract/messages.ts';

/** Lets the version that stands ready take over, and begins the page anew with it. */
export const takeOver = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
};
