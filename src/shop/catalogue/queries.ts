import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Api } from '#src/base/api/client.ts';
import { fromDevice, suggestFromDevice } from './from-device.ts';
import { listQueryInput, type ListSearch } from './list-search.ts';

export interface CatalogueContext {
  readonly api: Api;
  readonly locale: Locale;
}

/** What is listed: a category, or everything that a search finds. */
export interface ListSubject {
  readonly categoryId?: string | undefined;
  readonly search: ListSearch;
}

/** How many products stand on one page (spec 1 §9 leaves it to configuration). */
export const itemsPerPage = (locale: Locale): number => settingsFor(locale.id).pageSizes.products;

/** One page of a list. Loader and screen use this one function, so that they can never ask for two things. */
export const listQuery = ({ api, locale }: CatalogueContext, { categoryId, search }: ListSubject) => {
  const query = listQueryInput(search, { categoryId, currency: locale.currency, perPage: itemsPerPage(locale) });
  return queryOptions({
    queryKey: ['products.productSearch', { query }] as const,
    queryFn: ({ signal }) => api('products.productSearch', { query, signal }).catch((error: unknown) => fromDevice(error, query, locale)),
  });
};

/** What the search box proposes for what has been typed so far; for nothing, what others look for. */
export const suggestQuery = ({ api, locale }: CatalogueContext, q: string) =>
  queryOptions({
    queryKey: ['products.autoSuggest', { query: { q } }] as const,
    queryFn: ({ signal }) => api('products.autoSuggest', { query: { q }, signal }).catch((error: unknown) => suggestFromDevice(error, q, locale)),
    staleTime: 5 * 60_000,
  });
