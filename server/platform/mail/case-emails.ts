import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { inEnglishOf } from '#domain/catalogue/british.ts';
import { escapeHtml } from './format.ts';
import { emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

export interface CaseReceived {
  readonly number: string;
  readonly kind: 'contact' | 'warranty';
}

export interface CaseForShop extends CaseReceived {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly message: string;
  readonly about: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
}

interface Messages {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly text: string;
  readonly ignore: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Readonly<Record<CaseReceived['kind'], Messages>>>> = {
  en: {
    contact: {
      subject: (number) => `We’ve got your message (${number})`,
      title: 'We’ve got your message',
      text: 'We read every message and usually reply within one business day. Your case number is',
      ignore: 'Didn’t contact us? Someone may have mistyped their email. You can ignore this message.',
    },
    warranty: {
      subject: (number) => `Your warranty claim ${number}`,
      title: 'We’ve got your warranty claim',
      text: 'Our workshop will review it and reply within three business days. Your case number is',
      ignore: 'Didn’t contact us? Someone may have mistyped their email. You can ignore this message.',
    },
  },
  fr: {
    contact: {
      subject: (number) => `Nous avons reçu votre message (${number})`,
      title: 'Nous avons reçu votre message',
      text: 'Nous lisons chaque message et répondons en général sous un jour ouvré. Votre dossier porte le numéro',
      ignore: 'Vous ne nous avez pas écrit ? Quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
    },
    warranty: {
      subject: (number) => `Votre dossier de garantie ${number}`,
      title: 'Votre dossier de garantie est ouvert',
      text: 'Notre atelier l’examine et vous répond sous trois jours ouvrés. Votre dossier porte le numéro',
      ignore: 'Vous ne nous avez pas écrit ? Quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
    },
  },
  de: {
    contact: {
      subject: (number) => `Wir haben Ihre Nachricht erhalten (${number})`,
      title: 'Wir haben Ihre Nachricht erhalten',
      text: 'Wir lesen jede Nachricht und antworten meist innerhalb eines Werktags. Ihre Vorgangsnummer lautet',
      ignore: 'Sie haben uns nicht geschrieben? Dann hat sich jemand vertippt; Sie müssen nichts tun.',
    },
    warranty: {
      subject: (number) => `Ihr Garantiefall ${number}`,
      title: 'Ihr Garantiefall ist angelegt',
      text: 'Unsere Werkstatt prüft ihn und antwortet innerhalb von drei Werktagen. Ihre Vorgangsnummer lautet',
      ignore: 'Sie haben uns nicht geschrieben? Dann hat sich jemand vertippt; Sie müssen nichts tun.',
    },
  },
};

/** To whoever wrote: that it has come, and under which number. Nothing of what was written. */
export const caseReceived = ({ number, kind }: CaseReceived, localeId: LocaleId): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language][kind];
  const subject = messages.subject(number);
  const promise = inEnglishOf(locale, messages.text);
  return {
    subject,
    text: [messages.title, `${promise} ${number}.`, messages.ignore].join('\n\n'),
    html: emailFrame({
      lang: locale.tag,
      title: subject,
      body: `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(promise)} <strong>${escapeHtml(number)}</strong>.</p>
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.ignore)}</p>`,
    }),
  };
};

/** To the shop's own people: all of it. The address to answer to is written as text, for the sender of an email is the shop. */
export const caseForShop = (asked: CaseForShop, localeId: LocaleId): Email => {
  const { number, kind, name, email, orderNumber, message, about, pictures } = asked;
  const subject = `${kind === 'warranty' ? 'Warranty' : 'Contact'} ${number}: ${about.title ?? ''}`.slice(0, 180);
  const facts: (readonly [string, string])[] = [
    ['Case', number],
    ['From', `${name} <${email}>`],
    ['Locale', localeId],
    ...(orderNumber ? [['Order', orderNumber] as const] : []),
    ...Object.entries(about),
    ...(pictures.length > 0 ? [['Pictures', `warranty/${number}: ${pictures.join(', ')}`] as const] : []),
  ];
  return {
    subject,
    text: [facts.map(([label, value]) => `${label}: ${value}`).join('\n'), message].join('\n\n'),
    html: emailFrame({
      lang: 'en',
      title: subject,
      body: `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
    }),
  };
};
