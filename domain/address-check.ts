import { ADDRESS_MAX, APPLE_PAY_CITY_MAX } from '#contract/constants.ts';
import { addressRule, type AddressField, type AddressRule } from './address-rules.ts';
import { isOfRegion } from './postal-region.ts';

/** What is wrong with a field: nothing there, not of the country's form, too short or too long, not on the list, of another state or province. */
export type AddressProblem = 'required' | 'pattern' | 'length' | 'unknown' | 'region';

export type CheckedField = AddressField | 'firstName' | 'lastName' | 'email' | 'phone' | 'recipientContactPhone';

export interface AddressText {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly phoneCode?: string | undefined;
  readonly recipientContactPhone?: string | undefined;
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly addressLine3?: string | undefined;
  readonly city: string;
  readonly postalCode?: string | undefined;
  readonly province?: string | undefined;
  readonly countryCode: string;
}

export interface CheckedAddress<T extends AddressText> {
  /** In the country's form: postcode spaced, province as its code, phone as national digits with its dial code, the recipient's with `+`. */
  readonly address: T;
  readonly problems: Readonly<Partial<Record<CheckedField, AddressProblem>>>;
  readonly isPoBox: boolean;
}

/** Letters of any script, spaces, comma, period, apostrophe, backtick, hyphen (spec 1 §5). */
const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;
const EMAIL = /^[^\s@<>()[\],;:\\"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

export const isPersonName = (name: string): boolean => NAME.test(name.trim());

const PO_BOX: Readonly<Record<string, RegExp>> = {
  DE: /\bpostfach\b/i,
  AT: /\bpostfach\b/i,
  CH: /\b(?:postfach|case postale|casella postale)\b/i,
  FR: /\b(?:bp|bo[iî]te postale|cs)\s*n?°?\s*\d+/i,
  BE: /\b(?:bp|bo[iî]te postale|postbus)\s*\d+/i,
  LU: /\b(?:bp|bo[iî]te postale)\s*\d+/i,
  NL: /\bpostbus\s*\d+/i,
  ES: /\b(?:apartado(?: de correos)?|apdo\.?)\s*\d+/i,
  IT: /\bcasella postale\b/i,
  PT: /\bapartado\s*\d+/i,
};
const PO_BOX_ANYWHERE = /\bp\.?\s*o\.?\s*box\b|\bpost\s*office\s*box\b/i;

/** Parcels go to doors: whether a line names a post office box. Military post offices (APO, FPO, DPO) are none. */
export const isPoBox = (lines: readonly (string | undefined)[], countryCode: string): boolean =>
  lines.some((line) => line !== undefined && (PO_BOX_ANYWHERE.test(line) || PO_BOX[countryCode]?.test(line)));

/** Postcodes as their country writes them: `k1a0b1` is `K1A 0B1`, `1012ab` is `1012 AB`. */
export const formatPostalCode = (value: string, countryCode: string): string => {
  const upper = value.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const bare = upper.replaceAll(/[\s-]/g, '');
  if (countryCode === 'CA' && bare.length === 6) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (countryCode === 'GB' && bare.length >= 5 && bare.length <= 7) return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  if (countryCode === 'NL' && bare.length === 6) return `${bare.slice(0, 4)} ${bare.slice(4)}`;
  if (countryCode === 'IE' && bare.length === 7) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (countryCode === 'SE' && bare.length === 5) return `${bare.slice(0, 3)} ${bare.slice(3)}`;
  if (countryCode === 'US' && bare.length === 9) return `${bare.slice(0, 5)}-${bare.slice(5)}`;
  if (countryCode === 'PL' && bare.length === 5) return `${bare.slice(0, 2)}-${bare.slice(2)}`;
  if (['PT', 'JP'].includes(countryCode) && bare.length === 7)
    return `${bare.slice(0, countryCode === 'PT' ? 4 : 3)}-${bare.slice(countryCode === 'PT' ? 4 : 3)}`;
  return upper;
};

/** A number as dial code and national digits: `07911 123456` in Great Britain is 44 and 7911123456. Undefined where it cannot be one. */
export const normalisePhone = (text: string, rule: AddressRule): { phoneCode: string; phone: string } | undefined => {
  const international = /^\s*(?:\+|00)/.test(text);
  let digits = text.replace(/^\s*00/, '').replaceAll(/\D/g, '');
  if (international) {
    if (rule.dialCode !== '' && digits.startsWith(rule.dialCode)) digits = digits.slice(rule.dialCode.length);
    // A number of another country: kept as it is, without a check that we cannot make.
    else return digits.length >= 7 && digits.length <= 15 ? { phoneCode: '', phone: `+${digits}` } : undefined;
  }
  const [min, max] = rule.phoneDigits;
  if (rule.trunkPrefix && digits.startsWith(rule.trunkPrefix) && (rule.trunkPrefix === '0' || digits.length > max))
    digits = digits.slice(rule.trunkPrefix.length);
  if (digits.length < min || digits.length > max || (rule.phoneStart && !rule.phoneStart.includes(digits.charAt(0)))) return undefined;
  return { phoneCode: rule.dialCode, phone: digits };
};

export interface CheckOptions {
  /** `contact`: somebody who collects or is mailed; no street is asked for. */
  readonly kind: 'postal' | 'contact';
  readonly phone: 'required' | 'optional';
  /** A wallet may name a longer town than a form (spec 3 §5). */
  readonly isOfWallet?: boolean;
  /** Of the country, where the shop has told a newer one than was built in. */
  readonly rule?: AddressRule;
}

/** Checks an address against the rules of its country and writes it in the country's form. Pure; used by the form and by the server. */
export const checkAddress = <T extends AddressText>(
  given: T,
  { kind, phone, isOfWallet = false, rule = addressRule(given.countryCode) }: CheckOptions,
): CheckedAddress<T> => {
  const problems: Partial<Record<CheckedField, AddressProblem>> = {};
  const formed: { postalCode?: string; province?: string; phone?: string; phoneCode?: string; recipientContactPhone?: string } = {};

  for (const field of ['firstName', 'lastName'] as const) {
    const value = given[field].trim();
    if (value === '') problems[field] = 'required';
    else if (value.length < 2 || value.length > 30) problems[field] = 'length';
    else if (!NAME.test(value)) problems[field] = 'pattern';
  }
  if (given.email.trim() === '') problems.email = 'required';
  else if (!EMAIL.test(given.email.trim())) problems.email = 'pattern';

  const number = given.phone?.trim() ?? '';
  if (number === '') {
    if (phone === 'required') problems.phone = 'required';
  } else {
    const dialled = given.phoneCode && !number.startsWith('+') ? `+${given.phoneCode.replaceAll(/\D/g, '')}${withoutTrunk(number, rule)}` : number;
    const normal = normalisePhone(dialled, rule);
    if (normal) Object.assign(formed, normal);
    else problems.phone = 'pattern';
  }

  if (kind === 'postal') {
    if (given.recipientContactPhone) {
      const normal = normalisePhone(given.recipientContactPhone, rule);
      if (normal) formed.recipientContactPhone = normal.phoneCode === '' ? normal.phone : `+${normal.phoneCode}${normal.phone}`;
      else problems.recipientContactPhone = 'pattern';
    }
    if (given.postalCode) formed.postalCode = formatPostalCode(given.postalCode, given.countryCode);
    if (rule.provinces && given.province) {
      const wanted = given.province.trim().toLowerCase();
      const code = rule.provinces.find(([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.[0];
      if (code) formed.province = code;
      else problems.province = 'unknown';
    }
    for (const field of rule.required) if ((given[field] ?? '').trim() === '') problems[field] = 'required';
    if (formed.postalCode && rule.postalPattern && !new RegExp(`^(?:${rule.postalPattern})$`).test(formed.postalCode))
      problems.postalCode = 'pattern';
    else if (formed.postalCode && formed.province && !isOfRegion(formed.postalCode, formed.province, given.countryCode))
      problems.postalCode = 'region';
    if (given.city.trim().length > (isOfWallet ? APPLE_PAY_CITY_MAX : ADDRESS_MAX)) problems.city = 'length';
  }
  return {
    address: { ...given, ...formed },
    problems,
    isPoBox: kind === 'postal' && isPoBox([given.addressLine1, given.addressLine2, given.addressLine3], given.countryCode),
  };
};

const withoutTrunk = (number: string, { trunkPrefix }: AddressRule): string => {
  const digits = number.replaceAll(/\D/g, '');
  return trunkPrefix !== undefined && trunkPrefix !== '1' && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits;
};
