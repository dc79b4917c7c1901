import type { Sort } from '#contract/calls/products.ts';
import { FACET_IDS, type FacetId, type ListSearch, type View } from './list-search.ts';

/** A change of what is listed begins at the first page again. */
const refine = (search: ListSearch, change: ListSearch): ListSearch => ({ ...search, ...change, page: undefined });

export const withFacetValue = (search: ListSearch, id: FacetId, value: string, chosen: boolean): ListSearch => {
  const others = (search[id] ?? []).filter((one) => one !== value);
  const values = chosen ? [...others, value] : others;
  return refine(search, { [id]: values.length > 0 ? values : undefined });
};

export const withPriceRange = (search: ListSearch, min: number | undefined, max: number | undefined): ListSearch => refine(search, { min, max });
export const withSort = (search: ListSearch, sort: Sort): ListSearch => refine(search, { sort });
export const withView = (search: ListSearch, view: View | undefined): ListSearch => ({ ...search, view });
export const withPage = (search: ListSearch, page: number): ListSearch => ({ ...search, page });
/** Takes every filter away; what was searched for and how it is shown stay. */
export const withoutFilters = ({ q, sort, view }: ListSearch): ListSearch => ({ q, sort, view });

/** One filter that is on. */
export type ActiveFilter =
  | { readonly kind: 'facet'; readonly id: FacetId; readonly value: string }
  | { readonly kind: 'price'; readonly min?: number; readonly max?: number };

export const activeFilters = (search: ListSearch): ActiveFilter[] => [
  ...FACET_IDS.flatMap((id) => (search[id] ?? []).map((value) => ({ kind: 'facet' as const, id, value }))),
  ...(search.min !== undefined || search.max !== undefined ? [{ kind: 'price' as const, min: search.min, max: search.max }] : []),
];
