import { addressLines } from '#domain/address-lines.ts';
import type { Order } from '#contract/calls/checkout.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { ordererOf } from '#contract/calls/orderer.ts';
import { arrivalOfShipment, arrivalText } from '#pricing/delivery-calendar.ts';
import { billLines } from './bill-lines.ts';
import { escapeHtml, formatDay, formatMoney } from './format.ts';
import type { Email } from './email.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import { paymentLines } from './payment-lines.ts';
import { orderMessages } from './messages.ts';

/** When a shipment is there, as every screen says it. What is mailed says it item by item where a day was chosen. */
const arrivalLines = (order: Order, shipment: Order['shipments'][number], localeId: LocaleId): readonly string[] => {
  const messages = orderMessages(LOCALES[localeId]);
  if (shipment.code === 'digital') return order.items.some(isMailedNow) ? [messages.mailedNow] : [];
  const when = arrivalText(arrivalOfShipment(order, shipment, localeId), LOCALES[localeId].tag);
  return [shipment.code === 'pickup' ? messages.ready(when) : messages.arrives(when)];
};

const isMailedNow = ({ isDigitalProduct, giftOption }: Order['items'][number]): boolean => isDigitalProduct && giftOption?.sendOn === undefined;

/** What was said about a present: for whom it is, on which day it goes out, and its message. */
const giftLines = ({ giftOption, isDigitalProduct }: Order['items'][number], localeId: LocaleId): readonly string[] => {
  if (!giftOption) return [];
  const messages = orderMessages(LOCALES[localeId]);
  const { to, message, sendOn } = giftOption;
  return [
    to === '' ? '' : messages.giftFor(to),
    isDigitalProduct && sendOn !== undefined ? messages.mailedOn(formatDay(sendOn, localeId)) : '',
    message === '' ? '' : `“${message}”`,
  ].filter((line) => line !== '');
};

const shipmentsOf = (order: Order, localeId: LocaleId): { readonly title: string; readonly lines: readonly string[] }[] => {
  const messages = orderMessages(LOCALES[localeId]);
  return order.shipments.map(({ label, address, storeName, storeAddress, ...shipment }) => ({
    title: label,
    lines: [
      ...arrivalLines(order, { ...shipment, label, address }, localeId),
      ...(storeName === undefined ? [] : [`${messages.pickUpAt} ${storeName}`, storeAddress ?? '']),
      ...(address && storeName === undefined && address.addressLine1 ? [messages.deliverTo, ...addressLines(address)] : []),
    ].filter((line) => line !== ''),
  }));
};

/** A product that goes with the order. */
export interface EmailSuggestion {
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
}

/**
 * The confirmation of an order, as text and as HTML. The link's proof stands behind `#`, which no server and no log on its way sees.
 * @param publicUrl origin of the shop
 */
export const orderConfirmation = (order: Order, localeId: LocaleId, publicUrl: string, suggestions: readonly EmailSuggestion[] = []): Email => {
  const locale = LOCALES[localeId];
  const messages = orderMessages(locale);
  const { orderNumber, items, placedAt, st } = order;
  const name = ordererOf(order).firstName;
  const link = `${publicUrl}/${localeId}/track-order?orderNumber=${encodeURIComponent(orderNumber)}#st=${st}`;
  const money = (amount: number) => formatMoney(amount, order.totals.currency, localeId);
  const details = (attributes: Order['items'][number]['attributes']) => attributes.map(({ label }) => label).join(', ');
  const bill = billLines(order, localeId);
  const pages = [
    [messages.help, `${publicUrl}/${localeId}/contact`],
    [messages.returns, `${publicUrl}/${localeId}/returns`],
  ] as const;
  const payments = paymentLines(order, localeId);
  const paid =
    payments.length === 0
      ? undefined
      : messages.paidWith(payments.length === 1 ? (payments[0]?.[0] ?? '') : payments.map((line) => line.join(' ')).join(', '));

  const text = [
    messages.greeting(name),
    messages.intro,
    `${messages.order}: ${orderNumber}\n${messages.date} ${formatDay(placedAt, localeId)}`,
    items
      .map((item) =>
        [
          `${item.qty} x ${item.name}${item.attributes.length > 0 ? ` (${details(item.attributes)})` : ''}  ${money(item.price.rowTotal)}`,
          ...giftLines(item, localeId).map((line) => `  ${line}`),
        ].join('\n'),
      )
      .join('\n'),
    bill.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(paid === undefined ? [] : [paid]),
    ...shipmentsOf(order, localeId).map(({ title, lines }) => [title, ...lines].join('\n')),
    `${messages.view}: ${link}`,
    ...(suggestions.length === 0
      ? []
      : [[messages.goesWith, ...suggestions.map(({ name: title, path }) => `${title}: ${publicUrl}${path}`)].join('\n')]),
    pages.map(([label, href]) => `${label}: ${href}`).join('\n'),
    messages.closing,
  ].join('\n\n');

  const picture = ({ productImageURL }: Order['items'][number]): string =>
    productImageURL === ''
      ? ''
      : `<img src="${escapeHtml(new URL(productImageURL, publicUrl).href)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;object-fit:cover">`;
  const cell = 'padding:8px 0;border-bottom:1px solid #dedbd1;vertical-align:top';
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.greeting(name))}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro)}</p>
<p style="margin:0 0 24px"><strong>${messages.order} ${escapeHtml(orderNumber)}</strong><br><span style="color:#535e58">${messages.date} ${escapeHtml(formatDay(placedAt, localeId))}</span></p>
<table role="presentation" style="width:100%;border-collapse:collapse">
${items.map((item) => `<tr><td style="${cell};width:76px">${picture(item)}</td><td style="${cell}">${escapeHtml(item.name)}<br><span style="color:#535e58;font-size:14px">${[[details(item.attributes), `${messages.quantity} ${item.qty}`].filter((part) => part !== '').join(' · '), ...giftLines(item, localeId)].map(escapeHtml).join('<br>')}</span></td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(money(item.price.rowTotal))}</td></tr>`).join('\n')}
</table>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0 24px">
${bill
  .map(({ label, value, strong }) => {
    const style = `padding:3px 0${strong ? ';font-weight:700' : ''}`;
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td style="${style};text-align:right">${escapeHtml(value)}</td></tr>`;
  })
  .join('\n')}
</table>
${paid === undefined ? '' : `<p style="margin:0 0 24px;color:#535e58">${escapeHtml(paid)}</p>`}
${shipmentsOf(order, localeId)
  .map(({ title, lines }) => `<p style="margin:0 0 16px"><strong>${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`)
  .join('\n')}
${emailButton(link, messages.view)}
${
  suggestions.length === 0
    ? ''
    : `<p style="margin:0 0 24px"><strong>${escapeHtml(messages.goesWith)}</strong><br>${suggestions.map(({ name: title, path }) => `<a href="${escapeHtml(publicUrl + path)}" style="color:#16291f">${escapeHtml(title)}</a>`).join('<br>')}</p>`
}
<p style="margin:0 0 24px">${pages.map(([label, href]) => `<a href="${escapeHtml(href)}" style="color:#16291f">${escapeHtml(label)}</a>`).join(' · ')}</p>
<p style="margin:0;white-space:pre-line">${escapeHtml(messages.closing)}</p>`;
  const subject = messages.subject(orderNumber);
  return { subject, text, html: emailFrame({ lang: locale.tag, title: subject, body }) };
};
