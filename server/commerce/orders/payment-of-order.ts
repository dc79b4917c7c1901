import type { CallBody } from '#contract/calls/calls.ts';
import { isCharged } from '#domain/charged-methods.ts';
import type { Order, OrderPaymentPart } from '#contract/calls/checkout.ts';
import type { CartState } from '#server/commerce/cart/view.ts';
import type { OrderTender, OrderPayment } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * The charge to request from the provider; undefined if nothing remains to be charged.
 * @throws PYT404 if the named payment is not attached, PYT400 if the attached or approved amount does not cover the rest, PAY400 without the
 * shopper's approval
 */
export const paymentOf = (
  { cart, rows }: CartState,
  { code, additionalData }: CallBody<'cart.placeOrder'>['paymentMethod'],
): OrderPayment | undefined => {
  const wanted = additionalData?.payment_instrument_id;
  const named = rows.payments.find((row) => row.method === code && (wanted === undefined || row.id === wanted));
  if (!named) throw new Refusal('PYT404');
  const { remainingToPay } = cart.totals;
  if (remainingToPay === 0) return undefined;
  const charged = isCharged(named.method) ? named : rows.payments.find(({ method }) => isCharged(method));
  if (!charged?.token) throw new Refusal('PYT400', { remainingToPay });
  const { method, token, card, details } = charged;
  if (details?.kind === 'approval') {
    if (details.state !== 'approved') throw new Refusal('PAY400', { reason: 'not_approved' });
    if (details.amount < remainingToPay) throw new Refusal('PYT400', { remainingToPay, approved: details.amount });
  }
  return { code: method, token, ...(card ? { card } : {}) };
};

/** The order's payments as its shopper sees them. */
export const paymentsOf = (
  payment: OrderPayment | undefined,
  charged: number,
  tenders: readonly OrderTender[],
): { readonly paymentMethod: Order['paymentMethod']; readonly payments: OrderPaymentPart[] } => {
  const card = payment?.card ? { card_type: payment.card.card_type, last4: payment.card.last4 } : {};
  const payments: OrderPaymentPart[] = [
    ...tenders.map(({ code, amount, last4, points }) => ({ code, amount, ...(last4 && { last4 }), ...(points !== undefined && { points }) })),
    ...(payment ? [{ code: payment.code, amount: charged, ...card }] : []),
  ];
  if (payment) return { paymentMethod: { code: payment.code, ...card }, payments };
  const { code = 'CREDIT_CARD', last4 } = tenders.toSorted((a, b) => b.amount - a.amount)[0] ?? {};
  return { paymentMethod: { code, ...(last4 === undefined ? {} : { last4 }) }, payments };
};
