/** Everything that may mean "now it could work": none is trusted, all are cheap. */
export function onComingBack(wake: () => void, hint: (online: boolean) => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  hint(navigator.onLine);
  addEventListener('online', () => {
    hint(true);
    wake();
  });
  addEventListener('offline', () => hint(false));
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', look);
}

/** The shop has no more to do with this version of the app: the browser looks for another, which the page offers when it stands ready. */
export const lookForUpdate = async (): Promise<void> => void (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});

/** Browsers clear what nobody asked them to keep. Some ask the shopper in turn: so this is asked once, when a basket begins. */
export const askToKeep = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};
