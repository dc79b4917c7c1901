import type { CartItem } from '#contract/cart.ts';

/**
 * What is struck through beside a row of a cart or an order, of one piece. Where a reduction is announced against the lowest price of 30 days, which a cart
 * does not know, that is the shelf's affair: here only what promotions take off is.
 */
export const struckOf = ({ current, original }: Pick<CartItem['price'], 'current' | 'original'>, omnibus: boolean): number =>
  omnibus ? current : original;
