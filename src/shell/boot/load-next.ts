import { savesData } from '#src/base/connectivity/saves-data.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { whenQuiet } from './when-quiet.ts';

type RouteId = keyof AppRouter['routesById'];

/** The page that each page is left for most often. */
const NEXT: Partial<Record<RouteId, RouteId>> = {
  '/$locale/': '/$locale/c/$slug',
  '/$locale/searchhub': '/$locale/c/$slug',
  '/$locale/c/$slug': '/$locale/p/$slug',
  '/$locale/search': '/$locale/p/$slug',
  '/$locale/p/$slug': '/$locale/cart',
  '/$locale/cart': '/$locale_/checkout',
};

/** Has the code of the next page ready once a page is quiet, so that the first press does not wait for it. Its data come with the press. */
export const loadNext = (router: Pick<AppRouter, 'routesById' | 'loadRouteChunk' | 'subscribe' | 'state'>): void => {
  const load = async (): Promise<void> => {
    if (savesData()) return;
    await whenQuiet();
    const here = router.state.matches.at(-1)?.routeId;
    const next = here && NEXT[here];
    if (!next) return;
    const route = router.routesById[next];
    const { loader } = route.options as { loader?: { loadNow?: () => Promise<unknown> } };
    // What cannot be had now comes with its page, which says so where it cannot.
    await Promise.allSettled([router.loadRouteChunk(route), loader?.loadNow?.()]);
  };
  router.subscribe('onRendered', () => void load());
  void load();
};
