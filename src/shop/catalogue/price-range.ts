import { readListSearch } from './list-search.ts';

/** What was done with what somebody typed. */
export type PriceRemark = { readonly kind: 'swapped' } | { readonly kind: 'not-read'; readonly text: string };

export interface TypedRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly remark?: PriceRemark;
}

/** Reads the two fields of the price filter. Amounts the wrong way round are swapped, what is no amount is left out, and both are said. */
export const readPriceRange = (from: string, to: string): TypedRange => {
  const { min: low } = readListSearch({ min: from });
  const { max: high } = readListSearch({ max: to });
  const wrong = [low === undefined ? from.trim() : '', high === undefined ? to.trim() : ''].find((text) => text !== '');
  if (wrong !== undefined) return { min: low, max: high, remark: { kind: 'not-read', text: wrong.slice(0, 20) } };
  if (low !== undefined && high !== undefined && low > high) return { min: high, max: low, remark: { kind: 'swapped' } };
  return { min: low, max: high };
};
