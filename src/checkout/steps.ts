import type { Cart } from '#contract/cart.ts';
import { isPaid } from './payments.ts';
import { type Step, STEPS } from './step.ts';

type Entry = Cart['shippingMethods'][number];
export type StepCart = Pick<Cart, 'shippingMethods' | 'payment_instruments' | 'billingAddress' | 'flash' | 'totals'>;

export interface StepFacts {
  readonly cart: StepCart;
  /** Payment instrument that was refused: it does not count as one. */
  readonly refusedPayment: string | null;
}

/** Whether a shipment goes to a door and so needs a street; the others need somebody who collects or is mailed. */
export const isToDoor = ({ shippingId }: Pick<Entry, 'shippingId'>): boolean => shippingId === 'home' || shippingId === 'customs';
/** Whether somebody fetches it from a shop. */
export const isCollected = ({ storeId }: Pick<Entry, 'storeId'>): boolean => storeId !== undefined;

const isComplete = (entry: Entry): boolean => {
  const { address, applicableShippingMethods, code } = entry;
  if (!address?.email || !address.phone) return false;
  if (isToDoor(entry) && !address.addressLine1) return false;
  return applicableShippingMethods.some((method) => method.code === code);
};

export const isShippingDone = ({ shippingMethods, flash }: StepCart): boolean =>
  shippingMethods.length > 0 && shippingMethods.every(isComplete) && !flash.some(({ code }) => code === 'InvalidShippingAddress');

export const isBillingDone = ({ cart, refusedPayment }: StepFacts): boolean => cart.billingAddress !== undefined && isPaid(cart, refusedPayment);

/** The step that is still to be done first; the summary once everything before it is. */
export const firstIncomplete = (facts: StepFacts): Step => {
  if (!isShippingDone(facts.cart)) return 'shipping';
  return isBillingDone(facts) ? 'summary' : 'billing';
};

/** The wanted step, or the first incomplete one where that comes before it. */
export const allowedStep = (wanted: Step, facts: StepFacts): Step => {
  const first = firstIncomplete(facts);
  return STEPS.indexOf(wanted) > STEPS.indexOf(first) ? first : wanted;
};
