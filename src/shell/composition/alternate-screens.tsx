import { alternateCategoryId, alternateProductId } from '#domain/alternate-address.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

/**
 * Screens of addresses that have no route of their own. Most of these are pages of the content service, which load the code of no list and no product. Apart
 * from the route, which every page has in its tree: the bundler would take these screens for what every page brings later.
 */
export const AlternateList = deferred(
  () => import('#src/shop/catalogue/category-page.tsx').then((module) => module.CategoryPage),
  import.meta.env.SSR ? (await import('#src/shop/catalogue/category-page.tsx')).CategoryPage : undefined,
);
export const AlternateProduct = deferred(
  () => import('./product-screen.tsx').then((module) => module.ProductScreen),
  import.meta.env.SSR ? (await import('./product-screen.tsx')).ProductScreen : undefined,
);

/** Brings the screen that an address needs. */
export const loadAlternateScreen = async (path: string): Promise<void> => {
  if (alternateCategoryId(path)) await AlternateList.loadNow?.();
  if (alternateProductId(path)) await AlternateProduct.loadNow?.();
};

// It comes to life with its page: a filter that is pressed before would be lost.
if (!import.meta.env.SSR) await loadAlternateScreen(location.pathname);
