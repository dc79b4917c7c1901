import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { ProductScreen } from '#src/app/product-screen.tsx';
import { quickShopPort } from '#src/app/quick-shop-port.ts';
import { loadAlternate } from '#src/app/load-alternate.ts';
import { categoryHead } from '#src/catalogue/category-head.ts';
import { CategoryPage } from '#src/catalogue/category-page.tsx';
import { readListSearch } from '#src/catalogue/list-search.ts';
import { ContentScreen } from '#src/content/content-screen.tsx';
import { productHead } from '#src/product/product-head.ts';
import { pageHead } from '#src/seo/page-head.ts';

/**
 * Every other address below a locale: a list by its `-c` suffix, a product by its `-p` suffix (spec 2 §2), a page of the
 * content service by its path; else there is no such page.
 */
export const Route = createFileRoute('/$locale/$')({
  loaderDeps: ({ search }) => ({ search: readListSearch(search) }),
  loader: async ({ context, params, deps: { search }, cause }) => {
    const found = await loadAlternate(context, params._splat ?? '', search, cause === 'stay');
    if (!found) throw notFound();
    return found;
  },
  head: ({ loaderData: found, match }) => {
    const { context, search } = match;
    if (found?.kind === 'category') return categoryHead(context, found.category, readListSearch(search));
    if (found?.kind === 'product') return productHead({ ...context, product: found.product, search: {} });
    if (found?.kind === 'page') return pageHead({ ...context, path: `/${context.locale.id}/${match.params._splat}`, title: found.page.title, description: found.page.description });
    return {};
  },
  component: Alternate,
});

function Alternate() {
  const found = Route.useLoaderData();
  const path = useLocation({ select: (location) => location.pathname });
  if (found.kind === 'category') return <CategoryPage category={found.category} path={path} {...quickShopPort} />;
  if (found.kind === 'product') return <ProductScreen product={found.product} search={{}} />;
  return <ContentScreen page={found.page} {...quickShopPort} />;
}
