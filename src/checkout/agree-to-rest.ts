import type { Cart } from '#contract/cart.ts';
import type { PaymentCalls } from './payment-calls.ts';
import { agreedBefore, type Payment, restOf } from './payments.ts';

/**
 * Who places the order with more on the screen than was agreed to at PayPal agrees to that: the approval is raised before anything is charged. Null: it is
 * another amount by now, which nobody has seen.
 */
export const agreeToRest = async (cart: Cart, main: Payment | undefined, calls: Pick<PaymentCalls, 'settleApproval'>): Promise<Cart | null> => {
  if (main === undefined || agreedBefore(cart, main) === undefined) return cart;
  const after = await calls.settleApproval(cart.id, main.payment_instrument_id, restOf(cart));
  return after.totals.total === cart.totals.total && restOf(after) === restOf(cart) ? after : null;
};
