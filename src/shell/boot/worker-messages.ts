import type { ToPage } from '#contract/messages.ts';

const early: ToPage[] = [];
let hear = (message: ToPage): void => void early.push(message);

/**
 * Listens to the service worker from the first script on: the browser delivers a message once, and what a page asks for first is refreshed
 * before the page is quiet. Not through Workbox, which passes on only what its own version says: another tab may have brought a newer one.
 */
export const catchWorkerMessages = (): void =>
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<ToPage | null>) => {
    if (data) hear(data);
  });

/** Hears what the service worker says, and first what it has said so far. */
export const hearWorker = (listener: (message: ToPage) => void): void => {
  hear = listener;
  early.splice(0).forEach(listener);
};
