import { returnDelayMs } from '#db/replay/return-delay.ts';

/** All events that may mean that sending could work now: none is reliable, all are cheap. */
export function onComingBack(wake: () => void, hint: (online: boolean) => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  /** Infinity: the network is there. */
  let lostAt = navigator.onLine ? Infinity : Date.now();
  hint(navigator.onLine);
  addEventListener('online', () => {
    hint(true);
    setTimeout(wake, returnDelayMs(Date.now() - lostAt));
    lostAt = Infinity;
  });
  addEventListener('offline', () => {
    lostAt = Date.now();
    hint(false);
  });
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', look);
}

/** The server rejects this version of the app: the browser looks for another, which the page offers when it is ready. */
export const lookForUpdate = async (): Promise<void> => void (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});

/** Browsers evict storage unless a site asks for persistence. Some ask the shopper, so it is requested once, at the first item. */
export const askToKeep = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};
