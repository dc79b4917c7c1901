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
      intro: 'Une personne connectée à votre compte a ajouté une clé d’accès. Elle permet de se connecter sans mot de passe.',
      act: 'Voir vos clés d’accès',
      why: 'Si ce n’était pas vous, supprimez-la, changez votre mot de passe et déconnectez les autres appareils.',
    },
    de: {
      subject: 'Ihrem Waymark-Konto wurde ein Passkey hinzugefügt',
      title: 'Ein neuer Passkey',
      intro: 'Jemand, der in Ihrem Konto angemeldet ist, hat einen Passkey hinzugefügt. Damit kann man sich ohne Passwort anmelden.',
      act: 'Ihre Passkeys ansehen',
      why: 'Wenn Sie das nicht waren, entfernen Sie den Passkey, ändern Sie Ihr Passwort und melden Sie die anderen Geräte ab.',
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
      'Vous avez demandé à utiliser cette adresse e-mail pour votre compte Waymark. Le lien sert une seule fois, pendant une heure, et déconnecte vos autres appareils.',
    act: 'Utiliser cette adresse',
    why: 'Si vous n’avez rien demandé, ne faites rien : rien ne change.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Waymark',
    title: 'Ist das Ihre Adresse?',
    intro:
      'Sie möchten diese E-Mail-Adresse für Ihr Waymark-Konto verwenden. Der Link gilt einmal, eine Stunde lang, und meldet Ihre anderen Geräte ab.',
    act: 'Diese Adresse verwenden',
    why: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Es ändert sich nichts.',
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
      'Un compte Waymark utilise cette adresse e-mail. Connectez-vous ou saisissez votre mot de passe pour la confirmer : nous ajouterons vos commandes et lettres d’information au compte. Le lien fonctionne pendant une semaine.',
    act: 'Confirmer cette adresse',
    why: 'Si ce n’est pas votre compte, ne faites rien : personne ne verra ce que vous avez commandé avec cette adresse.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Waymark',
    title: 'Ist das Ihre Adresse?',
    intro:
      'Ein Waymark-Konto verwendet diese E-Mail-Adresse. Melden Sie sich an oder geben Sie Ihr Passwort ein, um sie zu bestätigen; dann fügen wir Ihre Bestellungen und Newsletter dem Konto hinzu. Der Link gilt eine Woche.',
    act: 'Diese Adresse bestätigen',
    why: 'Wenn das nicht Ihr Konto ist, können Sie diese E-Mail ignorieren. Niemand sieht, was Sie mit dieser Adresse bestellt haben.',
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
      'Vous vous connectez désormais avec une autre adresse e-mail, et c’est là que nous vous écrivons. Ce n’était pas vous ? Annulez ce changement dans les 14 jours : tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
    act: 'Annuler le changement',
    why: 'Si c’était vous, ne faites rien. Ce lien suffit pour annuler le changement : ne le transmettez à personne.',
  },
  de: {
    subject: 'Ihr Waymark-Konto hat eine neue E-Mail-Adresse',
    title: 'Eine neue E-Mail-Adresse',
    intro:
      'Sie melden sich ab jetzt mit einer anderen E-Mail-Adresse an, und wir schreiben Ihnen dorthin. Waren Sie das nicht? Machen Sie die Änderung innerhalb von 14 Tagen rückgängig: Alle Geräte werden abgemeldet, und Sie setzen ein neues Passwort.',
    act: 'Änderung rückgängig machen',
    why: 'Wenn Sie das waren, müssen Sie nichts tun. Wer diesen Link hat, kann die Änderung rückgängig machen: Geben Sie ihn nicht weiter.',
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
