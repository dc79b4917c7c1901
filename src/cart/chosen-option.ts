import type { CartItem } from '#contract/cart.ts';

/** The fulfilment of an item; until the server has confirmed one, the first possible one. */
export const chosenOption = ({ shippingOptions }: Pick<CartItem, 'shippingOptions'>): CartItem['shippingOptions'][number] | undefined =>
  shippingOptions.find(({ selected }) => selected) ?? shippingOptions[0];
