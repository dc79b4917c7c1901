import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PHONE_DIAL_UK, PHONE_DIGITS_NORTH_AMERICA } from '#contract/constants.ts';
import { DIAL_NORTH_AMERICA } from './phone-mask.ts';

export interface Phone {
  /** Dial code without +. */
  readonly phoneCode: string;
  /** National digits, without a trunk prefix. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2; the one that was asked for, where it has the dial code. */
  readonly phoneCountry: string;
}

/**
 * A number in international form (spec 2 §5): `(0)7911 123456` of Great Britain is 44 and 7911123456, and so is `+44 07911 123456`.
 * Undefined where it cannot be a number. Heavy: a page loads this with the form that needs it.
 * @param country that it is written in the form of, unless it begins with + or 00
 */
export const parsePhone = (text: string, country: string): Phone | undefined => {
  const international = text.trim().replace(/^00/, '+');
  const home = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(international, home ? { defaultCountry: home } : {});
  if (!parsed?.isPossible()) return undefined;
  const phoneCode: string = parsed.countryCallingCode;
  // What is left of a zero that belongs to calls at home alone.
  const phone: string = phoneCode === String(PHONE_DIAL_UK) ? parsed.nationalNumber.replace(/^0/, '') : parsed.nationalNumber;
  if (phoneCode === DIAL_NORTH_AMERICA && (phone.length !== PHONE_DIGITS_NORTH_AMERICA || !/^[2-9]/.test(phone))) return undefined;
  // Of countries that share a dial code the digits say little: the islands of the Channel have numbers of Great Britain's form.
  const isHome = home !== undefined && getCountryCallingCode(home) === phoneCode;
  const abroad = phoneCode === String(PHONE_DIAL_UK) ? 'GB' : (parsed.country ?? '');
  return { phoneCode, phone, phoneCountry: isHome ? home : abroad };
};

/** As machines write it: `+447911123456`. */
export const toE164 = ({ phoneCode, phone }: Pick<Phone, 'phoneCode' | 'phone'>): string => `+${phoneCode}${phone}`;
