import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { type ContentContext, loadAreas } from './area-query.ts';

/** Loads a page; where there is none, what the page about that says is read before it is drawn. */
export const withErrorText = async <T>(context: ContentContext & { readonly queryClient: QueryClient }, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (isNotFound(error)) await loadAreas(context, { page: 'error-4xx' });
    throw error;
  }
};
