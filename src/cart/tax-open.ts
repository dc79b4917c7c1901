import type { Cart } from '#contract/cart.ts';

/** Something travels to a place whose tax nobody knows yet. */
export const isTaxOpen = ({ shipments, shippingMethods }: Pick<Cart, 'shipments' | 'shippingMethods'>): boolean =>
  shipments.some(({ shippingId, code }) => code !== 'digital' && !shippingMethods.find((entry) => entry.shippingId === shippingId)?.tax);
