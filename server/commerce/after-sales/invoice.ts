import { addressLines } from '#domain/address-lines.ts';
import { LOCALES } from '#contract/locales.ts';
import type { FileAnswer } from '#contract/calls/orders.ts';
import type { OrderFacts } from './facts.ts';
import type { PlacedRow } from './find-own.ts';
import { formatDay, formatMoney } from '#server/platform/mail/format.ts';
import { billLines } from '#server/platform/mail/bill-lines.ts';
import { paymentLines } from '#server/platform/mail/payment-lines.ts';
import { type Column, COLUMN, drawPdf, heading, keepTogether, paragraph, subheading, tableRow } from '#server/commerce/documents/pdf.ts';
import { documentMessages } from '#server/commerce/documents/messages.ts';

const ITEM_COLUMNS: readonly Column[] = [
  { width: COLUMN - 240 },
  { width: 50, align: 'right' },
  { width: 95, align: 'right' },
  { width: 95, align: 'right' },
];
const TOTAL_COLUMNS: readonly Column[] = [
  { width: COLUMN - 110, align: 'right' },
  { width: 110, align: 'right' },
];

/** The bill of an order, in the language and the currency it was placed in. It carries the order's number; what went back since stands at its end. */
export const drawInvoice = async ({ document: order, locale: localeId }: PlacedRow, facts: OrderFacts, now: Date): Promise<FileAnswer> => {
  const locale = LOCALES[localeId];
  const messages = documentMessages(locale);
  const { orderNumber, items, totals, billingAddress, shipments, placedAt } = order;
  const money = (amount: number): string => formatMoney(amount, totals.currency, localeId);
  const title = `${messages.invoice} ${orderNumber}`;
  const bytes = await drawPdf({ title, lang: locale.tag, now }, (pdf) => {
    heading(pdf, title);
    paragraph(pdf, `${messages.date}: ${formatDay(placedAt, localeId)}`);
    subheading(pdf, messages.billTo);
    for (const line of addressLines(billingAddress)) paragraph(pdf, line);
    for (const { address, storeName } of shipments) {
      if (!address?.addressLine1 && !storeName) continue;
      subheading(pdf, messages.deliverTo);
      for (const line of storeName ? [storeName] : address ? addressLines(address) : []) paragraph(pdf, line);
    }
    pdf.moveDown(1.2);
    tableRow(pdf, ITEM_COLUMNS, [messages.item, messages.qty, messages.price, messages.amount], true);
    for (const { name, attributes, qty, price } of items) {
      const chosen = attributes.map(({ label }) => label).join(', ');
      tableRow(pdf, ITEM_COLUMNS, [chosen ? `${name}\n${chosen}` : name, String(qty), money(price.current), money(price.rowTotal)]);
    }
    pdf.moveDown(0.6);
    keepTogether(pdf, 130);
    for (const { label, value, strong } of billLines(order, localeId)) tableRow(pdf, TOTAL_COLUMNS, [label, value], strong);
    if (locale.taxIncluded) tableRow(pdf, TOTAL_COLUMNS, [messages.netAmount, money(totals.total - totals.tax)]);
    pdf.moveDown(1);
    const payments = paymentLines(order, localeId);
    if (payments.length > 0) subheading(pdf, messages.paid);
    for (const [name, amount] of payments) paragraph(pdf, `${name}: ${amount}`);
    const { cancellation, returns } = facts;
    if (cancellation) paragraph(pdf, messages.cancelled(formatDay(cancellation.cancelledAt.toISOString(), localeId), money(cancellation.amount)));
    for (const { row } of returns)
      if (row.refundedAt) paragraph(pdf, messages.refunded(formatDay(row.refundedAt.toISOString(), localeId), money(row.amount)));
  });
  return { fileName: `waymark-${orderNumber}.pdf`, contentType: 'application/pdf', content: bytes.toString('base64') };
};
