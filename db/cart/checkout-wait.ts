/**
 * Why the checkout waits with its calls; null: it does not. `sending` and `checking` end by themselves in a moment; the others need the
 * network, the shop, or the shopper.
 */
export type CheckoutWait = 'loading' | 'empty' | 'refused' | 'sold-out' | 'checking' | 'offline' | 'sending' | 'held';

/** What ends by itself: a press may wait for it. */
export const isPassing = (wait: CheckoutWait | null): boolean => wait === 'sending' || wait === 'checking';
