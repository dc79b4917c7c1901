import type { Currency } from '#contract/money.ts';
import type { ExportPrice, ExportVariant } from './types.ts';

/** Price of a variant in one currency at one moment, and the changes that are announced. */
export interface PriceNow {
  readonly holding: ExportPrice;
  readonly later: readonly ExportPrice[];
}

/** Undefined: not sold in that currency. */
export const priceNow = ({ prices }: ExportVariant, currency: Currency, now: Date): PriceNow | undefined => {
  const own = prices.filter((price) => price.currency === currency);
  const holding = own.findLast(({ validFrom }) => validFrom <= now);
  return holding && { holding, later: own.filter(({ validFrom }) => validFrom > now) };
};
