import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import { escapeHtml, formatMoney } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

/** What the email of gift cards is written from. Numbers are not in it: they follow from the ids. */
export interface GiftCardEmail extends Record<string, unknown> {
  readonly cardIds: readonly string[];
  readonly amount: number;
  readonly currency: Currency;
  readonly to: string;
  readonly from: string;
  readonly message: string;
}

/** What is printed on a gift card. */
export interface PrintedCard {
  readonly number: string;
  /** Four digits. */
  readonly pin: string;
}

interface Messages {
  readonly subject: (from: string) => string;
  readonly title: (to: string) => string;
  readonly intro: (from: string, money: string) => string;
  readonly number: string;
  readonly pin: string;
  readonly how: string;
  readonly act: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: (from) => `A gift card from ${from}`,
    title: (to) => `For you, ${to}`,
    intro: (from, money) => `${from} sent you a ${money} Waymark gift card.`,
    number: 'Card number',
    pin: 'PIN',
    how: 'Enter the card number and PIN at checkout. Anything you don’t spend stays on the card, and it never expires.',
    act: 'Start shopping',
  },
  fr: {
    subject: (from) => `Une carte cadeau de ${from}`,
    title: (to) => `Pour vous, ${to}`,
    intro: (from, money) => `${from} vous offre une carte cadeau Waymark de ${money}.`,
    number: 'Numéro de carte',
    pin: 'Code PIN',
    how: 'Saisissez le numéro et le code PIN au moment de payer. Ce que vous ne dépensez pas reste sur la carte, sans date d’expiration.',
    act: 'Trouver son bonheur',
  },
  de: {
    subject: (from) => `Eine Geschenkkarte von ${from}`,
    title: (to) => `Für Sie, ${to}`,
    intro: (from, money) => `${from} schenkt Ihnen eine Waymark-Geschenkkarte über ${money}.`,
    number: 'Kartennummer',
    pin: 'PIN',
    how: 'Geben Sie Nummer und PIN beim Bezahlen ein. Was Sie nicht ausgeben, bleibt auf der Karte; sie läuft nicht ab.',
    act: 'Etwas Schönes finden',
  },
};

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Brings gift cards to whom they are given. */
export const giftCardEmail = (gift: GiftCardEmail, cards: readonly PrintedCard[], localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const intro = messages.intro(gift.from, formatMoney(gift.amount, gift.currency, localeId));
  const link = `${publicUrl}/${localeId}`;
  const lines = cards.map(({ number, pin }) => `${messages.number}: ${grouped(number)}\n${messages.pin}: ${pin}`);
  const subject = messages.subject(gift.from);
  const message = gift.message === '' ? '' : `<p style="margin:0 0 24px;white-space:pre-line">${escapeHtml(gift.message)}</p>`;
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title(gift.to))}</h1>
<p style="margin:0 0 16px">${escapeHtml(intro)}</p>
${message}
${lines.map((line) => `<p style="margin:0 0 16px;padding:16px;border:1px solid #dedbd1;font-size:18px;white-space:pre-line"><strong>${escapeHtml(line)}</strong></p>`).join('\n')}
<p style="margin:0 0 24px;color:#535e58">${escapeHtml(messages.how)}</p>
${emailButton(link, messages.act)}`;
  return {
    subject,
    text: [messages.title(gift.to), intro, gift.message, ...lines, messages.how, `${messages.act}: ${link}`].filter(Boolean).join('\n\n'),
    html: emailFrame({ lang: locale.tag, title: subject, body }),
  };
};
