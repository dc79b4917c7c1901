import '#contract/calls/wire-components.gen.ts';
import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import type { ContentContext } from './area/area-query.ts';

/**
 * A page without a route of its own, as the locale of the page has it; one that is not there is a 404. That it is not there comes with the document, as a
 * page would: the browser does not ask again for what the server has just asked.
 */
export const loadOtherPage = async (
  { api, queryClient }: ContentContext & { readonly queryClient: QueryClient },
  page: string,
): Promise<ContentPage> => {
  const queryKey = ['fapi.pages.page', page];
  const found = await queryClient.ensureQueryData({
    queryKey,
    queryFn: ({ signal }) =>
      api('fapi.pages.page', { params: { page }, signal }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    staleTime: 5 * 60_000,
  });
  if (found) return found;
  // The next visit asks: it may have been written by then.
  if (!import.meta.env.SSR) queryClient.removeQueries({ queryKey, exact: true });
  throw notFound();
};
