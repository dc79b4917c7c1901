import { createFileRoute } from '@tanstack/react-router';
import { SearchHub } from '#src/shop/catalogue/search-hub.tsx';
import { readAreas } from '#src/shop/content/area/read-areas.ts';
import { pageHead } from '#src/base/seo/page-head.ts';

/** `/{locale}/searchhub`: where a search begins on a small screen. */
export const Route = createFileRoute('/$locale/searchhub')({
  loader: async ({ context }) => {
    const { collectionsQuery, hubQuery } = await import('#src/shop/catalogue/hub-query.ts');
    const { queryClient } = context;
    await Promise.all([
      queryClient.prefetchQuery(hubQuery(context)),
      queryClient.prefetchQuery(collectionsQuery(context)),
      readAreas(context, { search: 'hub' }),
    ]);
    return null;
  },
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
