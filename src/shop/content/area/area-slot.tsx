import { deferred } from '#ui/lazy/deferred.tsx';

/** An area of a page that the server draws whole. Its code is no part of the page's own. */
export const AreaSlot = deferred(
  () => import('./content-area.tsx').then((module) => module.ContentArea),
  import.meta.env.SSR ? (await import('./content-area.tsx')).ContentArea : undefined,
);
