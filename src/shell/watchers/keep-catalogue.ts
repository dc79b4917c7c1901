import type { LocaleId } from '#contract/locales.ts';
import { isUnmetered } from '#src/base/connectivity/is-unmetered.ts';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { CATALOGUE_DATABASE } from '#db/catalogue/database-name.ts';

/** A line that comes and goes asks once in this time, ms. */
const PAUSE_MS = 60_000;

const open = async () => (await import('#src/base/offline-catalogue/offline-catalogue.ts')).offlineCatalogue;

/** Whether this device has or had an offline catalogue, without making a database for the answer. Browsers that cannot tell are taken to have one. */
const hasDatabase = async (): Promise<boolean> => {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === CATALOGUE_DATABASE);
};

/**
 * Keeps the offline catalogue of this device up to date: by difference, at the start and when the shop can be reached again. Where the app was installed
 * and the network costs nothing it is downloaded unasked, once: whoever deletes it does not get it again.
 */
export const keepCatalogue = async (locale: LocaleId): Promise<void> => {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    if (!canReach() || performance.now() - last < PAUSE_MS) return;
    last = performance.now();
    if (await hasDatabase()) await (await open()).refresh(locale);
  };
  const takeUnasked = async (): Promise<void> => {
    if (!isUnmetered() || (await hasDatabase())) return;
    if ((await (await open()).download(locale)) === 'installed') await navigator.storage?.persist?.();
  };
  const quietly = (work: () => Promise<void>): void => void work().catch(() => undefined);
  addEventListener('appinstalled', () => quietly(takeUnasked));
  subscribeReach(() => quietly(refresh));
  if (matchMedia('(display-mode: standalone)').matches) await takeUnasked().catch(() => undefined);
  quietly(refresh);
};
