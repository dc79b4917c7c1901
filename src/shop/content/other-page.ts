import '#contract/calls/wire-components.gen.ts';
import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { ContentPage } from '#contract/calls/content.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import type { ContentContext } from './area/area-query.ts';

/** A page without a route of its own, as the locale of the page has it; one that is not there is a 404. */
export const loadOtherPage = ({ api, queryClient }: ContentContext & { readonly queryClient: QueryClient }, page: string): Promise<ContentPage> =>
  queryClient
    .ensureQueryData({
      queryKey: ['fapi.pages.page', page],
      queryFn: ({ signal }) => api('fapi.pages.page', { params: { page }, signal }),
      staleTime: 5 * 60_000,
    })
    .catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
