import { redirect } from '@tanstack/react-router';
import type { LocationGroup } from '#contract/calls/components.ts';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import type { ListSearch } from '#src/shop/catalogue/list-search.ts';
import { isContentPage, LOCATIONS_PATH } from '#domain/content-pages.ts';
import { alternateCategoryId, alternateProductId } from '#domain/alternate-address.ts';
import { kitKind } from '#domain/kit-address.ts';
import { type CategoryFacts, loadCategory } from '#src/shop/catalogue/load-list.ts';
import { loadAreas } from '#src/shop/content/area/area-query.ts';
import { loadContentPage } from '#src/shop/content/load-content-page.ts';
import { loadOtherPage } from '#src/shop/content/other-page.ts';
import { productQuery } from '#src/shop/product/product-query.ts';
import type { RouterContext } from './router-context.ts';

export type Alternate =
  | { readonly kind: 'category'; readonly category: CategoryFacts }
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'page'; readonly page: ContentPage }
  | { readonly kind: 'locations'; readonly groups: readonly LocationGroup[] }
  | { readonly kind: 'kit'; readonly block: string };

/** A page of the content service as its path names it: `/help/contact-us` is `help-contact-us`. */
export const contentPageId = (path: string): string | undefined => {
  const id = path.replaceAll('/', '-');
  return /^[a-z0-9-]{1,60}$/.test(id) ? id : undefined;
};

/** What stands at an address that has no route of its own; undefined where nothing does. */
export const loadAlternate = async (context: RouterContext, path: string, search: ListSearch, stay: boolean): Promise<Alternate | undefined> => {
  // The server decides whether there is one; within the page only links on it lead back to it.
  const block = kitKind(`/${path}`);
  if (block !== undefined && (context.kit || !import.meta.env.SSR)) return { kind: 'kit', block };
  if (path === LOCATIONS_PATH) {
    const { loadLocations } = await import('#src/shop/locations/locations-query.ts');
    return { kind: 'locations', groups: await loadLocations(context) };
  }
  const categoryId = alternateCategoryId(path);
  if (categoryId) {
    const [category] = await Promise.all([loadCategory(context, { categoryId, search }, stay), loadAreas(context, { category: categoryId })]);
    return { kind: 'category', category };
  }
  const productId = alternateProductId(path);
  if (productId) {
    const [product] = await Promise.all([
      context.queryClient.ensureQueryData(productQuery(context.api, productId)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
      loadAreas(context, { product: productId.slice(0, 8) }),
    ]);
    return product && { kind: 'product', product };
  }
  if (isContentPage(path)) return { kind: 'page', page: await loadContentPage(context, path) };
  const pageId = contentPageId(path);
  if (!pageId) return undefined;
  const page = await loadOtherPage(context, pageId);
  // An article has an address of its own.
  if (page.url !== undefined) throw redirect({ href: page.url, replace: true, statusCode: 301 });
  return { kind: 'page', page };
};
