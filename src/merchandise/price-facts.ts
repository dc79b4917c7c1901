import type { Price } from '#contract/products.ts';

/** What a price is announced as (spec 1 §9). Both can hold at once; the gift wins (lists, item 27). */
export type PriceTag = 'free' | 'marked-down';

export interface PriceFacts {
  /** Lowest and highest price of what can be bought; equal for a single price. */
  readonly low: number;
  readonly high: number;
  /** What it was, where it is less now. */
  readonly was?: { readonly low: number; readonly high: number };
  readonly tag?: PriceTag;
  /** Whole percent off, as the shop worked it out. */
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
  const wasLow = isRange ? price.lowOriginal : price.original;
  const wasHigh = isRange ? price.highOriginal : price.original;
  return {
    low,
    high,
    was: { low: wasLow, high: wasHigh },
    ...(tag ? { tag } : {}),
    ...(price.percentagePriceDiscount ? { percent: price.percentagePriceDiscount } : {}),
    ...(omnibus && price.historicBestPrice !== undefined ? { lowestBefore: price.historicBestPrice } : {}),
  };
};
