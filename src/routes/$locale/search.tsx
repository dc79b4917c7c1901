import { createFileRoute } from '@tanstack/react-router';
import { quickShopPort } from '#src/shell/quick-shop-port.ts';
import { ListPending } from '#src/shop/catalogue/list-pending.ts';
import { readListSearch } from '#src/shop/catalogue/list-search.ts';
import { loadSearch } from '#src/shop/catalogue/load-list.ts';
import { suggestQuery } from '#src/shop/catalogue/queries.ts';
import { SearchPage } from '#src/shop/catalogue/search-page.tsx';
import { ArticlesFound } from '#src/shop/content/articles-found.tsx';
import { articleSearchQuery } from '#src/shop/content/article-queries.ts';
import { pageHead } from '#src/base/seo/page-head.ts';

/** `/{locale}/search?q=`: what a search finds. */
export const Route = createFileRoute('/$locale/search')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => ({ search: readListSearch(search) }),
  loader: async ({ context, deps: { search }, cause }) => {
    if (search.q) {
      const stories = context.queryClient.prefetchQuery(articleSearchQuery(context, search.q));
      await loadSearch(context, { search }, cause === 'stay');
      if (import.meta.env.SSR) await stories;
    } else await context.queryClient.prefetchQuery(suggestQuery(context, ''));
  },
  head: ({ match: { context, search } }) =>
    pageHead({
      words: context.words,
      publicUrl: context.publicUrl,
      path: `/${context.locale.id}/search`,
      title: search.q ? context.words.t('search.resultsFor', { q: search.q }) : context.words.t('header.search'),
      hidden: true,
    }),
  pendingComponent: ListPending,
  pendingMs: 300,
  component: () => <SearchPage {...quickShopPort} stories={(q) => <ArticlesFound q={q} />} />,
});
