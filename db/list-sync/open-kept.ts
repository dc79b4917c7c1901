import { LANE_TABLES } from './list-sync-store.ts';
import { REPLAY_TABLES } from '#db/storage/state-rows.ts';

/** The pages' database, or null if no page has created one, or not yet in this release's schema. Creates nothing. */
export function openKept(name = 'waymark'): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      const db = request.result;
      // A page with a newer release upgrades it.
      db.addEventListener('versionchange', () => db.close());
      resolve([...REPLAY_TABLES, ...LANE_TABLES].every((table) => db.objectStoreNames.contains(table)) ? db : null);
    });
    request.addEventListener('error', () => (request.error?.name === 'AbortError' ? resolve(null) : reject(request.error ?? new Error('open'))));
  });
}
