import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import type { CartState } from './cart.ts';
import { isUnreachable } from './is-unreachable.ts';
import { isUnresolved } from './refusals.ts';

type GateFacts = Pick<CartState, 'view' | 'connectivity' | 'waitingCount'>;

/**
 * Why no order can be placed now, most urgent first; null: nothing is in the way. An order contains only what the server has seen, so no change may
 * be pending or in doubt. Refused changes left the cart unchanged and do not matter.
 */
export const checkoutWait = ({ view, connectivity, waitingCount }: GateFacts): CheckoutWait | null => {
  if (!view) return 'loading';
  const there = view.lines.filter(({ ghost }) => !ghost);
  if (there.length === 0) return 'empty';
  if (there.some(({ refused }) => refused.some(isUnresolved))) return 'refused';
  if (there.some(({ item }) => item.availability.state === 'OutOfStock' || item.availability.state === 'Withdrawn')) return 'sold-out';
  if (view.hold !== null) return 'held';
  if (isUnreachable(connectivity)) return 'offline';
  // A coupon or a shipping method has no line to carry the mark, so all pending changes are checked.
  if (view.pending.some(({ state }) => state === 'ambiguous')) return 'checking';
  if (waitingCount > 0 || view.ambiguousCount > 0) return 'sending';
  return null;
};
