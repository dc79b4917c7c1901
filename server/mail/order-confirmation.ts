import type { Order } from '#contract/checkout.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { ordererOf } from '#contract/orderer.ts';
import { escapeHtml, formatDay, formatMoney } from './format.ts';
import type { Letter } from './letter.ts';
import { letterButton, letterFrame } from './letter-frame.ts';
import { paymentLines } from './payment-lines.ts';
import { orderWords } from './words.ts';

/** Rows of a letter: a label and what stands beside it. */
type Row = readonly [label: string, value: string];

const totalsOf = ({ totals }: Order, localeId: LocaleId): Row[] => {
  const locale = LOCALES[localeId];
  const words = orderWords(locale);
  const money = (amount: number) => formatMoney(amount, totals.currency, localeId);
  return [
    [words.subtotal, money(totals.itemSubTotal)],
    ...(totals.totalDiscount > 0 ? [[words.discount, `-${money(totals.totalDiscount)}`] as const] : []),
    [words.shipping, totals.shipping === 0 ? words.free : money(totals.shipping)],
    ...(locale.taxIncluded ? [] : [[words.tax, money(totals.tax)] as const]),
    [words.total, money(totals.total)],
    ...(locale.taxIncluded ? [[words.taxIncluded, money(totals.tax)] as const] : []),
  ];
};

const shipmentsOf = ({ shipments }: Order, localeId: LocaleId): { readonly title: string; readonly lines: readonly string[] }[] => {
  const words = orderWords(LOCALES[localeId]);
  return shipments.map(({ label, address, storeName, deliveryTime }) => ({
    title: label,
    lines: [
      words.days(deliveryTime.minDays, deliveryTime.maxDays),
      ...(storeName === undefined ? [] : [`${words.pickUpAt} ${storeName}`]),
      ...(address && storeName === undefined && address.addressLine1
        ? [
            words.deliverTo,
            `${address.firstName} ${address.lastName}`,
            address.addressLine1,
            address.addressLine2 ?? '',
            [address.city, address.province, address.postalCode].filter(Boolean).join(', '),
            address.country,
          ]
        : []),
    ].filter((line) => line !== ''),
  }));
};

/**
 * The confirmation of an order, as text and as HTML. The link's proof stands behind `#`, which no server and no log on its way sees.
 * @param publicUrl origin of the shop
 */
export const orderConfirmation = (order: Order, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  const words = orderWords(locale);
  const { orderNumber, items, placedAt, st } = order;
  const name = ordererOf(order).firstName;
  const link = `${publicUrl}/${localeId}/order-confirmation?orderNumber=${encodeURIComponent(orderNumber)}#st=${st}`;
  const money = (amount: number) => formatMoney(amount, order.totals.currency, localeId);
  const details = (attributes: Order['items'][number]['attributes']) => attributes.map(({ label }) => label).join(', ');
  const payments = paymentLines(order, localeId);
  const paid =
    payments.length === 0
      ? undefined
      : words.paidWith(payments.length === 1 ? (payments[0]?.[0] ?? '') : payments.map((line) => line.join(' ')).join(', '));

  const text = [
    words.greeting(name),
    words.intro,
    `${words.order}: ${orderNumber}\n${words.date} ${formatDay(placedAt, localeId)}`,
    items
      .map((item) => `${item.qty} x ${item.name}${item.attributes.length > 0 ? ` (${details(item.attributes)})` : ''}  ${money(item.price.rowTotal)}`)
      .join('\n'),
    totalsOf(order, localeId)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    ...(paid === undefined ? [] : [paid]),
    ...shipmentsOf(order, localeId).map(({ title, lines }) => [title, ...lines].join('\n')),
    `${words.view}: ${link}`,
    words.closing,
  ].join('\n\n');

  const cell = 'padding:8px 0;border-bottom:1px solid #dedbd1;vertical-align:top';
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(words.greeting(name))}</h1>
<p style="margin:0 0 24px">${escapeHtml(words.intro)}</p>
<p style="margin:0 0 24px"><strong>${words.order} ${escapeHtml(orderNumber)}</strong><br><span style="color:#535e58">${words.date} ${escapeHtml(formatDay(placedAt, localeId))}</span></p>
<table role="presentation" style="width:100%;border-collapse:collapse">
${items.map((item) => `<tr><td style="${cell}">${escapeHtml(item.name)}<br><span style="color:#535e58;font-size:14px">${escapeHtml(details(item.attributes))} · ${words.quantity} ${item.qty}</span></td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(money(item.price.rowTotal))}</td></tr>`).join('\n')}
</table>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0 24px">
${totalsOf(order, localeId)
  .map(
    ([label, value]) =>
      `<tr><td style="padding:3px 0${label === words.total ? ';font-weight:700' : ''}">${escapeHtml(label)}</td><td style="padding:3px 0;text-align:right${label === words.total ? ';font-weight:700' : ''}">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>
${paid === undefined ? '' : `<p style="margin:0 0 24px;color:#535e58">${escapeHtml(paid)}</p>`}
${shipmentsOf(order, localeId)
  .map(({ title, lines }) => `<p style="margin:0 0 16px"><strong>${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`)
  .join('\n')}
${letterButton(link, words.view)}
<p style="margin:0;white-space:pre-line">${escapeHtml(words.closing)}</p>`;
  const subject = words.subject(orderNumber);
  return { subject, text, html: letterFrame({ lang: locale.tag, title: subject, body }) };
};
