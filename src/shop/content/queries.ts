import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ContentContext } from './area/area-query.ts';
import { isMissing } from '#src/base/api/is-missing.ts';

/** A page that the content service assembles (spec 2 §7). */
export const pageQuery = ({ api, locale }: ContentContext, page: string) => {
  const input = { params: { mode: 'publish' as const, siteId: locale.siteId, page } };
  return queryOptions({
    queryKey: ['content.page', input] as const,
    queryFn: ({ signal }) => api('content.page', { ...input, signal }),
    staleTime: 5 * 60_000,
  });
};

/** Loads a page; one that the content service does not have is a 404. */
export const loadPage = (context: ContentContext & { readonly queryClient: QueryClient }, page: string): Promise<ContentPage> =>
  context.queryClient.ensureQueryData(pageQuery(context, page)).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    throw error;
  });
