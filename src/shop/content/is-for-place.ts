import type { FilterByBlock } from '#contract/calls/content/choices.ts';
import type { BlockPlace } from './block-ports.ts';

/** What a page may be named by: of a product its id and SKUs, of a category its id; of either its path, with or without the slash before it. */
const namesOf = (variant: FilterByBlock['variant'], { path, categoryId, productIds }: BlockPlace): readonly string[] | undefined => {
  const ids = variant === 'product' ? productIds : categoryId === undefined ? undefined : [categoryId];
  return ids && [...ids, ...(path === undefined ? [] : [path, path.replace(/^\//, '')])];
};

type Filter = Pick<FilterByBlock, 'variant' | 'operator'> & { readonly values: readonly string[] };

/** Whether a filter-by block shows its children on this page. On a page of another kind it never does, whatever its operator. */
export const isForPlace = ({ variant, values, operator }: Filter, place: BlockPlace): boolean => {
  const names = namesOf(variant, place);
  if (!names) return false;
  return names.some((name) => values.includes(name)) === (operator === 'IN');
};
