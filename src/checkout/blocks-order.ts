import type { Cart } from '#contract/cart.ts';
import { flashes, isFlashCode } from '#contract/errors/flash.ts';

/** The order cannot be completed, because nothing would be left of it (ProductLineItemFullInventoryMissing, spec 1 §8). */
export const blocksOrder = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(({ code }) => isFlashCode(code) && flashes[code].action.do === 'block-order');
