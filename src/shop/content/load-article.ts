import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ContentPage } from '#contract/calls/content.ts';
import type { ContentContext } from './area/area-query.ts';
import { preloadBlocks } from './block-list.tsx';
import { loadPage } from './queries.ts';

/** Loads an article; a page that stands elsewhere is a 404 at the address of an article. */
export const loadArticle = async (context: ContentContext & { readonly queryClient: QueryClient }, slug: string): Promise<ContentPage> => {
  const page = await loadPage(context, slug);
  if (page.url === undefined) throw notFound();
  await preloadBlocks(page.blocks);
  return page;
};
