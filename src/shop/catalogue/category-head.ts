import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '#src/base/seo/json-ld.ts';
import { pageHead } from '#src/base/seo/page-head.ts';
import { listHref, type ListSearch } from './list-search.ts';
import type { CategoryFacts } from './load-list.ts';
import { type CatalogueContext, listQuery } from './queries.ts';

export interface HeadContext extends CatalogueContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly publicUrl: string;
}

/**
 * Head tags of a category. Filters and orders are views of one page, so they share its canonical address; each page of
 * the list is a page of its own.
 */
export const categoryHead = (context: HeadContext, category: CategoryFacts, search: ListSearch) => {
  const { i18n, publicUrl } = context;
  const page = search.page ?? 1;
  const base = {
    i18n,
    publicUrl,
    path: category.url,
    search: page > 1 ? listHref('', { page }) : '',
    title: page > 1 ? i18n.t('list.titlePage', { title: category.name, page }) : category.name,
  };
  if (!import.meta.env.SSR) return pageHead(base);
  const answer = context.queryClient.getQueryData(listQuery(context, { categoryId: category.id, search }).queryKey);
  const crumbs = [{ name: i18n.t('crumb.home'), url: `/${i18n.locale.id}` }, ...category.breadcrumbs];
  return pageHead({
    ...base,
    description: category.description || undefined,
    picture: answer?.hits[0]?.picture,
    alternates: category.alternates,
    jsonLd: [
      breadcrumbJsonLd(publicUrl, crumbs),
      ...(answer ? [itemListJsonLd(publicUrl, category.name, answer.hits, answer.start, answer.total)] : []),
    ],
  });
};
