import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

/** What somebody asked to hear of. */
export interface BackInStock {
  readonly name: string;
  /** Colour, size and the like. */
  readonly details: readonly string[];
  /** Of the product page, from the root. */
  readonly path: string;
  /** Name of this email, which nobody but its reader knows: opens the way out. */
  readonly messageId: string;
}

interface Messages {
  readonly subject: (name: string) => string;
  readonly title: string;
  readonly intro: string;
  readonly hurry: string;
  readonly view: string;
  readonly why: string;
  readonly stop: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: (name) => `Back in stock: ${name}`,
    title: 'It’s back in stock',
    intro: 'You asked us to let you know when this is available again. Here it is:',
    hurry: 'We can’t reserve it for you, so don’t wait too long.',
    view: 'View product',
    why: 'You’re getting this one-time email because you asked for it.',
    stop: 'Unsubscribe from back-in-stock emails',
  },
  fr: {
    subject: (name) => `De retour en stock : ${name}`,
    title: 'Le voilà de retour',
    intro: 'Vous nous avez demandé de vous écrire dès que cet article serait de nouveau disponible. C’est le cas :',
    hurry: 'Nous ne pouvons pas vous le réserver : n’attendez pas trop.',
    view: 'Voir l’article',
    why: 'Vous recevez cet e-mail unique parce que vous l’avez demandé.',
    stop: 'Ne plus recevoir ces alertes',
  },
  de: {
    subject: (name) => `Wieder verfügbar: ${name}`,
    title: 'Wieder verfügbar',
    intro: 'Sie wollten wissen, wann dieser Artikel wieder verfügbar ist. Jetzt ist er da:',
    hurry: 'Wir können ihn nicht für Sie reservieren, warten Sie also nicht zu lange.',
    view: 'Artikel ansehen',
    why: 'Sie erhalten diese einmalige E-Mail, weil Sie darum gebeten haben.',
    stop: 'E-Mails zur Verfügbarkeit abbestellen',
  },
};

/** Says once that something can be bought again, with the way out that RFC 8058 asks for. */
export const backInStock = ({ name, details, path, messageId }: BackInStock, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const link = `${publicUrl}${path}`;
  const stop = `${publicUrl}/letters/stop?letter=${encodeURIComponent(messageId)}`;
  const what = details.join(' · ');
  const subject = messages.subject(name);
  const text = [
    messages.intro,
    [name, what].filter(Boolean).join('\n'),
    `${messages.view}: ${link}`,
    messages.hurry,
    `${messages.why}\n${messages.stop}: ${stop}`,
  ].join('\n\n');
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro)}</p>
<p style="margin:0"><strong>${escapeHtml(name)}</strong><br><span style="color:#535e58">${escapeHtml(what)}</span></p>
${emailButton(link, messages.view)}
<p style="margin:0 0 24px">${escapeHtml(messages.hurry)}</p>
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.why)}<br><a href="${escapeHtml(stop)}" style="color:#535e58">${escapeHtml(messages.stop)}</a></p>`;
  return {
    subject,
    text,
    html: emailFrame({ lang: locale.tag, title: subject, body }),
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};
