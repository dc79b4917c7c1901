import type { Cart } from '#contract/cart.ts';

/** Names of the items of a shipment. */
export const itemNames = ({ shipments, items }: Pick<Cart, 'shipments' | 'items'>, shippingId: string): string => {
  const ids = shipments.find((shipment) => shipment.shippingId === shippingId)?.itemIds ?? [];
  return items
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
};
