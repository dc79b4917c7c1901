/** Tag of the periodic sync event in which the service worker refreshes the offline catalogue. */
export const REFRESH_TAG = 'waymark-catalogue';
/** No more often than that; the browser decides how often, by how much the app is used. */
const LEAST_MS = 12 * 60 * 60 * 1000;

/** Not in TypeScript's library. Chromium alone has it, for installed apps. */
interface Refreshed extends Partial<ServiceWorkerRegistration> {
  readonly periodicSync?: {
    register(tag: string, options: { readonly minInterval: number }): Promise<void>;
    unregister(tag: string): Promise<void>;
  };
}

/** Refused where the app is not installed: then the catalogue is refreshed by pages alone. */
export const askForRefreshes = async (registration: Refreshed | undefined): Promise<void> => {
  await registration?.periodicSync?.register(REFRESH_TAG, { minInterval: LEAST_MS }).catch(() => undefined);
};

export const endRefreshes = async (registration: Refreshed | undefined): Promise<void> => {
  await registration?.periodicSync?.unregister(REFRESH_TAG).catch(() => undefined);
};
