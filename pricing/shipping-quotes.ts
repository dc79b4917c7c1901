import type { ShippingCode } from '#contract/cart.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput, PublicRules } from './types.ts';

/** What a shipment would cost after promotions if it travelled another way, at that way's full price. */
export const quoteShipping = (input: PricingInput, rules: PublicRules, shippingId: string, code: ShippingCode, amount: number): number => {
  const shipments = input.shipments.map((shipment) => (shipment.shippingId === shippingId ? { ...shipment, code, amount } : shipment));
  return priceCart({ ...input, shipments }, rules).shipments.find((shipment) => shipment.shippingId === shippingId)?.finalAmount ?? 0;
};
