import { lookAfterMs, returnDelayMs } from '#db/replay/return-delay.ts';

/** Longest pause between two questions whether the shop is back, in ms; the first comes sooner. */
const LONGEST_MS = 30_000;
const FIRST_MS = 3_000;

let reachable = true;
let answered = false;
let lostAt = 0;
let pause = FIRST_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Asks the shop's clock with a nonce: only the nonce back proves that it was the shop, and no sign-in page of a hotel. */
const answers = (): Promise<boolean> => {
  const nonce = crypto.randomUUID();
  return fetch(`/fapi/server/time?locale=en-us&nonce=${nonce}`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(8_000),
  })
    .then((answer) => answer.json())
    .then(
      (body: { nonce?: string }) => body.nonce === nonce,
      () => false,
    );
};

const probe = async (): Promise<void> => {
  if (await answers()) noteReach(true);
  else schedule();
};

/** Asks the shop now, for a page that misses a part of itself: whether that is the line's fault nobody has told it. */
export const askShop = async (): Promise<void> => noteReach(await answers());

const schedule = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void (document.visibilityState === 'visible' ? probe() : schedule()), lookAfterMs(pause));
  // A device that says itself that it is offline is asked again only in case it is wrong: it says when it is back.
  pause = navigator.onLine ? Math.min(pause * 2, LONGEST_MS) : LONGEST_MS;
};

/** Told by whoever has just asked the shop: the client for personal calls, the service worker for what it fetches behind its caches. */
export const noteReach = (ok: boolean): void => {
  answered ||= ok;
  if (ok === reachable) return;
  reachable = ok;
  lostAt = Date.now();
  pause = FIRST_MS;
  if (ok) clearTimeout(timer);
  else schedule();
  for (const listener of listeners) listener();
};

/** Whether the shop could be reached when it was last asked. */
export const canReach = (): boolean => reachable;

/**
 * Whether the shop has answered this page and could be reached when it was last asked. A page that a service worker opened from the device does not know
 * yet; one without a service worker is an answer itself.
 */
export const isReached = (): boolean => reachable && (answered || !navigator.serviceWorker?.controller);

const wake = (): void => {
  pause = FIRST_MS;
  if (!reachable) void probe();
  for (const listener of listeners) listener();
};

const comeBack = (): void => void setTimeout(wake, reachable ? 0 : returnDelayMs(Date.now() - lostAt));

/** The browser's own no is believed until the shop has been asked: with some networks it says so all the time. */
const doubt = (): void => {
  if (!navigator.onLine) noteReach(false);
};

export const subscribeReach = (listener: () => void): (() => void) => {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst) {
    addEventListener('online', comeBack);
    addEventListener('focus', wake);
    addEventListener('offline', doubt);
    doubt();
  }
  return () => void listeners.delete(listener);
};
