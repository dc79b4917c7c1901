import type { CartState } from './basket.ts';
import { isUnreachable } from './is-unreachable.ts';

/**
 * Why the checkout waits; null: it does not. In the order in which one would deal with it. `sending` ends by itself in a moment;
 * the others need the network, the shop, or the shopper.
 */
export type CheckoutWait = 'loading' | 'empty' | 'refused' | 'sold-out' | 'checking' | 'offline' | 'sending' | 'held';

type GateFacts = Pick<CartState, 'view' | 'connectivity' | 'waitingCount'>;

/** An order is placed only with what the server has seen: nothing may be under way, doubtful or refused. */
export const checkoutWait = ({ view, connectivity, waitingCount }: GateFacts): CheckoutWait | null => {
  if (!view) return 'loading';
  const there = view.lines.filter(({ ghost }) => !ghost);
  if (there.length === 0) return 'empty';
  if (view.lines.some(({ mark }) => mark === 'refused')) return 'refused';
  if (there.some(({ item }) => item.availability.state === 'OutOfStock' || item.availability.state === 'Withdrawn')) return 'sold-out';
  if (view.hold !== null) return 'held';
  if (isUnreachable(connectivity)) return 'offline';
  if (there.some(({ mark }) => mark === 'ambiguous')) return 'checking';
  if (waitingCount > 0) return 'sending';
  return null;
};

/** What ends by itself: a press may wait for it. */
export const isPassing = (wait: CheckoutWait | null): boolean => wait === 'sending' || wait === 'checking';
