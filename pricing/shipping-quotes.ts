import type { ShippingCode } from '#contract/cart.ts';
import { priceCart } from './price-cart.ts';
import { ratesFor } from './shipping.ts';
import type { PricingInput, PublicRules } from './types.ts';

export interface ShippingQuote {
  readonly code: ShippingCode;
  readonly amount: number;
  readonly finalAmount: number;
  readonly days: readonly [min: number, max: number];
}

/** Every way one shipment of the basket may travel, with what it would cost if it were chosen. */
export const quoteShipping = (input: PricingInput, rules: PublicRules, shippingId: string): ShippingQuote[] => {
  const shipment = input.shipments.find((candidate) => candidate.shippingId === shippingId);
  if (!shipment) return [];
  return ratesFor(rules, shipment.code, shipment.destination).map(({ code, days }) => {
    const shipments = input.shipments.map((other) => (other === shipment ? { ...other, code } : other));
    const priced = priceCart({ ...input, shipments }, rules).shipments.find((candidate) => candidate.shippingId === shippingId);
    return { code, days, amount: priced?.amount ?? 0, finalAmount: priced?.finalAmount ?? 0 };
  });
};
