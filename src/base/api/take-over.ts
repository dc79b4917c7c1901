import type { ToWorker } from '#contract/messages.ts';

/** How long the version that goes may take to end what it sends, ms. */
const PATIENCE_MS = 10_000;
/** A hand-over that nothing comes between takes no longer, ms. */
const REMINDER_MS = 1_000;

const say = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message, []);

/**
 * Chromium stops the version that goes as soon as it has nothing to do. What a page asks for in that moment starts it again, and then it may stay for as long
 * as it likes: further `skipWaiting` calls change nothing. Opening a document, however small, makes the browser look again.
 */
const remind = (): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/robots.txt';
  document.body.append(frame);
};

/**
 * Lets the version that stands ready take over, and begins the page anew with it. Where that takes too long the page begins anew all the same: never later,
 * under the hands of a shopper who has gone on.
 */
export const takeOver = (worker: ServiceWorker): void => {
  const begin = (): void => {
    clearInterval(reminders);
    clearTimeout(timer);
    location.reload();
  };
  const reminders = setInterval(remind, REMINDER_MS);
  const timer = setTimeout(begin, PATIENCE_MS);
  navigator.serviceWorker.addEventListener('controllerchange', begin, { once: true });
  say(worker, { type: 'SKIP_WAITING' });
  if (navigator.serviceWorker.controller) say(navigator.serviceWorker.controller, { type: 'give-way' });
};
