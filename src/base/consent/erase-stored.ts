import { consent } from './consent.ts';
import { type Belonging, belongsTo, INVENTORY } from './inventory.ts';

const isWhollyRefused = ({ category, also }: Belonging): boolean => ![category, also].some((one) => one !== undefined && consent.granted(one));

/** An id that another category keeps is told all the same: the server forgets what it holds under it in the category that is refused. */
const eraseKeys = (storage: Storage, belonging: Belonging): string[] => {
  const keys = Object.keys(storage).filter((key) => belongsTo(belonging, key));
  const ids = belonging.isId ? keys.flatMap((key) => storage.getItem(key) ?? []) : [];
  if (isWhollyRefused(belonging)) for (const key of keys) storage.removeItem(key);
  return ids;
};

const eraseDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Held open by another tab it goes when that lets it go.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
  });

const eraseCookies = (belonging: Belonging): void => {
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (belongsTo(belonging, name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
};

const erase = async (belonging: Belonging): Promise<string[]> => {
  const { place, names } = belonging;
  if (place === 'localStorage') return eraseKeys(localStorage, belonging);
  if (place === 'sessionStorage') return eraseKeys(sessionStorage, belonging);
  if (place === 'cookie') eraseCookies(belonging);
  if (place === 'indexedDB') await Promise.all(names.map(eraseDatabase));
  if (place === 'cacheStorage') for (const key of await caches.keys()) if (belongsTo(belonging, key)) await caches.delete(key);
  return [];
};

/**
 * Deletes what this device keeps in categories that are not granted, also where the feature that wrote it is not loaded. Answers the random ids that were
 * among it.
 */
export const eraseStored = async (): Promise<string[]> => {
  const refused = INVENTORY.filter(({ category, also }) => !consent.granted(category) || (also !== undefined && !consent.granted(also)));
  // Forbidden storage holds nothing.
  const erased = await Promise.allSettled(refused.map(erase));
  return erased.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
};

/**
 * After the cookie was changed: what is not granted any more is deleted, and everybody who listens is told. Answers the random ids that were among it.
 */
export const eraseWithdrawn = async (): Promise<string[]> => {
  // Both begin before this call returns: the page may be left at once.
  const [stored, listeners] = await Promise.all([eraseStored(), consent.changed()]);
  // A feature may have opened its database again to empty it.
  await eraseStored();
  return [...new Set([...listeners, ...stored])];
};
