import type { RegionTax } from '#contract/cart.ts';
import { type TaxRule, TAX_RULES } from './tax-rules.ts';

const byRegion = new Map(TAX_RULES.flatMap((rule) => rule.regions.map((region) => [`${rule.country} ${region}`, rule] as const)));

const wire = ({ rate, kids, freeBelow, freeUpTo, shipping }: TaxRule): RegionTax => ({ rate, kids, freeBelow, freeUpTo, shipping });

/**
 * The tax of a place; undefined where none is known, such as a United States cart without an address.
 * @param country ISO 3166-1 alpha-2
 * @param province code of the state or province, where the country has rates of their own
 */
export const regionTax = (country: string, province?: string): RegionTax | undefined => {
  const rule = byRegion.get(`${country} ${province ?? ''}`) ?? byRegion.get(`${country} *`);
  return rule && wire(rule);
};
