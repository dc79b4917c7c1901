import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import type { CartState } from './basket.ts';
import { isUnreachable } from './is-unreachable.ts';
import { isUnresolved } from './refusals.ts';

type GateFacts = Pick<CartState, 'view' | 'connectivity' | 'waitingCount'>;

/**
 * An order is placed only with what the server has seen: nothing may be under way or in doubt. What was refused left the cart as it was and is in
 * nobody's way. Answers what is in the way, in the order in which one would deal with it; null: nothing is.
 */
export const checkoutWait = ({ view, connectivity, waitingCount }: GateFacts): CheckoutWait | null => {
  if (!view) return 'loading';
  const there = view.lines.filter(({ ghost }) => !ghost);
  if (there.length === 0) return 'empty';
  if (there.some(({ refused }) => refused.some(isUnresolved))) return 'refused';
  if (there.some(({ item }) => item.availability.state === 'OutOfStock' || item.availability.state === 'Withdrawn')) return 'sold-out';
  if (view.hold !== null) return 'held';
  if (isUnreachable(connectivity)) return 'offline';
  // A code or a way of delivery has no line to be marked: whatever waits is asked.
  if (view.pending.some(({ state }) => state === 'ambiguous')) return 'checking';
  if (waitingCount > 0 || view.ambiguousCount > 0) return 'sending';
  return null;
};
