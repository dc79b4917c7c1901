import { deferred } from '#ui/lazy/deferred.tsx';

/** Stands in the document of regions where it is asked; comes to life with the first sign of intent, and a press from before is made again then. */
export const ConsentBanner = deferred(
  () => import('./consent-banner.tsx').then((module) => module.ConsentBanner),
  import.meta.env.SSR ? (await import('./consent-banner.tsx')).ConsentBanner : undefined,
);
