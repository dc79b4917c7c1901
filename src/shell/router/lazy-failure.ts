import { firstIntent } from '#ui/lazy/first-intent.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const loadFailure = () => import('./failure.tsx');
const loadNotFound = () => import('./not-found.tsx');

/** What stands where a screen could not be shown. */
export const Failure = deferred(
  () => import('./failure.tsx').then((module) => module.Failure),
  import.meta.env.SSR ? (await loadFailure()).Failure : undefined,
);
export const NotFound = deferred(
  () => import('./not-found.tsx').then((module) => module.NotFound),
  import.meta.env.SSR ? (await loadNotFound()).NotFound : undefined,
);

// They are wanted when the network is gone, so they are fetched while it is there.
if (!import.meta.env.SSR) {
  firstIntent()
    .then(() => Promise.all([loadFailure(), loadNotFound()]))
    .catch(() => undefined);
}
