import type { CallBodyInput } from '#contract/calls/calls.ts';
import type { Cart } from '#contract/cart.ts';
import { isCharged } from '#domain/charged-methods.ts';

type Paid = Pick<Cart, 'payment_instruments' | 'totals'>;
export type Payment = Cart['payment_instruments'][number];

/** Gift cards, points, credits: what takes a part of the total. */
export const partPaymentsOf = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>): Payment[] =>
  payment_instruments.filter(({ payment_method_id }) => !isCharged(payment_method_id));

/** What the way to pay that takes the rest will be asked for; 0: there is no rest. */
export const restOf = (cart: Paid): number =>
  Math.max(0, cart.totals.total - cart.totals.appliedRewards - partPaymentsOf(cart).reduce((sum, { amount }) => sum + amount, 0));

/** The payment that takes the rest, if there is one that can be asked. */
export const mainPaymentOf = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>, refused: string | null): Payment | undefined =>
  payment_instruments.find(({ payment_method_id, payment_instrument_id }) => isCharged(payment_method_id) && payment_instrument_id !== refused);

/**
 * Whether a payment can be asked for the rest: one of the provider's own page as far as the shopper has agreed to it there. More than that is agreed to anew,
 * and of PayPal express at the summary: there the address came later.
 */
export const paysRest = ({ approval }: Payment, rest: number): boolean =>
  approval === undefined || (approval.state === 'approved' && (approval.express === true || approval.amount >= rest));

/** What was agreed to at PayPal before the address was known, where more than that remains: the summary asks once more. */
export const agreedBefore = (cart: Paid, main: Payment | undefined): number | undefined =>
  main?.approval?.express && main.approval.amount < restOf(cart) ? main.approval.amount : undefined;

/** Whether everything is covered, or something is there that will be asked for the rest. */
export const isPaid = (cart: Paid, refused: string | null): boolean => {
  const rest = restOf(cart);
  const main = mainPaymentOf(cart, refused);
  return rest === 0 || (main !== undefined && paysRest(main, rest));
};

/**
 * What has to be said after an order was refused because something is not as it was seen: the rest, and at which step. A gift card, points or a credit may have
 * been spent elsewhere meanwhile, with the total as it was. Undefined: the new total says it all.
 */
export const newRest = (
  before: Paid,
  now: Paid,
  refused: string | null,
): { readonly step: 'billing' | 'summary'; readonly rest: number } | undefined => {
  const rest = restOf(now);
  if (!isPaid(now, refused)) return { step: 'billing', rest };
  return now.totals.total === before.totals.total && rest !== restOf(before) ? { step: 'summary', rest } : undefined;
};

/** The figures that the summary shows beside the new ones, minor units. */
export interface OldFigures {
  readonly total: number;
  readonly tax: number | undefined;
}

/** What was seen before an order was refused, by the code of the refusal: the total; also the tax where it was the tax that changed. */
export const oldFiguresOf = (code: 'WMK409' | 'TAX310', { total, tax }: Pick<Cart['totals'], 'total' | 'tax'>): OldFigures => ({
  total,
  tax: code === 'TAX310' ? tax : undefined,
});

/** How an order is said to be paid: by what takes the rest, else by the payment that covers most of it. */
export const orderPaymentOf = (cart: Paid, main: Payment | undefined): CallBodyInput<'cart.placeOrder'>['paymentMethod'] => {
  const payment = restOf(cart) > 0 ? main : partPaymentsOf(cart).toSorted((one, other) => other.amount - one.amount)[0];
  return {
    code: payment?.payment_method_id ?? 'CREDIT_CARD',
    ...(payment && { additionalData: { payment_instrument_id: payment.payment_instrument_id } }),
  };
};
