import type { RegionTax } from '#contract/cart.ts';
import { roundHalfUp } from '#contract/money.ts';

/** A whole percent is 1000, the whole is 100 percent. */
const WHOLE = 100_000;

export interface TaxedPart {
  readonly tax: number;
  /** The rate that held for it, thousandths of a percent. */
  readonly rate: number;
}

const isApparel = (taxClass: string): boolean => /clothing|footwear/.test(taxClass);

/** Tax of `amount` at `rate`: contained in it (out of a gross price) or on top of it; rounded half up to the minor unit. */
export const taxOf = (amount: number, rate: number, included: boolean): number => roundHalfUp((amount * rate) / (included ? WHOLE + rate : WHOLE));

/**
 * Tax of one row, `amount` being all its units after every discount. Rounded per row: the rows and the shipments add up to the
 * total by construction. A gift card is a means of payment and is taxed when it is spent.
 */
export const taxOfRow = (amount: number, qty: number, taxClass: string, region: RegionTax | undefined, included: boolean): TaxedPart => {
  if (!region || taxClass === 'gift-card') return { tax: 0, rate: 0 };
  const rate = region.kids !== undefined && taxClass.startsWith('kids-') ? region.kids : region.rate;
  if (isApparel(taxClass)) {
    if (region.freeBelow !== undefined && amount < region.freeBelow * qty) return { tax: 0, rate: 0 };
    if (region.freeUpTo !== undefined) {
      const taxable = Math.max(0, amount - region.freeUpTo * qty);
      return { tax: taxOf(taxable, rate, included), rate: taxable > 0 ? rate : 0 };
    }
  }
  return { tax: taxOf(amount, rate, included), rate };
};
