import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { escapeHtml } from './format.ts';
import { letterButton, letterFrame } from './letter-frame.ts';
import type { Letter } from './letter.ts';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  /** On the button. */
  readonly act: string;
  readonly why: string;
}

/** What an owner is told although nobody asked: whoever did it may have been somebody else. */
export type SecurityNotice = 'passkey-added';

const NOTICES: Readonly<Record<SecurityNotice, Readonly<Record<Locale['language'], Words>>>> = {
  'passkey-added': {
    en: {
      subject: 'A passkey was added to your Waymark account',
      title: 'A new passkey',
      intro: 'Somebody who is signed in to your account has added a passkey. It opens the account without the password.',
      act: 'Look at your passkeys',
      why: 'If it was not you, remove it there, change your password and sign the other devices out.',
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

const CONFIRM: Readonly<Record<Locale['language'], Words>> = {
  en: {
    subject: 'Confirm your new email address for Waymark',
    title: 'Is this your address?',
    intro: 'Your Waymark account is to have this email address. The link works once, within an hour, and signs your other devices out.',
    act: 'Use this address',
    why: 'If you did not ask for this, do nothing: nothing changes.',
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

const CONFIRM_OWN: Readonly<Record<Locale['language'], Words>> = {
  en: {
    subject: 'Confirm your email address for Waymark',
    title: 'Is this your address?',
    intro:
      'There is a Waymark account with this email address. Confirm it, signed in to the account or with its password, and orders and newsletters under the address are shown there. The link works for a week.',
    act: 'Confirm this address',
    why: 'If you have no such account, do nothing: nobody gets to see what you ordered with this address.',
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

const CHANGED: Readonly<Record<Locale['language'], Words>> = {
  en: {
    subject: 'Your Waymark account has a new email address',
    title: 'A new email address',
    intro:
      'From now on your account is opened with another email address, and letters about it go there. Was it not you? Take the change back within 14 days: everybody is signed out, and you set a new password.',
    act: 'Take the change back',
    why: 'If it was you, do nothing. Whoever has this link can take the change back: pass it on to nobody.',
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

const letterOf = ({ subject, title, intro, act, why }: Words, link: string, lang: string): Letter => {
  const body = `<h1 style="margin:0 0 8px;font-size:28px;line-height:1.1">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(intro)}</p>
${letterButton(link, act)}
<p style="margin:0;color:#535e58;font-size:14px">${escapeHtml(why)}</p>`;
  return { subject, text: [intro, `${act}: ${link}`, why].join('\n\n'), html: letterFrame({ lang, title: subject, body }) };
};

/** Tells an owner what was done with the account. */
export const securityNotice = ({ about }: { readonly about: SecurityNotice }, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  return letterOf(NOTICES[about][locale.language], `${publicUrl}/${locale.id}/${WHERE[about]}`, locale.tag);
};

/** Asks whoever reads an address whether it is to open an account. The token stands behind the `#`, as in reset-password.ts. */
export const confirmEmail = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  return letterOf(CONFIRM[locale.language], `${publicUrl}/${locale.id}/confirm-email#${token}`, locale.tag);
};

/** Asks the owner of an account to confirm the address that it has. The page is told which letter it was, for its words alone. */
export const confirmOwnEmail = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  return letterOf(CONFIRM_OWN[locale.language], `${publicUrl}/${locale.id}/confirm-email?address=own#${token}`, locale.tag);
};

/** Tells the address that an account had until now that it has another one, and how that is undone. */
export const emailChanged = ({ token }: { readonly token: string }, localeId: LocaleId, publicUrl: string): Letter => {
  const locale = LOCALES[localeId];
  return letterOf(CHANGED[locale.language], `${publicUrl}/${locale.id}/undo-email-change#${token}`, locale.tag);
};
