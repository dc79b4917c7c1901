import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ContentPageName } from '#domain/content-pages.ts';
import { areaQuery, type ContentContext } from './area/area-query.ts';

/** Loads a fixed page that is nothing but its content; where nobody has written any, there is no such page. */
export const loadContentPage = async (
  context: ContentContext & { readonly queryClient: QueryClient },
  page: ContentPageName,
): Promise<ContentPage> => {
  const found = await context.queryClient.ensureQueryData(areaQuery(context, { page }));
  if (found.blocks.length === 0) throw notFound();
  return found;
};
