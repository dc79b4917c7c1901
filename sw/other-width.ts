/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';

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

/** Nothing to see: the ground that the picture would lie on shows, in place of the browser's mark of a broken picture. */
const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });

/** Without the network the same picture in another size is better than none: the cart's small one is the product page's large one. */
export const otherWidth = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const path = nearestWidth(kept, new URL(request.url).pathname);
    return (path === undefined ? undefined : await cache.match(path, { ignoreVary: true })) ?? emptyPicture();
  },
});
