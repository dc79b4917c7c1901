import type { LocaleId } from '#contract/locales.ts';
import { CATALOGUE_DATABASE } from '#db/catalogue/database-name.ts';
import { isUnmetered } from '#src/base/connectivity/is-unmetered.ts';
import { canReach, subscribeReach } from '#src/base/connectivity/reach.ts';
import { bringScanner } from '#src/base/offline-catalogue/bring-scanner.ts';
import { bringOwnStore } from '#src/base/own-shelf/bring-own-store.ts';
import { subscribeKeptStore } from '#src/base/preferred-store/preferred-store.ts';
import { subscribeSession } from '#src/base/session/session-hint.ts';
import { noteCatalogue } from '#src/base/connectivity/patience.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import type { CatalogueApi } from '#workers/catalogue/types.ts';

/** A line that comes and goes asks once in this time, ms. */
const PAUSE_MS = 60_000;
/** So much must be left on a device that is not asked, bytes: the catalogue takes about 1.3 MB, and the cart comes first. */
const ROOM = 50_000_000;

export interface KeepPorts {
  readonly open: () => Promise<Pick<CatalogueApi, 'refresh' | 'refreshThumbnails' | 'download' | 'refreshOwnStore' | 'forgetOwnStore'>>;
  /** Whether this device has or had an offline catalogue. */
  readonly hasDatabase: () => Promise<boolean>;
  readonly isUnmetered: () => boolean;
  readonly hasRoom: () => Promise<boolean>;
  /** Whether the page runs as an installed app. */
  readonly isApp: () => boolean;
  readonly onInstalled: (listener: () => void) => void;
  readonly canReach: () => boolean;
  readonly onReach: (listener: () => void) => void;
  /** Calls back when the device is another person's, or sells in another store. */
  readonly onOwner: (listener: () => void) => void;
  readonly persist: () => Promise<unknown>;
  /** Fetches what works with the catalogue alone. */
  readonly bringScanner: () => Promise<void>;
  /** Milliseconds of a clock that only runs on. */
  readonly now: () => number;
}

/**
 * Keeps the offline catalogue of this device up to date: by difference, at the start and when the shop can be reached again. Where the app was installed,
 * the network costs nothing and there is room it is downloaded unasked, once: whoever deletes it does not get it again.
 */
export const keepUpToDate = async (locale: LocaleId, ports: KeepPorts): Promise<void> => {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    if (!ports.canReach() || ports.now() - last < PAUSE_MS) return;
    last = ports.now();
    if (!(await ports.hasDatabase())) return;
    const catalogue = await ports.open();
    const end = await catalogue.refresh(locale);
    if (end !== 'none') await bringOwnStore(catalogue);
    if (end !== 'installed' && end !== 'current') return;
    await ports.bringScanner();
    // Pictures of what is new, where they were asked for.
    if (ports.isUnmetered()) await catalogue.refreshThumbnails(locale);
  };
  /** A device that holds the catalogue holds its own store's stock, and that of no store that it has left. */
  const meetOwner = async (): Promise<void> => {
    if (await ports.hasDatabase()) await bringOwnStore(await ports.open());
  };
  const takeUnasked = async (): Promise<void> => {
    if (!ports.isUnmetered() || (await ports.hasDatabase()) || !(await ports.hasRoom())) return;
    const catalogue = await ports.open();
    if ((await catalogue.download(locale)) !== 'installed') return;
    await bringOwnStore(catalogue);
    await ports.persist();
    await ports.bringScanner();
  };
  const quietly = (work: () => Promise<void>): void => void work().catch(() => undefined);
  ports.onInstalled(() => quietly(takeUnasked));
  ports.onReach(() => quietly(refresh));
  ports.onOwner(() => quietly(meetOwner));
  if (ports.isApp()) await takeUnasked().catch(() => undefined);
  quietly(refresh);
};

/** Without making a database for the answer. Browsers that cannot tell are taken to have one. */
const hasDatabase = async (): Promise<boolean> => {
  if (!('databases' in indexedDB)) return true;
  const has = (await indexedDB.databases()).some(({ name }) => name === CATALOGUE_DATABASE);
  // It was deleted where the cart needed the room, or by the browser.
  if (!has) noteCatalogue(false);
  return has;
};

/** Browsers that cannot tell are taken to have room: a download that finds none ends by itself. */
const hasRoom = async (): Promise<boolean> => {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage >= ROOM;
};

export const keepCatalogue = (router: AppRouter): Promise<void> => {
  const { locale } = router.options.context;
  return keepUpToDate(locale.id, {
    open: async () => (await import('#src/base/offline-catalogue/offline-catalogue.ts')).offlineCatalogue,
    hasDatabase,
    isUnmetered,
    hasRoom,
    isApp: () => matchMedia('(display-mode: standalone)').matches,
    onInstalled: (listener) => addEventListener('appinstalled', listener),
    canReach,
    onReach: subscribeReach,
    onOwner: (listener) => {
      subscribeSession(listener);
      subscribeKeptStore(listener);
    },
    persist: async () => navigator.storage?.persist?.(),
    bringScanner: () => bringScanner(router, locale.id),
    now: () => performance.now(),
  });
};
