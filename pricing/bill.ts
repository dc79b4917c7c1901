import type { Cart } from '#contract/cart.ts';
import { isCharged } from '#domain/charged-methods.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { PaymentMethod } from '#contract/payment-instrument.ts';

/** A gift card, points or a credit that pays a part of it. */
export interface Tender {
  readonly code: PaymentMethod;
  readonly amount: number;
  readonly last4?: string | undefined;
  readonly points?: number | undefined;
}

export type BillRow =
  | { readonly kind: 'items' | 'discount' | 'shipping' | 'tax' | 'voucher'; readonly amount: number }
  | { readonly kind: 'tender'; readonly amount: number; readonly tender: Tender };

export interface Bill {
  /** Deductions are negative: all rows add up to `due`. */
  readonly rows: readonly BillRow[];
  /** What it costs before vouchers and tenders: rows up to the first of them. */
  readonly total: number;
  /** What the card, Klarna or PayPal is charged with. */
  readonly due: number;
}

interface Sums {
  readonly totals: Pick<Cart['totals'], 'itemSubTotal' | 'totalDiscount' | 'shipping' | 'tax' | 'appliedRewards' | 'total'>;
  readonly tenders: readonly Tender[];
  /** Prices contain the tax: then it is no row of its own. */
  readonly taxIncluded: boolean;
  /** Something travels, so that delivery is a row even where it is free. */
  readonly isShipped: boolean;
}

/** The rows of a cart or an order from its goods down to what is to be paid. Every screen, email and document draws these. */
const billOf = ({ totals, tenders, taxIncluded, isShipped }: Sums): Bill => {
  const rows: BillRow[] = [{ kind: 'items', amount: totals.itemSubTotal }];
  if (totals.totalDiscount > 0) rows.push({ kind: 'discount', amount: -totals.totalDiscount });
  if (isShipped) rows.push({ kind: 'shipping', amount: totals.shipping });
  if (!taxIncluded) rows.push({ kind: 'tax', amount: totals.tax });
  // A voucher that is worth more than the cart takes no more off than there is.
  const voucher = Math.min(totals.appliedRewards, totals.total);
  if (voucher > 0) rows.push({ kind: 'voucher', amount: -voucher });
  const paying = tenders.filter(({ amount }) => amount > 0);
  for (const tender of paying) rows.push({ kind: 'tender', amount: -tender.amount, tender });
  return { rows, total: totals.total, due: totals.total - voucher - paying.reduce((sum, { amount }) => sum + amount, 0) };
};

type BilledCart = Pick<Cart, 'totals' | 'payment_instruments' | 'shipments'>;

/** Of a cart; its `due` is `totals.remainingToPay`. */
export const billOfCart = ({ totals, payment_instruments, shipments }: BilledCart, taxIncluded: boolean): Bill =>
  billOf({
    totals,
    tenders: payment_instruments
      .filter(({ payment_method_id }) => !isCharged(payment_method_id))
      .map(({ payment_method_id, amount, stored, points }) => ({ code: payment_method_id, amount, last4: stored?.last4, points })),
    taxIncluded,
    isShipped: shipments.some(({ code }) => code !== 'digital'),
  });

type BilledOrder = Pick<Order, 'totals' | 'payments' | 'shipments'>;

/** Of an order, from what paid it. */
export const billOfOrder = ({ totals, payments = [], shipments }: BilledOrder, taxIncluded: boolean): Bill =>
  billOf({
    totals,
    tenders: payments.filter(({ code }) => !isCharged(code)),
    taxIncluded,
    isShipped: shipments.some(({ code }) => code !== 'digital'),
  });
