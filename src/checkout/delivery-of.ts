import type { Cart } from '#contract/cart.ts';

/** How a cart travels, to be compared: which shipment goes which way, from or to which shop. Where it goes and what it costs do not count. */
export const deliveryOf = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>): string =>
  shippingMethods
    .map(({ shippingId, code, storeId }) => [shippingId, code, storeId ?? ''].join(' '))
    .toSorted()
    .join('\n');
