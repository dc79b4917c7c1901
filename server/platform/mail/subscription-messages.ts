import type { Locale } from '#contract/locales.ts';

interface Messages {
  readonly sms: (code: string) => string;
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly confirm: string;
  readonly why: string;
  readonly stop: string;
  readonly askConfirm: string;
  readonly confirmed: string;
  readonly askStop: string;
  readonly stopped: string;
  readonly unknown: string;
}

const MESSAGES: Readonly<Record<Locale['language'], Messages>> = {
  en: {
    sms: (code) =>
      `${code} is your Waymark code. By using it you agree to texts with news and offers, until you unsubscribe in your account. Not you? Ignore this message.`,
    subject: 'Please confirm your subscription',
    title: 'One more step',
    intro: 'Someone, hopefully you, signed up for our newsletter with this email. Please confirm to start getting it.',
    confirm: 'Yes, sign me up',
    why: 'Wasn’t you? Ignore this email and we won’t send another.',
    stop: 'Never email this address again',
    askConfirm: 'Do you want to get our newsletter?',
    confirmed: 'Thank you. You’re subscribed.',
    askStop: 'Do you want to unsubscribe?',
    stopped: 'You’re unsubscribed.',
    unknown: 'This link isn’t valid or has expired.',
  },
  fr: {
    sms: (code) =>
      `${code} est votre code Waymark. Il vaut accord pour recevoir nos SMS (nouveautés, offres), jusqu’à ce que vous y mettiez fin dans votre compte. Pas vous ? Ne faites rien.`,
    subject: 'Confirmez votre inscription',
    title: 'Plus qu’une étape',
    intro: 'Quelqu’un, vous sans doute, a demandé notre lettre d’information à cette adresse. Confirmez pour commencer à la recevoir.',
    confirm: 'Oui, envoyez-la-moi',
    why: 'Ce n’était pas vous ? Ignorez cet e-mail : nous n’en enverrons pas d’autre.',
    stop: 'Ne plus écrire à cette adresse',
    askConfirm: 'Souhaitez-vous recevoir notre lettre d’information ?',
    confirmed: 'Merci, votre inscription est confirmée.',
    askStop: 'Souhaitez-vous vous désinscrire ?',
    stopped: 'Vous êtes désinscrit.',
    unknown: 'Ce lien n’est pas valable ou a expiré.',
  },
  de: {
    sms: (code) =>
      `${code} ist Ihr Waymark-Code. Damit stimmen Sie SMS mit Neuigkeiten und Angeboten zu, bis Sie sie im Konto abbestellen. Nicht Sie? Dann müssen Sie nichts tun.`,
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    title: 'Noch ein Schritt',
    intro: 'Jemand, hoffentlich Sie, hat unseren Newsletter für diese Adresse abonniert. Bitte bestätigen Sie das, damit Sie ihn erhalten.',
    confirm: 'Ja, Newsletter abonnieren',
    why: 'Das waren nicht Sie? Dann müssen Sie nichts tun, und wir senden keine weitere E-Mail.',
    stop: 'Keine E-Mails mehr an diese Adresse',
    askConfirm: 'Dürfen wir Ihnen unseren Newsletter senden?',
    confirmed: 'Danke. Sie sind angemeldet.',
    askStop: 'Möchten Sie sich abmelden?',
    stopped: 'Sie sind abgemeldet.',
    unknown: 'Dieser Link ist ungültig oder abgelaufen.',
  },
};

export const subscriptionMessages = ({ language }: Pick<Locale, 'language'>): Messages => MESSAGES[language];

/** The text message that asks whether its reader means it. */
export const codeSms = (code: string, locale: Locale): string => subscriptionMessages(locale).sms(code);
