import '#contract/calls/wire-components.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import type { FootGroup } from '#contract/calls/components.ts';
import type { Api } from '#src/base/api/client.ts';

export const footSizesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['fapi.components.foot-sizes'] as const,
    queryFn: ({ signal }) => api('fapi.components.foot-sizes', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A foot this much shorter than the smallest size wears another kind of shoe. Millimetres. */
const ROOM = 10;

/**
 * The smallest size of a kind of shoes that a foot fits into.
 * @param foot millimetres
 * @param sizes that a product is made in; all of the chart without
 */
export const sizeOfFoot = (group: FootGroup | undefined, foot: number, sizes?: readonly string[]): FootGroup['sizes'][number] | undefined => {
  const found = group?.sizes.find((one) => one.foot >= foot && (sizes?.includes(one.size) ?? true));
  return found && found.foot - foot <= ROOM ? found : undefined;
};
