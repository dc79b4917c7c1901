import type { AddressInput } from '#contract/address.ts';
import { ADDRESS_MAX, APPLE_PAY_CITY_MAX } from '#contract/constants.ts';
import type { applePayMessages } from '#contract/errors/client-messages.ts';

/** A contact as a wallet tells it. Until the shopper agrees names and street are empty. */
export interface WalletContact {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly lines: readonly string[];
  readonly city: string;
  /** Province or state, by code or by name. */
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2, in whatever case. */
  readonly countryCode: string;
}

/** Fields of a contact by the names that Apple Pay gives them. */
export const CONTACT_FIELDS = [
  'givenName',
  'familyName',
  'emailAddress',
  'phoneNumber',
  'addressLines',
  'locality',
  'administrativeArea',
  'postalCode',
  'countryCode',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type WalletMessage = keyof typeof applePayMessages;

/** Something that stands in the way, by its name in the documents (spec 3 §8), and where in the sheet it is shown. */
export interface ContactProblem {
  readonly name: WalletMessage;
  readonly whose: 'shipping' | 'billing';
  readonly field?: ContactField;
}

/** Letters with their accents, figures, spaces and punctuation (spec 3 §5). A plus begins a number, a degree sign stands in French addresses. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+`´°]*$/u;

const INVALID = { shipping: 'applePayShippingContactInvalid', billing: 'applePayBillingContactInvalid' } as const;

/** The country of a contact must be the store's, its city no longer than the wallet allows: all that is known before the shopper agrees. */
export const placeProblems = (contact: WalletContact, country: string): ContactProblem[] => [
  ...(contact.countryCode.toUpperCase() === country ? [] : [{ name: 'applePayCountryError', whose: 'shipping', field: 'countryCode' } as const]),
  ...(contact.city.length > APPLE_PAY_CITY_MAX ? [{ name: 'applePayCityNameLength', whose: 'shipping', field: 'locality' } as const] : []),
];

/**
 * What is wrong with a contact that an order is to be made with (spec 3 §5). A billing contact may live in another country.
 * @param street whether something is sent there, or a bill
 */
export const contactProblems = (
  contact: WalletContact,
  { whose, country, street }: { readonly whose: 'shipping' | 'billing'; readonly country: string; readonly street: boolean },
): ContactProblem[] => {
  const place = street ? placeProblems(contact, country).filter(({ name }) => whose === 'shipping' || name !== 'applePayCountryError') : [];
  const texts: readonly (readonly [ContactField, string, boolean])[] = [
    ['givenName', contact.givenName, true],
    ['familyName', contact.familyName, true],
    ['addressLines', contact.lines.join(' '), street],
    ['locality', contact.city, false],
    ['administrativeArea', contact.region, false],
    ['postalCode', contact.postalCode, street],
  ];
  const wrong = texts.filter(([, text, needed]) => (needed && text.trim() === '') || !ALLOWED.test(text)).map(([field]) => field);
  if (street && !wrong.includes('addressLines') && !fitLines(contact.lines)) wrong.push('addressLines');
  return [...place, ...wrong.map((field) => ({ name: INVALID[whose], whose, field }))].map((problem) => ({ ...problem, whose }));
};

/** A contact that the shop refused, by the shop's names of its fields. */
export const refusedFields = (fields: readonly string[], whose: 'shipping' | 'billing'): ContactProblem[] =>
  fields.map((field) => ({ name: INVALID[whose], whose, ...(FIELD_OF[field] && { field: FIELD_OF[field] }) }));

const FIELD_OF: Readonly<Record<string, ContactField>> = {
  firstName: 'givenName',
  lastName: 'familyName',
  email: 'emailAddress',
  phone: 'phoneNumber',
  addressLine1: 'addressLines',
  addressLine2: 'addressLines',
  city: 'locality',
  province: 'administrativeArea',
  postalCode: 'postalCode',
  countryCode: 'countryCode',
};

const LINES = 3;

/** A wallet's lines may be longer than ours: they are broken between words. Undefined where even three lines do not hold them. */
export const fitLines = (lines: readonly string[]): string[] | undefined => {
  const fitted: string[] = [];
  for (const line of lines.map((one) => one.trim().replaceAll(/\s+/g, ' ')).filter(Boolean)) {
    let current = '';
    for (const word of line.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (longer.length <= ADDRESS_MAX) {
        current = longer;
        continue;
      }
      if (current !== '') fitted.push(current);
      current = word;
    }
    fitted.push(current);
  }
  return fitted.length > LINES || fitted.some((line) => line.length > ADDRESS_MAX) ? undefined : fitted;
};

/** As the shop takes it. */
export const addressOf = (contact: WalletContact, shippingId?: string): AddressInput => {
  const [addressLine1 = '', addressLine2, addressLine3] = fitLines(contact.lines) ?? [];
  return {
    ...(shippingId !== undefined && { shippingId }),
    firstName: contact.givenName.trim(),
    lastName: contact.familyName.trim(),
    email: contact.email.trim(),
    phone: contact.phone.trim(),
    addressLine1,
    ...(addressLine2 !== undefined && { addressLine2 }),
    ...(addressLine3 !== undefined && { addressLine3 }),
    city: contact.city.trim(),
    postalCode: contact.postalCode.trim(),
    province: contact.region.trim(),
    countryCode: contact.countryCode.toUpperCase(),
  };
};

/** What a sheet shows before the shopper agrees: the place, and nobody's name. */
export const placeOf = (contact: WalletContact, shippingId?: string): AddressInput =>
  addressOf({ ...contact, givenName: '', familyName: '', phone: '', lines: [] }, shippingId);
