/** Chromium's event before its own install dialog; other browsers never send it. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallEvent | undefined;
let whenOffered: () => void = () => undefined;

/** Keeps the browser's own banner back. Called early, because the event comes once, and before anything else of installing is loaded. */
export const catchInstallEvent = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    whenOffered();
  });
};

export const hasInstallOffer = (): boolean => offered !== undefined;

export const takeInstallOffer = (): InstallEvent | undefined => {
  const taken = offered;
  offered = undefined;
  return taken;
};

export const onInstallOffer = (listener: () => void): void => {
  whenOffered = listener;
};
