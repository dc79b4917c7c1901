import type { Order } from '#contract/calls/checkout.ts';
import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { inEnglishOf } from '#domain/catalogue/british.ts';
import { escapeHtml, formatMoney } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

export const ORDER_NEWS = ['shipped', 'ready', 'cancelled', 'return', 'refunded'] as const;

/** What became of an order after its confirmation. */
export interface OrderNews {
  readonly order: Order;
  readonly kind: (typeof ORDER_NEWS)[number];
  readonly shippingId?: string;
  /** What goes back, whole minor units. */
  readonly amount?: number;
}

interface Messages {
  readonly title: string;
  readonly subject: (number: string) => string;
  readonly text: (about: { readonly store: string; readonly money: string }) => string;
}

type Table = Readonly<Record<OrderNews['kind'], Messages>> & { readonly view: string; readonly order: string };

const MESSAGES: Readonly<Record<Locale['language'], Table>> = {
  en: {
    view: 'Track order',
    order: 'Order',
    shipped: {
      title: 'Your order is on its way',
      subject: (number) => `Your order ${number} has shipped`,
      text: () => 'We’ve handed your order to the carrier. In this shipment:',
    },
    ready: {
      title: 'Ready for pickup',
      subject: (number) => `Your order ${number} is ready for pickup`,
      text: ({ store }) => `Your order is waiting at ${store}. Bring the order number and a photo ID. Your items:`,
    },
    cancelled: {
      title: 'Your order is canceled',
      subject: (number) => `Your order ${number} is canceled`,
      text: ({ money }) => `We won’t ship anything. We’ll refund ${money} to your original payment method. Your items were:`,
    },
    return: {
      title: 'Your return has started',
      subject: (number) => `Return for order ${number}`,
      text: ({ money }) =>
        `Attach the label and drop your return off with the carrier. Once we’ve received it, we’ll refund ${money} to your original payment method. Your order:`,
    },
    refunded: {
      title: 'Your refund is on its way',
      subject: (number) => `Refund for order ${number}`,
      text: ({ money }) => `We’ve received your return and refunded ${money} to your original payment method. Your order:`,
    },
  },
  fr: {
    view: 'Suivre la commande',
    order: 'Commande',
    shipped: {
      title: 'Votre commande est en route',
      subject: (number) => `Votre commande ${number} est partie`,
      text: () => 'Nous avons remis votre colis au transporteur. Il contient :',
    },
    ready: {
      title: 'Prête à être retirée',
      subject: (number) => `Votre commande ${number} est prête`,
      text: ({ store }) => `Votre commande vous attend à ${store}. Munissez-vous du numéro de commande et d’une pièce d’identité. Elle contient :`,
    },
    cancelled: {
      title: 'Votre commande est annulée',
      subject: (number) => `Votre commande ${number} est annulée`,
      text: ({ money }) => `Rien ne sera expédié. Nous vous remboursons ${money} par le moyen de paiement utilisé. Elle contenait :`,
    },
    return: {
      title: 'Votre retour est enregistré',
      subject: (number) => `Retour de la commande ${number}`,
      text: ({ money }) =>
        `Collez l’étiquette sur le colis et remettez-le au transporteur. À sa réception, nous vous rembourserons ${money} par le moyen de paiement utilisé. La commande contenait :`,
    },
    refunded: {
      title: 'Votre remboursement est parti',
      subject: (number) => `Remboursement de la commande ${number}`,
      text: ({ money }) => `Nous avons reçu votre retour et remboursé ${money} par le moyen de paiement utilisé. La commande contenait :`,
    },
  },
  de: {
    view: 'Sendung verfolgen',
    order: 'Bestellung',
    shipped: {
      title: 'Ihre Bestellung ist unterwegs',
      subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
      text: () => 'Wir haben Ihr Paket dem Versandunternehmen übergeben. In dieser Sendung:',
    },
    ready: {
      title: 'Bereit zur Abholung',
      subject: (number) => `Ihre Bestellung ${number} liegt bereit`,
      text: ({ store }) =>
        `Ihre Bestellung liegt bei ${store} bereit. Bitte bringen Sie die Bestellnummer und einen Lichtbildausweis mit. Ihre Artikel:`,
    },
    cancelled: {
      title: 'Ihre Bestellung ist storniert',
      subject: (number) => `Ihre Bestellung ${number} ist storniert`,
      text: ({ money }) => `Es wird nichts verschickt. Wir erstatten ${money} auf dem Weg, auf dem Sie bezahlt haben. Ihre Artikel waren:`,
    },
    return: {
      title: 'Ihre Rücksendung ist angemeldet',
      subject: (number) => `Rücksendung zur Bestellung ${number}`,
      text: ({ money }) =>
        `Kleben Sie das Etikett auf das Paket und geben Sie es ab. Sobald es bei uns ist, erstatten wir ${money} auf dem Weg, auf dem Sie bezahlt haben. Ihre Bestellung:`,
    },
    refunded: {
      title: 'Ihre Erstattung ist unterwegs',
      subject: (number) => `Erstattung zur Bestellung ${number}`,
      text: ({ money }) => `Wir haben Ihre Rücksendung erhalten und ${money} auf dem Weg erstattet, auf dem Sie bezahlt haben. Ihre Bestellung:`,
    },
  },
};

/** An email about what became of an order. The link's proof stands behind `#`, which no server and no log on its way sees. */
export const orderNews = ({ order, kind, shippingId, amount }: OrderNews, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const table = MESSAGES[locale.language];
  const messages = table[kind];
  const shipment = order.shipments.find((candidate) => candidate.shippingId === shippingId);
  const money = formatMoney(amount ?? 0, order.totals.currency, localeId);
  const text = messages.text({ store: shipment?.storeName ?? shipment?.label ?? '', money });
  const lines = order.items
    .filter(({ id }) => !shipment || shipment.itemIds.includes(id))
    .map(({ name, qty, attributes }) => `${qty} x ${name}${attributes.length > 0 ? ` (${attributes.map(({ label }) => label).join(', ')})` : ''}`);
  const link = `${publicUrl}/${localeId}/track-order?orderNumber=${encodeURIComponent(order.orderNumber)}#st=${order.st}`;
  const title = inEnglishOf(locale, messages.title);
  const subject = inEnglishOf(locale, messages.subject(order.orderNumber));
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(title)}</h1>
<p style="margin:0 0 8px"><strong>${escapeHtml(table.order)} ${escapeHtml(order.orderNumber)}</strong></p>
<p style="margin:0 0 16px">${escapeHtml(text)}</p>
<ul style="margin:0;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
${emailButton(link, table.view)}`;
  return {
    subject,
    text: [title, `${table.order} ${order.orderNumber}`, text, lines.join('\n'), `${table.view}: ${link}`].join('\n\n'),
    html: emailFrame({ lang: locale.tag, title: subject, body }),
  };
};
