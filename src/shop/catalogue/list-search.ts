import type { CallQueryInput } from '#contract/calls/calls.ts';
import { minorDigits } from '#contract/money.ts';
import type { Sort } from '#contract/calls/products.ts';
import { stringifySearch } from '#src/base/links/search-params.ts';

/** Facets that an address may name. Anything else in a query string (campaign marks, say) is not ours and does no harm. */
export const FACET_IDS = ['category', 'gender', 'size', 'width', 'color', 'feature', 'brand', 'sale', 'store'] as const;
export type FacetId = (typeof FACET_IDS)[number];

/** Mirrors `SORTS` of the contract, whose module would bring its schemas into the first visit. */
export const SORT_OPTIONS = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const satisfies readonly Sort[];

/** How dense the grid is; large pictures unless it says otherwise. */
export type View = 'compact';

/** Everything about a list that its address says. Prices are in whole currency as people type them: `min=49.50`. */
export type ListSearch = Readonly<
  { q?: string; sort?: Sort; page?: number; view?: View; min?: number; max?: number } & Partial<Record<FacetId, readonly string[]>>
>;

/** A list, for its filters in a sheet of their own. */
export interface ListFilters {
  readonly path: string;
  readonly categoryId?: string | undefined;
  readonly search: ListSearch;
}

const MAX_PAGE = 400;
const MAX_VALUES = 40;
const MAX_TEXT = 120;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string | number => typeof one === 'string' || typeof one === 'number').map(String);
const firstOf = (value: unknown): string => textsOf(value)[0] ?? '';
const amountOf = (value: unknown): number | undefined => {
  const text = firstOf(value).replace(',', '.').trim();
  const amount = Number(text);
  return text !== '' && Number.isFinite(amount) && amount >= 0 && amount < 1e7 ? Math.round(amount * 100) / 100 : undefined;
};

/**
 * Reads the parameters of a list from a query string that anybody may have typed. Every name that is ours is in the
 * answer, `undefined` where it says nothing: the router lays the answer over what it read.
 */
export const readListSearch = (raw: Readonly<Record<string, unknown>>): ListSearch => {
  const page = Number(firstOf(raw.page));
  const sort = firstOf(raw.sort);
  const min = amountOf(raw.min);
  const max = amountOf(raw.max);
  // The wrong way round is meant the other way round.
  const isSwapped = min !== undefined && max !== undefined && max < min;
  const q = firstOf(raw.q).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
  const facets = FACET_IDS.map((id) => {
    const values = [...new Set(textsOf(raw[id]).filter((value) => value !== '' && value.length <= MAX_TEXT))].slice(0, MAX_VALUES);
    return [id, values.length > 0 ? values : undefined] as const;
  });
  return {
    q: q || undefined,
    ...Object.fromEntries(facets),
    min: isSwapped ? max : min,
    max: isSwapped ? min : max,
    sort: SORT_OPTIONS.find((option) => option === sort && option !== 'featured'),
    view: firstOf(raw.view) === 'compact' ? 'compact' : undefined,
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
};

/** An address of a list. The order of names is always the same, so that one list has one address. */
export const listHref = (path: string, search: ListSearch): string => path + stringifySearch(readListSearch(search));

/** The call's query for a list's address: prices in minor units, pages as offsets. */
export const listQueryInput = (
  search: ListSearch,
  { categoryId, currency, perPage }: { categoryId?: string | undefined; currency: string; perPage: number },
): CallQueryInput<'products.productSearch'> => {
  const minor = (amount: number): number => Math.round(amount * 10 ** minorDigits(currency));
  const parts = FACET_IDS.flatMap((id) => (search[id] ? [`${id}:${search[id].join('|')}`] : []));
  if (search.min !== undefined || search.max !== undefined)
    parts.push(`price:${minor(search.min ?? 0)}-${search.max === undefined ? '' : minor(search.max)}`);
  return {
    ...(search.q ? { q: search.q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(parts.length > 0 ? { filters: parts.join(';') } : {}),
    ...(search.sort ? { sort: search.sort } : {}),
    start: ((search.page ?? 1) - 1) * perPage,
    count: perPage,
  };
};
