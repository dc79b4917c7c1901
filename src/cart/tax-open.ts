import type { Cart } from '#contract/cart.ts';

/** Whether a shipment goes to a destination whose tax is not known yet. */
export const isTaxOpen = ({ shipments, shippingMethods }: Pick<Cart, 'shipments' | 'shippingMethods'>): boolean =>
  shipments.some(({ shippingId, code }) => code !== 'digital' && !shippingMethods.find((entry) => entry.shippingId === shippingId)?.tax);
