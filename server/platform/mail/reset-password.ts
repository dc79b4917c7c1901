import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

export interface ResetPassword {
  /** Opens the account for an hour, once. */
  readonly token: string;
}

interface Messages {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly set: string;
  readonly why: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'Reset your Waymark password',
    title: 'Reset your password',
    intro: 'Use this link to set a new password. It works once, for one hour, and signs you out on all devices.',
    set: 'Set a new password',
    why: 'Someone requested this for your email. If it wasn’t you, you can ignore this email. Your password won’t change.',
  },
  fr: {
    subject: 'Définissez un nouveau mot de passe Waymark',
    title: 'Un nouveau mot de passe',
    intro: 'Ce lien vous permet de définir un nouveau mot de passe. Il sert une seule fois, pendant une heure, et vous déconnecte partout.',
    set: 'Définir un nouveau mot de passe',
    why: 'Quelqu’un l’a demandé avec votre adresse. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  de: {
    subject: 'Neues Passwort für Waymark',
    title: 'Ein neues Passwort',
    intro: 'Mit diesem Link legen Sie ein neues Passwort fest. Er gilt einmal, eine Stunde lang, und meldet Sie überall ab.',
    set: 'Neues Passwort festlegen',
    why: 'Jemand hat das für Ihre Adresse angefordert. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
};

/** The way back in. The token stands behind the `#`, so that no server and no log on the way ever sees it. */
export const resetPassword = ({ token }: ResetPassword, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  const messages = MESSAGES[locale.language];
  const link = `${publicUrl}/${locale.id}/reset-password#${token}`;
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(messages.title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(messages.intro)}</p>
${emailButton(link, messages.set)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(messages.why)}</p>`;
  return {
    subject: messages.subject,
    text: [messages.intro, `${messages.set}: ${link}`, messages.why].join('\n\n'),
    html: emailFrame({ lang: locale.tag, title: messages.subject, body }),
  };
};
