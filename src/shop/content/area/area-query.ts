import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ContentPage, FixedPage } from '#contract/calls/content.ts';
import type { Api } from '#src/base/api/client.ts';
import type { Locale } from '#contract/locales.ts';

export interface ContentContext {
  readonly api: Api;
  readonly locale: Locale;
}

/** A place on a page that the content service fills (spec 2 §2): of a fixed page, a category, a product or a search. */
export type Area =
  | { readonly page: FixedPage }
  | { readonly category: string }
  | { readonly product: string }
  | { readonly search: 'results' | 'empty' | 'hub'; readonly q?: string | undefined };

const callOf = (area: Area, params: { readonly mode: 'publish'; readonly siteId: string }) => {
  if ('page' in area) return [`content.fixed.${area.page}`, { params }] as const;
  if ('category' in area) return ['content.category', { params: { ...params, categoryId: area.category } }] as const;
  if ('product' in area) return ['content.product', { params: { ...params, productId: area.product } }] as const;
  const { search, q } = area;
  return ['content.search', { params: { ...params, searchType: search }, query: q === undefined ? {} : { q } }] as const;
};

type AreaApi = (name: string, input: object) => Promise<ContentPage>;

/** What stands in an area. One that nobody has written anything for is a page without blocks. */
export const readArea = ({ api, locale }: ContentContext, area: Area, signal: AbortSignal): Promise<ContentPage> => {
  const [name, input] = callOf(area, { mode: 'publish', siteId: locale.siteId });
  return (api as Api & AreaApi)(name, { ...input, signal });
};

export const areaQuery = (context: ContentContext, area: Area) =>
  queryOptions({
    queryKey: callOf(area, { mode: 'publish', siteId: context.locale.siteId }),
    queryFn: ({ signal }) => readArea(context, area, signal),
    staleTime: 5 * 60_000,
  });

/** A page that is being navigated to waits this long for its areas, which stand below it, and then goes without. ms */
const AREA_WAIT_MS = 300;

/**
 * Reads areas beside a page's own data, for its loader. Never rejects: without its areas a page is whole. The server waits for the answer, so that the
 * document contains it.
 */
export const loadAreas = async (context: ContentContext & { readonly queryClient: QueryClient }, ...areas: readonly Area[]): Promise<void> => {
  const read = Promise.all(areas.map((area) => context.queryClient.prefetchQuery(areaQuery(context, area))));
  await (import.meta.env.SSR ? read : Promise.race([read, new Promise((resolve) => setTimeout(resolve, AREA_WAIT_MS))]));
};
