/// <reference lib="webworker" />
import { CATALOGUE_DATABASE } from '#db/catalogue/database-name.ts';
import { browserPorts } from '#workers/catalogue/browser-ports.ts';
import type { RefreshHost } from './periodic-refresh.ts';
import { refreshOnSync } from './refresh-catalogues.ts';

declare const self: RefreshHost;

self.refreshOnSync = refreshOnSync({
  hasDatabase: async () => (await indexedDB.databases()).some(({ name }) => name === CATALOGUE_DATABASE),
  open: browserPorts,
  savesData: () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
  registration: self.registration,
});
