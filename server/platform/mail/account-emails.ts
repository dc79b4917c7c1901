import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { emailButton, emailFrame } from './email-frame.ts';
import type { Email } from './email.ts';

interface Messages {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  /** On the button. */
  readonly act: string;
  readonly why: string;
}

/** What an owner is told although nobody asked: whoever did it may have been somebody else. */
export type SecurityNotice = 'passkey-added';

const NOTICES: Readonly<Record<SecurityNotice, Readonly<Record<Locale['language'], Messages>>>> = {
  'passkey-added': {
    en: {
      subject: 'A passkey was added to your Waymark account',
      title: 'New passkey added',
      intro: 'A passkey was just added to your account. It can be used to sign in without your password.',
      act: 'View your passkeys',
      why: 'If this wasn’t you, remove the passkey, change your password and sign out your other devices.',
    },
    fr: {
      subject: 'Une clé d’accès a été ajoutée à votre compte Waymark',
      title: 'Une nouvelle clé d’accès',
      intro: 'Une personne connectée à votre compte a ajouté une clé d’accès. Elle ouvre le compte sans le mot de passe.',
      act: 'Voir vos clés d’accès',
      why: 'Si ce n’était pas vous, supprimez-la, changez votre mot de passe et déconnectez les autres appareils.',
    },
    de: {
      subject: 'Ihrem Waymark-Konto wurde ein Passkey hinzugefügt',
      title: 'Ein neuer Passkey',
      intro: 'Jemand, der in Ihrem Konto angemeldet ist, hat einen Passkey hinzugefügt. Er öffnet das Konto ohne Passwort.',
      act: 'Ihre Passkeys ansehen',
      why: 'Waren Sie es nicht, entfernen Sie ihn dort, ändern Sie Ihr Passwort und melden Sie die anderen Geräte ab.',
    },
  },
};
const WHERE: Readonly<Record<SecurityNotice, string>> = { 'passkey-added': 'account/security' };

const CONFIRM: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'Confirm your new email for Waymark',
    title: 'Is this your email?',
    intro: 'You asked to use this email for your Waymark account. The link works once, for one hour, and signs out your other devices.',
    act: 'Use this email',
    why: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail Waymark',
    title: 'Est-ce votre adresse ?',
    intro:
      'Votre compte Waymark doit recevoir cette adresse e-mail. Le lien sert une seule fois, pendant une heure, et déconnecte vos autres appareils.',
    act: 'Utiliser cette adresse',
    why: 'Si vous n’avez rien demandé, ne faites rien : rien ne change.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Waymark',
    title: 'Ist das Ihre Adresse?',
    intro: 'Ihr Waymark-Konto soll diese E-Mail-Adresse bekommen. Der Link gilt einmal, eine Stunde lang, und meldet Ihre anderen Geräte ab.',
    act: 'Diese Adresse verwenden',
    why: 'Haben Sie das nicht verlangt, tun Sie nichts: Es ändert sich nichts.',
  },
};

const CONFIRM_OWN: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'Confirm your email for Waymark',
    title: 'Is this your email?',
    intro:
      'A Waymark account uses this email. Sign in or enter your password to confirm it, and we’ll add your orders and newsletters to the account. The link works for one week.',
    act: 'Confirm this email',
    why: 'If this isn’t your account, you can ignore this email. Nobody will see what you ordered with this email.',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail Waymark',
    title: 'Est-ce votre adresse ?',
    intro:
      'Un compte Waymark utilise cette adresse e-mail. Confirmez-la, connecté à ce compte ou avec son mot de passe : les commandes et lettres d’information à cette adresse y apparaîtront. Le lien fonctionne pendant une semaine.',
    act: 'Confirmer cette adresse',
    why: 'Si vous n’avez pas de compte, ne faites rien : personne ne verra ce que vous avez commandé avec cette adresse.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Waymark',
    title: 'Ist das Ihre Adresse?',
    intro:
      'Es gibt ein Waymark-Konto mit dieser E-Mail-Adresse. Bestätigen Sie sie, angemeldet oder mit dem Passwort des Kontos, dann stehen Bestellungen und Newsletter unter dieser Adresse dort. Der Link gilt eine Woche.',
    act: 'Diese Adresse bestätigen',
    why: 'Haben Sie kein solches Konto, tun Sie nichts: Niemand sieht, was Sie mit dieser Adresse bestellt haben.',
  },
};

const CHANGED: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    subject: 'Your Waymark email has been changed',
    title: 'Your email has been changed',
    intro:
      'You now sign in with a different email, and we’ll write to you there. Wasn’t you? Undo the change within 14 days: we’ll sign out all devices, and you can set a new password.',
    act: 'Undo change',
    why: 'If this was you, there’s nothing to do. Anyone with this link can undo the change, so don’t share it.',
  },
  fr: {
    subject: 'Votre compte Waymark a une nouvelle adresse e-mail',
    title: 'Une nouvelle adresse e-mail',
    intro:
      'Votre compte s’ouvre désormais avec une autre adresse e-mail, qui reçoit aussi le courrier. Ce n’était pas vous ? Annulez ce changement dans les 14 jours : tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
    act: 'Annuler le changement',
    why: 'Si c’était vous, ne faites rien. Ce lien suffit pour annuler le changement : ne le transmettez à personne.',
  },
  de: {
    subject: 'Ihr Waymark-Konto hat eine neue E-Mail-Adresse',
    title: 'Eine neue E-Mail-Adresse',
    intro:
      'Ihr Konto öffnen Sie ab jetzt mit einer anderen E-Mail-Adresse, dorthin gehen auch Briefe dazu. Waren Sie es nicht? Machen Sie die Änderung innerhalb von 14 Tagen rückgängig: Alle Geräte werden abgemeldet, und Sie setzen ein neues Passwort.',
    act: 'Änderung rückgängig machen',
    why: 'Waren Sie es, tun Sie nichts. Mit diesem Link lässt sich die Änderung rückgängig machen: Geben Sie ihn nicht weiter.',
  },
};

const emailOf = ({ subject, title, intro, act, why }: Messages, link: string, lang: string): Email => {
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(intro)}</p>
${emailButton(link, act)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(why)}</p>`;
  return { subject, text: [intro, `${act}: ${link}`, why].join('\n\n'), html: emailFrame({ lang, title: subject, body }) };
};

/** Tells an owner what was done with the account. */
export const securityNotice = ({ about }: { readonly about: SecurityNotice }, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  return emailOf(NOTICES[about][locale.language], `${publicUrl}/${locale.id}/${WHERE[about]}`, locale.tag);
};

/** Asks whoever reads an address whether it is to open an account. The token stands behind the `#`, as in reset-password.ts. */
export const confirmEmail = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  return emailOf(CONFIRM[locale.language], `${publicUrl}/${locale.id}/confirm-email#${token}`, locale.tag);
};

/** Asks the owner of an account to confirm the address that it has. The page is told which email it was, for its words alone. */
export const confirmOwnEmail = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  return emailOf(CONFIRM_OWN[locale.language], `${publicUrl}/${locale.id}/confirm-email?address=own#${token}`, locale.tag);
};

/** Tells the address that an account had until now that it has another one, and how that is undone. */
export const emailChanged = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Email => {
  const locale = LOCALES[localeId];
  return emailOf(CHANGED[locale.language], `${publicUrl}/${locale.id}/undo-email-change#${token}`, locale.tag);
};
