import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ProductSearch } from '#contract/calls/products.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { loadListContent } from './list-content.tsx';
import { type CatalogueContext, listQuery, type ListSubject } from './queries.ts';

interface LoadContext extends CatalogueContext {
  readonly queryClient: QueryClient;
}

/** What a category is called and where it is: all that its head tags need, whichever page of it is shown. */
export type CategoryFacts = NonNullable<ProductSearch['category']>;

const factsKey = (context: LoadContext, categoryId: string) => ['category', context.locale.id, categoryId];

/**
 * Fetches a page of a category. A change within a list that is on the screen (`stay`) does not hold up the address: the
 * screen shows the old page dimmed until the new one is there.
 */
export const loadCategory = async (context: LoadContext, subject: ListSubject & { categoryId: string }, stay: boolean): Promise<CategoryFacts> => {
  const key = factsKey(context, subject.categoryId);
  const known = context.queryClient.getQueryData<CategoryFacts>(key);
  if (stay && known && typeof window !== 'undefined') {
    void context.queryClient.prefetchQuery(listQuery(context, subject));
    return known;
  }
  const content = loadListContent(context, subject.categoryId);
  const answer = await context.queryClient.ensureQueryData(listQuery(context, subject)).catch((error: unknown) => {
    if (isMissing(error)) throw notFound();
    throw error;
  });
  await content;
  if (!answer.category) throw notFound();
  context.queryClient.setQueryData(key, answer.category);
  return answer.category;
};

/** Fetches a page of what a search finds. */
export const loadSearch = async (context: LoadContext, subject: ListSubject, stay: boolean): Promise<void> => {
  const query = listQuery(context, subject);
  if (stay && typeof window !== 'undefined') void context.queryClient.prefetchQuery(query);
  else await context.queryClient.ensureQueryData(query);
};

/** The id at the end of a category's address: 4 to 10 digits (spec 1 §2). */
export const categoryIdOf = (slug: string): string | undefined => /(?:^|-)(\d{4,10})$/.exec(slug)?.[1];
