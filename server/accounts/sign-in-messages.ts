import type { Locale } from '#contract/locales.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Messages = Readonly<Record<Locale['language'], string>>;

/** What a form shows as the shop says it (spec 3 §8). */
const SAID = {
  AUT401: {
    en: 'Email or password is incorrect. Please try again.',
    fr: 'Identifiants incorrects. Vérifiez votre e-mail et votre mot de passe.',
    de: 'Die Anmeldedaten stimmen nicht. Bitte prüfen Sie E-Mail und Passwort.',
  },
  AUT423: {
    en: 'This sign-in is locked for now. Please try again later or reset your password.',
    fr: 'Cet identifiant est provisoirement bloqué. Réessayez plus tard ou réinitialisez votre mot de passe.',
    de: 'Diese Anmeldung ist vorübergehend gesperrt. Versuchen Sie es später noch einmal oder setzen Sie Ihr Passwort zurück.',
  },
  AUT426: {
    en: 'That’s not right. One more wrong attempt will lock your account.',
    fr: 'Ce n’est pas correct. Une nouvelle erreur bloquera votre compte.',
    de: 'Das stimmt nicht. Noch ein Fehlversuch sperrt Ihr Konto.',
  },
  AUT440: {
    en: 'We couldn’t find this store. You can still use your account.',
    fr: 'Nous ne connaissons pas ce magasin. Votre compte fonctionne sans lui.',
    de: 'Diese Filiale kennen wir nicht. Ihr Konto funktioniert auch ohne.',
  },
  AUT441: {
    en: 'Too many wrong passwords were entered from this connection. Try again tomorrow, or reset your password.',
    fr: 'Trop de mots de passe erronés sont venus de cette connexion. Réessayez demain ou réinitialisez votre mot de passe.',
    de: 'Von diesem Anschluss kamen zu viele falsche Passwörter. Versuchen Sie es morgen wieder, oder setzen Sie Ihr Passwort zurück.',
  },
} as const satisfies Readonly<Record<string, Messages>>;

const OF_A_PASSKEY: Messages = {
  en: 'This passkey didn’t work. Please try again, or use your password.',
  fr: 'Cette clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
  de: 'Dieser Passkey hat nicht funktioniert. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
};

/** A refusal with the shop's words in the language of whoever asks. */
export const saidRefusal = (code: keyof typeof SAID, { language }: Pick<Locale, 'language'>): Refusal =>
  new Refusal(code, undefined, { message: SAID[code][language] });

/** For a `catch`: the refusal of a passkey in words for whoever wants to sign in with it; anything else as it is. */
export const wrongPasskey =
  ({ language }: Locale) =>
  (error: unknown): never => {
    if (error instanceof Refusal && ['AUT418', 'AUT437', 'AUT438'].includes(error.code))
      throw new Refusal(error.code, undefined, { message: OF_A_PASSKEY[language] });
    throw error;
  };
