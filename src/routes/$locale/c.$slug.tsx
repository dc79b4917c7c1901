import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { createFileRoute, notFound, redirect, useLocation } from '@tanstack/react-router';
import { categoryHead } from '#src/shop/catalogue/category-head.ts';
import { CategoryHeader, CategoryPage } from '#src/shop/catalogue/category-page.tsx';
import { ListPending } from '#src/shop/catalogue/list-pending.ts';
import { listHref, readListSearch } from '#src/shop/catalogue/list-search.ts';
import { categoryIdOf, loadCategory } from '#src/shop/catalogue/load-list.ts';
import { readAreas, withErrorText } from '#src/shop/content/area/read-areas.ts';

/** `/{locale}/c/{slug}-{category id}` (spec 1 §2). */
export const Route = createFileRoute('/$locale/c/$slug')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => ({ search: readListSearch(search) }),
  loader: ({ context, params, deps: { search }, cause, location }) =>
    withErrorText(context, async () => {
      const categoryId = categoryIdOf(params.slug);
      if (!categoryId) throw notFound();
      const [category] = await Promise.all([
        loadCategory(context, { categoryId, search }, cause === 'stay'),
        CategoryHeader.loadNow?.(),
        readAreas(context, { category: categoryId }),
      ]);
      // Another name before the id, or that of another language: the same page by its own address.
      if (category.url !== location.pathname) throw redirect({ href: listHref(category.url, search), statusCode: 301 });
      return category;
    }),
  head: ({ match, loaderData }) => (loaderData ? categoryHead(match.context, loaderData, match.search) : {}),
  pendingComponent: ListPending,
  pendingMs: 300,
  component: Category,
});

function Category() {
  const path = useLocation({ select: (location) => location.pathname });
  const category = Route.useLoaderData();
  return <CategoryPage category={category} path={category.url === path ? path : category.url} {...quickShopPort} />;
}
