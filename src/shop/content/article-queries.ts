import { queryOptions } from '@tanstack/react-query';
import { ARTICLES_IN_SEARCH } from '#contract/constants/content.ts';
import { isSilence } from '#src/base/api/is-silence.ts';
import type { ContentContext } from './area/area-query.ts';

/** The newest articles that hold every word. A device without the shop looks through those that it has opened. */
export const articleSearchQuery = ({ api, locale }: ContentContext, q: string) => {
  const input = { params: { mode: 'publish' as const, siteId: locale.siteId }, query: { q: q.slice(0, 200), limit: ARTICLES_IN_SEARCH } };
  return queryOptions({
    queryKey: ['content.articleSearch', input] as const,
    queryFn: ({ signal }) =>
      api('content.articleSearch', { ...input, signal }).catch(async (error: unknown) => {
        if (!isSilence(error) || typeof caches === 'undefined') throw error;
        return (await import('./device-articles.ts')).searchDeviceArticles(q, locale);
      }),
    staleTime: 5 * 60_000,
  });
};
