import { openedCard } from '#src/shop/product-ui/opened-card.ts';
import { ProductWaiting } from '#src/shop/product/product-waiting.tsx';
import type { AppRouter } from './router.tsx';

/**
 * A product that is opened from its card begins with what the card shows, at once. Where nothing is known of it the page that is left stays until it is
 * here, as everywhere. Set once a page is quiet: stated with its route it would come with every first visit.
 */
export const showCardFirst = (router: AppRouter): void => {
  let began = 0;
  router.subscribe('onBeforeLoad', () => {
    began = Date.now();
  });
  Object.defineProperties(router.routesById['/$locale/p/$slug'].options, {
    pendingComponent: { value: ProductWaiting },
    // Counted from the beginning of the navigation. A task of its own: what is asked of the shop goes out before anything is drawn.
    pendingMs: { get: () => (openedCard() ? Date.now() - began + 1 : Number.POSITIVE_INFINITY) },
  });
};
