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
    intro: 'Quelqu’un, vous sans doute, a demandé notre lettre d’information à cette adresse. Elle commencera quand vous l’aurez confirmé.',
    confirm: 'Oui, envoyez-la-moi',
    why: 'Ce n’était pas vous ? Ne faites rien : sans votre accord nous n’écrirons plus.',
    stop: 'Plus jamais à cette adresse',
    askConfirm: 'Souhaitez-vous recevoir notre lettre d’information ?',
    confirmed: 'Merci, votre inscription est confirmée.',
    askStop: 'Souhaitez-vous mettre fin à votre inscription ?',
    stopped: 'C’est fait. Vous ne recevrez plus rien de ce genre.',
    unknown: 'Ce lien est inconnu ou n’est plus valable.',
  },
  de: {
    sms: (code) =>
      `${code} ist Ihr Waymark-Code. Damit stimmen Sie SMS mit Neuigkeiten und Angeboten zu, bis Sie sie im Konto beenden. Nicht Sie? Dann tun Sie nichts.`,
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    title: 'Noch ein Schritt',
    intro: 'Jemand, hoffentlich Sie, hat an diese Adresse unseren Newsletter bestellt. Er beginnt, wenn Sie das bestätigen.',
    confirm: 'Ja, senden Sie ihn mir',
    why: 'Das waren nicht Sie? Dann tun Sie nichts: Ohne Ihr Wort schreiben wir keinen weiteren Brief.',
    stop: 'Nie wieder an diese Adresse',
    askConfirm: 'Dürfen wir Ihnen unseren Newsletter senden?',
    confirmed: 'Danke. Sie sind angemeldet.',
    askStop: 'Möchten Sie sich abmelden?',
    stopped: 'Erledigt. Wir senden Ihnen nichts dergleichen mehr.',
    unknown: 'Dieser Link ist uns nicht bekannt oder nicht mehr gültig.',
  },
};

export const subscriptionMessages = ({ language }: Pick<Locale, 'language'>): Messages => MESSAGES[language];

/** The text message that asks whether its reader means it. */
export const codeSms = (code: string, locale: Locale): string => subscriptionMessages(locale).sms(code);
