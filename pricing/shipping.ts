import type { ShippingCode } from '#contract/cart.ts';

const HOME: readonly ShippingCode[] = ['standard', 'express'];

/**
 * One name for everything that travels together: home deliveries share a shipment, every store has its own.
 * @param code how the item reaches the shopper; which of the home deliveries is the shipment's choice.
 */
export const shippingIdOf = (code: ShippingCode, storeId?: string): string => {
  if (HOME.includes(code)) return 'home';
  return storeId === undefined ? code : `${code}-${storeId}`;
};
