import { createFileRoute } from '@tanstack/react-router';
import type { RouterContext } from '#src/shell/router/router-context.ts';
import { LazyRecommendations } from '#src/shell/composition/lazy-recommendations.tsx';
import { quickShopPort } from '#src/shell/content/quick-shop-port.ts';
import { ListPending } from '#src/shop/catalogue/list-pending.ts';
import { readListSearch } from '#src/shop/catalogue/list-search.ts';
import { loadSearch } from '#src/shop/catalogue/load-list.ts';
import { suggestQuery } from '#src/shop/catalogue/queries.ts';
import { SearchPage } from '#src/shop/catalogue/search-page.tsx';
import { readAreas } from '#src/shop/content/area/read-areas.ts';
import { pageHead } from '#src/base/seo/page-head.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const ArticlesFound = deferred(
  () => import('#src/shop/content/articles-found.tsx').then((module) => module.ArticlesFound),
  import.meta.env.SSR ? (await import('#src/shop/content/articles-found.tsx')).ArticlesFound : undefined,
);

/** The server's document has the articles that a search finds, too; the page asks for them by itself. */
const readStories = async (context: RouterContext, q: string): Promise<void> => {
  const { articleSearchQuery } = await import('#src/shop/content/article-queries.ts');
  await context.queryClient.prefetchQuery(articleSearchQuery(context, q));
};

/** `/{locale}/search?q=`: what a search finds. */
export const Route = createFileRoute('/$locale/search')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => ({ search: readListSearch(search) }),
  loader: async ({ context, deps: { search }, cause }) => {
    const { q } = search;
    if (q) {
      // Which of both is wanted is known with the answer; reading one too many costs less than a second round.
      const areas = readAreas(context, { search: 'results', q }, { search: 'empty', q });
      await Promise.all([loadSearch(context, { search }, cause === 'stay'), areas, import.meta.env.SSR && readStories(context, q)]);
    } else await Promise.all([context.queryClient.prefetchQuery(suggestQuery(context, '')), readAreas(context, { search: 'hub' })]);
  },
  head: ({ match: { context, search } }) =>
    pageHead({
      i18n: context.i18n,
      publicUrl: context.publicUrl,
      path: `/${context.locale.id}/search`,
      title: search.q ? context.i18n.t('search.resultsFor', { q: search.q }) : context.i18n.t('header.search'),
      hidden: true,
    }),
  pendingComponent: ListPending,
  pendingMs: 300,
  component: () => <SearchPage {...quickShopPort} stories={(q) => <ArticlesFound q={q} />} instead={<LazyRecommendations place="search" />} />,
});
