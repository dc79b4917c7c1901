import { THUMBNAIL_CACHE } from './thumbnails.ts';

/** What the device can do without: images and catalogue responses of the service worker, the shelf and the offline catalogue. Never the shopper's own data. */
export const SPARE_CACHES = ['waymark-pictures', 'waymark-catalogue', 'waymark-parts'] as const;
export const SPARE_DATABASES = ['waymark-shelf', 'waymark-offline-catalogue'] as const;

/**
 * Deletes what is spare when there is no space for a change of the cart ([TAP5]): the thumbnails, which are megabytes, and everything else where there are
 * none. Never rejects: what cannot be deleted stays.
 */
export async function makeRoom(): Promise<void> {
  if ('caches' in globalThis && (await caches.delete(THUMBNAIL_CACHE).catch(() => false))) return;
  const given = [
    ...('caches' in globalThis ? SPARE_CACHES.map((name) => caches.delete(name)) : []),
    ...SPARE_DATABASES.map(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, () => resolve());
        }),
    ),
  ];
  await Promise.allSettled(given);
}
