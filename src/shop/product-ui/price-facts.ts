import type { Price } from '#contract/calls/products.ts';
import { reductionOf } from '#domain/reduction.ts';

/** The tag of a price (spec 1 §9). If both could apply, the gift wins. */
export type PriceTag = 'free' | 'marked-down';

export interface PriceFacts {
  /** Lowest and highest price of what can be bought; equal for a single price. */
  readonly low: number;
  readonly high: number;
  /** What it was, where it is less now: struck through. */
  readonly was?: { readonly low: number; readonly high: number };
  readonly tag?: PriceTag;
  /** Whole percent off, counted from `was`. */
  readonly percent?: number;
  /** Lowest price of the 30 days before the reduction: shown where the law asks for it (spec 3 §9). */
  readonly lowestBefore?: number;
}

/**
 * What there is to say about a price. `omnibus` is the setting of the locale: the lowest price before is shown when it
 * is on, the price is reduced, and such a price exists (spec 3 §9).
 */
export const priceFacts = (price: Price, { omnibus }: { omnibus: boolean }): PriceFacts => {
  const isRange = price.lowCurrent !== price.highCurrent;
  const low = isRange ? price.lowCurrent : price.current;
  const high = isRange ? price.highCurrent : price.current;
  const reduced = price.current < price.original;
  const tag: PriceTag | undefined = price.current === 0 ? 'free' : reduced ? 'marked-down' : undefined;
  if (!reduced) return { low, high, ...(tag ? { tag } : {}) };
  const { current, original, historicBestPrice: historicBest } = price;
  const reduction = reductionOf({ current, original, historicBest }, omnibus);
  return {
    low,
    high,
    ...(reduction && (isRange ? rangeBefore(price, reduction.was) : { was: { low: reduction.was, high: reduction.was } })),
    ...(tag ? { tag } : {}),
    // Of a range nobody could say what a percentage counts from.
    ...(reduction?.percent && !isRange ? { percent: reduction.percent } : {}),
    ...(omnibus && historicBest !== undefined ? { lowestBefore: historicBest } : {}),
  };
};

/** The originals of a range, unless the one that is shown is announced against another price. */
const rangeBefore = ({ original, lowOriginal, highOriginal }: Price, was: number): Pick<PriceFacts, 'was'> =>
  was === original ? { was: { low: lowOriginal, high: highOriginal } } : {};
