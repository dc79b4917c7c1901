import type { CartView, RefusedChange } from '#db/cart/view.ts';
import { LOCAL_REASONS } from '#db/mutations/mutation.ts';

/**
 * Where a refused change is shown on the cart page: at its line, at the field of the code, at the delivery, or above the lines where the cart
 * has nothing that it belongs to. Every refusal has exactly one place.
 */
export type RefusalPlace = 'line' | 'code' | 'delivery' | 'top';

export const refusalPlace = ({ line, type }: RefusedChange, { lines }: Pick<CartView, 'lines'>): RefusalPlace => {
  if (line !== null && lines.some(({ key, ghost }) => key === line && !ghost)) return 'line';
  if (type === 'apply-coupon' || type === 'remove-coupon') return 'code';
  return type === 'set-shipping-method' ? 'delivery' : 'top';
};

export const refusedAt = (view: Pick<CartView, 'lines' | 'refused'>, place: RefusalPlace): readonly RefusedChange[] =>
  view.refused.filter((refused) => refusalPlace(refused, view) === place);

/**
 * A refused change leaves the cart as it was, so the rest can be ordered. The exception is a line whose change may have been made: its quantity
 * has to be confirmed before it is paid for.
 */
export const isUnresolved = ({ refusal }: RefusedChange): boolean => refusal.code === LOCAL_REASONS.check;

/** The code that was typed gets its answer at its field: it is not a lost change that needs the shopper's attention elsewhere. */
export const isAnsweredAtField = ({ type }: Pick<RefusedChange, 'type'>): boolean => type === 'apply-coupon';
