import { createFileRoute } from '@tanstack/react-router';
import { suggestQuery } from '#src/shop/catalogue/queries.ts';
import { SearchHub } from '#src/shop/catalogue/search-page.tsx';
import { readAreas } from '#src/shop/content/area/read-areas.ts';
import { pageHead } from '#src/base/seo/page-head.ts';

/** `/{locale}/searchhub`: where a search begins on a small screen. */
export const Route = createFileRoute('/$locale/searchhub')({
  loader: ({ context }) =>
    Promise.all([context.queryClient.prefetchQuery(suggestQuery(context, '')), readAreas(context, { search: 'hub' })]).then(() => null),
  head: ({ match: { context } }) =>
    pageHead({
      i18n: context.i18n,
      publicUrl: context.publicUrl,
      path: `/${context.locale.id}/searchhub`,
      title: context.i18n.t('header.search'),
      hidden: true,
    }),
  component: SearchHub,
});
