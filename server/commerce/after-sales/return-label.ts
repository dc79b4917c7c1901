import { addressLines } from '#domain/address-lines.ts';
import { LOCALES } from '#contract/locales.ts';
import type { FileAnswer, PurchaseReturn } from '#contract/calls/orders.ts';
import type { PlacedRow } from './find-own.ts';
import { formatDay, formatMoney } from '#server/platform/mail/format.ts';
import { code128 } from '#server/commerce/documents/code128.ts';
import { type Column, COLUMN, drawPdf, heading, MARGIN, paragraph, type Pdf, subheading, tableRow } from '#server/commerce/documents/pdf.ts';
import { documentMessages, WAREHOUSES } from '#server/commerce/documents/messages.ts';

const COLUMNS: readonly Column[] = [{ width: COLUMN - 220 }, { width: 50, align: 'right' }, { width: 170 }];
const MODULE = 1.4;
const BAR_HEIGHT = 64;

const barcode = (pdf: Pdf, text: string): void => {
  const top = pdf.y;
  let left = MARGIN;
  for (const [index, width] of code128(text).entries()) {
    if (index % 2 === 0) pdf.rect(left, top, width * MODULE, BAR_HEIGHT).fill('#000000');
    left += width * MODULE;
  }
  pdf.y = top + BAR_HEIGHT + 6;
};

/** One page: above what goes on the parcel, with the return's number as Code 128; below what goes inside. */
export const drawReturnLabel = async ({ document: order, locale: localeId }: PlacedRow, sent: PurchaseReturn, now: Date): Promise<FileAnswer> => {
  const locale = LOCALES[localeId];
  const messages = documentMessages(locale);
  const from = order.shipments.find(({ address, storeId }) => address?.addressLine1 && !storeId)?.address ?? order.billingAddress;
  const title = `${messages.label} ${sent.returnId}`;
  const bytes = await drawPdf({ title, lang: locale.tag, now }, (pdf) => {
    heading(pdf, messages.label);
    paragraph(pdf, messages.postagePaid, true);
    subheading(pdf, messages.from);
    for (const line of addressLines(from)) paragraph(pdf, line);
    subheading(pdf, messages.to);
    for (const line of WAREHOUSES[locale.country] ?? WAREHOUSES.US ?? []) paragraph(pdf, line);
    pdf.moveDown(1);
    barcode(pdf, sent.returnId);
    paragraph(pdf, sent.returnId);
    pdf.moveDown(1.5);
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + COLUMN, pdf.y)
      .dash(4, { space: 4 })
      .lineWidth(0.75)
      .strokeColor('#535e58')
      .stroke()
      .undash();
    pdf.moveDown(0.4);
    paragraph(pdf, messages.cut, true);
    subheading(pdf, messages.slip);
    paragraph(pdf, `${messages.order} ${order.orderNumber} · ${messages.date} ${formatDay(sent.createdAt, localeId)}`);
    pdf.moveDown(0.6);
    tableRow(pdf, COLUMNS, [messages.item, messages.qty, messages.reason], true);
    for (const { itemId, qty, reason } of sent.lines) {
      const item = order.items.find(({ id }) => id === itemId);
      const chosen = item?.attributes.map(({ label }) => label).join(', ') ?? '';
      tableRow(pdf, COLUMNS, [chosen ? `${item?.name ?? ''}\n${chosen}` : (item?.name ?? ''), String(qty), messages.reasons[reason]]);
    }
    pdf.moveDown(0.8);
    paragraph(pdf, `${messages.refund}: ${formatMoney(sent.refund.amount, sent.refund.currency, localeId)}`);
    paragraph(pdf, messages.enclose, true);
  });
  return { fileName: `waymark-${sent.returnId}.pdf`, contentType: 'application/pdf', content: bytes.toString('base64') };
};
