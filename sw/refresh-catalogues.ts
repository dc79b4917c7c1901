import { LOCALE_IDS } from '#contract/locales.ts';
import { downloadCatalogue } from '#db/catalogue/download.ts';
import { endRefreshes, REFRESH_TAG } from '#db/catalogue/periodic-refresh.ts';
import type { CataloguePorts } from '#db/catalogue/ports.ts';
import type { PeriodicSyncEvent } from './periodic-refresh.ts';

export interface RefreshPorts {
  /** Whether this device has or had an offline catalogue: asking its store would make an empty one. */
  readonly hasDatabase: () => Promise<boolean>;
  readonly open: () => CataloguePorts;
  /** The shopper's wish to save data. */
  readonly savesData: () => boolean;
  readonly registration: Parameters<typeof endRefreshes>[0];
}

/** Brings the catalogue of each locale that is on the device up to date, by difference. Where none is, it asks not to be woken again. Never rejects. */
const refreshCatalogues = async ({ hasDatabase, open, savesData, registration }: RefreshPorts): Promise<void> => {
  if (savesData()) return;
  try {
    let found = false;
    if (await hasDatabase()) {
      const ports = open();
      for (const locale of LOCALE_IDS) {
        if (!(await ports.store.read(locale))?.installed) continue;
        found = true;
        await downloadCatalogue(ports, { locale, signal: new AbortController().signal });
      }
    }
    if (!found) await endRefreshes(registration);
  } catch {
    // Storage is forbidden or full: the next page says so.
  }
};

/** Events of other tags are not about the catalogue. */
export const refreshOnSync =
  (ports: RefreshPorts) =>
  (event: PeriodicSyncEvent): void => {
    if (event.tag === REFRESH_TAG) event.waitUntil(refreshCatalogues(ports));
  };
