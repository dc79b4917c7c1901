import type { CartItem } from '#contract/cart.ts';

/** The way an item comes. Before the shop has said which it is, the first that it can come by. */
export const chosenOption = ({ shippingOptions }: Pick<CartItem, 'shippingOptions'>): CartItem['shippingOptions'][number] | undefined =>
  shippingOptions.find(({ selected }) => selected) ?? shippingOptions[0];
