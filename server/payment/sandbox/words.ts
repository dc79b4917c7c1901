import { LOCALES, type LocaleId } from '#contract/locales.ts';

const TEXTS = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    code: 'Security code',
    codeHint: '3 digits on the back, 4 on the front of American Express',
    problems: {
      number: 'Enter a valid card number',
      expiry: 'Enter an expiry date that is not in the past',
      code: 'Enter the security code of your card',
    },
    network: 'The card could not be checked. Your connection may be interrupted; try again.',
    test: 'Test shop: no money is moved. Use 4242 4242 4242 4242.',
  },
  fr: {
    title: 'Données de la carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'MM / AA',
    code: 'Code de sécurité',
    codeHint: '3 chiffres au dos, 4 au recto pour American Express',
    problems: {
      number: 'Saisissez un numéro de carte valide',
      expiry: 'Saisissez une date d’expiration qui n’est pas passée',
      code: 'Saisissez le code de sécurité de votre carte',
    },
    network: 'La carte n’a pas pu être vérifiée. Votre connexion est peut-être interrompue ; réessayez.',
    test: 'Boutique de test : aucun débit. Utilisez 4242 4242 4242 4242.',
  },
  de: {
    title: 'Kartendaten',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM / JJ',
    code: 'Prüfnummer',
    codeHint: '3 Ziffern auf der Rückseite, 4 auf der Vorderseite bei American Express',
    problems: {
      number: 'Geben Sie eine gültige Kartennummer ein',
      expiry: 'Geben Sie ein Ablaufdatum ein, das nicht vorbei ist',
      code: 'Geben Sie die Prüfnummer Ihrer Karte ein',
    },
    network: 'Die Karte konnte nicht geprüft werden. Vielleicht ist die Verbindung unterbrochen; versuchen Sie es erneut.',
    test: 'Testshop: es wird kein Geld bewegt. Nutzen Sie 4242 4242 4242 4242.',
  },
} as const;

export type CardWords = (typeof TEXTS)[keyof typeof TEXTS];

export const cardWords = (locale: LocaleId): CardWords => TEXTS[LOCALES[locale].language];
