import type { QueryClient } from '@tanstack/react-query';
import { pageCount } from '#ui/pagination/pagination-items.ts';
import type { Words } from '#src/i18n/words.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '#src/seo/json-ld.ts';
import { pageHead } from '#src/seo/page-head.ts';
import { listHref, type ListSearch } from './list-search.ts';
import type { CategoryFacts } from './load-list.ts';
import { type CatalogueContext, itemsPerPage, listQuery } from './queries.ts';

export interface HeadContext extends CatalogueContext {
  readonly queryClient: QueryClient;
  readonly words: Words;
  readonly publicUrl: string;
}

/**
 * Head tags of a category. Filters and orders are views of one page, so they share its canonical address; each page of
 * the list is a page of its own.
 */
export const categoryHead = (context: HeadContext, category: CategoryFacts, search: ListSearch) => {
  const { words, publicUrl, queryClient } = context;
  const answer = queryClient.getQueryData(listQuery(context, { categoryId: category.id, search }).queryKey);
  const page = search.page ?? 1;
  const pages = answer ? pageCount(answer.total, itemsPerPage(context.locale)) : page;
  const path = category.url;
  const crumbs = [{ name: words.t('crumb.home'), url: `/${words.locale.id}` }, ...category.breadcrumbs];
  return pageHead({
    words,
    publicUrl,
    path,
    search: page > 1 ? listHref('', { page }) : '',
    title: page > 1 ? words.t('list.titlePage', { title: category.name, page, pages: Math.max(page, pages) }) : category.name,
    description: category.description || undefined,
    picture: answer?.hits[0]?.picture,
    jsonLd: [breadcrumbJsonLd(publicUrl, crumbs), ...(answer ? [itemListJsonLd(publicUrl, category.name, answer.hits, answer.start, answer.total)] : [])],
  });
};
