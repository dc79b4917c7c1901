/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { THUMBNAIL_WIDTH } from '#db/storage/thumbnails.ts';

const PICTURE = /^(\/images\/[^/]+\/[^/]+\/)(\d+)$/;

/** Of addresses of pictures, the one that shows the same picture best at the wanted width: the next wider, else the widest. */
export const nearestWidth = (paths: readonly string[], wanted: string): string | undefined => {
  const [, picture, width] = PICTURE.exec(wanted) ?? [];
  if (picture === undefined) return undefined;
  const widths = paths.flatMap((path) => {
    const match = PICTURE.exec(path);
    return match?.[1] === picture ? [Number(match[2])] : [];
  });
  const wider = widths.filter((other) => other >= Number(width));
  const best = wider.length > 0 ? Math.min(...wider) : Math.max(...widths);
  return Number.isFinite(best) ? `${picture}${best}` : undefined;
};

/** A drawing that stands for a picture of a shoe or a shirt alike: it lies on the ground of the picture, in place of the browser's mark of a broken one. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><g fill="none" stroke="#8b918f" stroke-width="3" stroke-linejoin="round" opacity=".55">' +
  '<path d="M60 70h80v60H60zM60 120l24-26 17 18 11-9 28 24"/><circle cx="118" cy="87" r="6"/></g></svg>';

const emptyPicture = (): Response => new Response(DRAWING, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });

/**
 * Without the network the same picture in another size is better than none: the cart's small one is the product page's large one. After those that were looked
 * at come the thumbnails of the offline catalogue.
 */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const path = nearestWidth(kept, new URL(request.url).pathname) ?? request.url.replace(/\d+$/, `${THUMBNAIL_WIDTH}`);
    // In any cache: thumbnails have one of their own.
    return (await caches.match(path, { ignoreVary: true })) ?? emptyPicture();
  },
});
