/**
 * Why the checkout delays its calls; null: it does not. `sending` and `checking` end by themselves; the others need the network, the server or the
 * shopper.
 */
export type CheckoutWait = 'loading' | 'empty' | 'refused' | 'sold-out' | 'checking' | 'offline' | 'sending' | 'held';

/** Reasons that end by themselves, so that a press may wait for them. */
export const isPassing = (wait: CheckoutWait | null): boolean => wait === 'sending' || wait === 'checking';
