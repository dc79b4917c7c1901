import { flashes, isFlashCode } from '#contract/errors/flash.ts';
import type { CartView } from '#db/cart/view.ts';

/** Remarks of the shop that leave less in the cart than was asked for. */
const FEWER = new Set<string>(['ProductItemMaxQuantity', 'ProductLineItemInventoryMissing']);

export interface BeforePaying {
  readonly notices: CartView['notices'];
  readonly cart: Pick<CartView['cart'], 'flash'>;
}

/**
 * What must have been looked at before paying: a price that rose, units that were taken away, another way of delivery. Each has a name of its own, and the same line at yet
 * another price has another one.
 */
export const mattersBeforePaying = ({ notices, cart }: BeforePaying): string[] => [
  ...notices.filter(({ kind }) => kind === 'price-up').map(({ id, details }) => `${id} ${String(details.to)}`),
  ...notices.filter(({ kind }) => kind === 'fewer' || kind === 'line-gone').map(({ id, details }) => `${id} ${String(details.left)}`),
  ...cart.flash
    .filter(({ code, details }) => FEWER.has(code) && details.itemId !== undefined)
    .map(({ code, details }) => `${code} ${String(details.itemId)}`),
  ...cart.flash.filter(({ code }) => isMoved(code)).map(({ code, details }) => `${code} ${JSON.stringify(details)}`),
];

/** It travels another way than the shopper chose (spec 1 §4). */
const isMoved = (code: string): boolean =>
  isFlashCode(code) && (flashes[code].action.do === 'delivery-changed' || flashes[code].action.do === 'shipping-downgraded');
