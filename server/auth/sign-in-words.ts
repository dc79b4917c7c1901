import type { Locale } from '#contract/locales.ts';
import { Refusal } from '../http/refusal.ts';

const WORDS: Readonly<Record<'password' | 'passkey', Readonly<Record<Locale['language'], string>>>> = {
  password: {
    en: 'Invalid credentials. Please check your email and your password.',
    fr: 'Identifiants incorrects. Vérifiez votre e-mail et votre mot de passe.',
    de: 'Die Anmeldedaten stimmen nicht. Bitte prüfen Sie E-Mail und Passwort.',
  },
  passkey: {
    en: 'This passkey did not work. Please try again, or use your password.',
    fr: 'Cette clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
    de: 'Dieser Passkey hat nicht funktioniert. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
  },
};

/** A wrong password is said as the shop says it (spec 3 §8). */
export const wrongCredentials = ({ language }: Locale): Refusal => new Refusal('AUT401', undefined, { message: WORDS.password[language] });

/** For a `catch`: the refusal of a passkey in words for whoever wants to sign in with it; anything else as it is. */
export const wrongPasskey =
  ({ language }: Locale) =>
  (error: unknown): never => {
    if (error instanceof Refusal && ['AUT418', 'AUT437', 'AUT438'].includes(error.code))
      throw new Refusal(error.code, undefined, { message: WORDS.passkey[language] });
    throw error;
  };
