import { createFileRoute } from '@tanstack/react-router';
import { suggestQuery } from '#src/catalogue/queries.ts';
import { SearchHub } from '#src/catalogue/search-page.tsx';
import { pageHead } from '#src/seo/page-head.ts';

/** `/{locale}/searchhub`: where a search begins on a small screen. */
export const Route = createFileRoute('/$locale/searchhub')({
  loader: ({ context }) => context.queryClient.prefetchQuery(suggestQuery(context, '')),
  head: ({ match: { context } }) =>
    pageHead({
      words: context.words,
      publicUrl: context.publicUrl,
      path: `/${context.locale.id}/searchhub`,
      title: context.words.t('header.search'),
      hidden: true,
    }),
  component: SearchHub,
});
