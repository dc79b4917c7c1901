import { firstIntent } from '#ui/lazy/first-intent.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const load = () => import('./list-waiting.tsx').then((module) => module.ListWaiting);

/** What stands there while a list is fetched: a late part, because the router brings what it is given itself to every visit, before the page reacts. */
export const ListPending = deferred(load, undefined);

if (!import.meta.env.SSR) {
  firstIntent()
    .then(load)
    .catch(() => undefined);
}
