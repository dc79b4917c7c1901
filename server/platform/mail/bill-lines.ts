import type { Order } from '#contract/calls/checkout.ts';
import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { billOfOrder, type BillRow } from '#pricing/bill.ts';
import { formatMoney } from './format.ts';
import { paymentName, voucherName } from './payment-lines.ts';

interface BillMessages extends Readonly<Record<'items' | 'discount' | 'shipping' | 'tax', string>> {
  readonly free: string;
  /** What it costs before vouchers and gift cards. */
  readonly order: string;
  readonly paid: string;
  readonly taxIncluded: string;
}

const MESSAGES: Readonly<Record<Locale['language'], BillMessages>> = {
  en: {
    items: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    tax: 'Tax',
    order: 'Order total',
    paid: 'Paid',
    taxIncluded: 'Including VAT of',
  },
  fr: {
    items: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Offerte',
    tax: 'Taxes',
    order: 'Total de la commande',
    paid: 'Payé',
    taxIncluded: 'Dont TVA',
  },
  de: {
    items: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    tax: 'Steuern',
    order: 'Bestellwert',
    paid: 'Bezahlt',
    taxIncluded: 'Enthaltene MwSt.',
  },
};

export interface BillLine {
  readonly label: string;
  readonly value: string;
  /** What was charged. */
  readonly strong?: true;
}

/** The rows of an order as its email and its invoice print them: those of every screen, with the tax that the prices contain at the end. */
export const billLines = (order: Order, localeId: LocaleId): readonly BillLine[] => {
  const { taxIncluded, language } = LOCALES[localeId];
  const messages = MESSAGES[language];
  const { totals } = order;
  const { rows, total, due } = billOfOrder(order, taxIncluded);
  const money = (amount: number): string => formatMoney(amount, totals.currency, localeId);
  const labelOf = (row: BillRow): string => {
    if (row.kind === 'tender') return paymentName(row.tender, localeId);
    return row.kind === 'voucher' ? voucherName(localeId) : messages[row.kind];
  };
  const isDeduction = ({ kind }: BillRow): boolean => kind === 'voucher' || kind === 'tender';
  const line = (row: BillRow): BillLine => ({
    label: labelOf(row),
    value: row.kind === 'shipping' && row.amount === 0 ? messages.free : money(row.amount),
  });
  return [
    ...rows.filter((row) => !isDeduction(row)).map(line),
    ...(rows.some(isDeduction) ? [{ label: messages.order, value: money(total) }] : []),
    ...rows.filter(isDeduction).map(line),
    { label: messages.paid, value: money(due), strong: true },
    ...(taxIncluded ? [{ label: messages.taxIncluded, value: money(totals.tax) }] : []),
  ];
};
