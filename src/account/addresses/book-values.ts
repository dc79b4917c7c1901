import { normalisePhone } from '#domain/address-check.ts';
import type { BookAddress, BookInput } from '#contract/calls/consumer-address.ts';
import { type AddressName, type AddressProblems, addressProblems, type AddressValues, toInput, toValues } from '#src/base/address/address-form.ts';
import { countryRule } from '#src/base/address/country-rules.ts';

export interface BookValues {
  readonly approachType: 'S' | 'B';
  readonly main: boolean;
  /** Of whoever takes the parcel, where that is somebody else. */
  readonly recipientContactPhone: string;
  readonly address: AddressValues;
}

/** An address of the book as its form shows it; a new one is empty, for deliveries, in the shop's country. */
export const toBookValues = (address: BookAddress | undefined, country: string, approachType: 'S' | 'B' = 'S'): BookValues => ({
  approachType: address?.approachType ?? approachType,
  main: address?.main ?? false,
  recipientContactPhone: address?.recipientContactPhone ?? '',
  address: toValues(address, country),
});

export const toBookInput = (
  { approachType, main, recipientContactPhone, address }: BookValues,
  before: BookAddress | undefined,
  email: string,
): BookInput => ({
  ...(recipientContactPhone.trim() && { recipientContactPhone: recipientContactPhone.trim() }),
  ...toInput(address, before?.email ?? email, 'postal'),
  approachType,
  main,
});

/** What is wrong with it, as short names; a post office box is a place for bills, not for parcels. */
export const bookProblems = ({ address, approachType }: BookValues, email: string): AddressProblems =>
  addressProblems({ ...address, email }, { kind: 'postal', noPoBox: approachType === 'S' });

export const isAddressName = (name: string, values: AddressValues): name is AddressName => Object.hasOwn(values, name);

/** Somebody else's number may be left out; what is given is one. */
export const recipientProblem = ({ recipientContactPhone, address }: BookValues): 'phone' | undefined =>
  recipientContactPhone.trim() === '' || normalisePhone(recipientContactPhone, countryRule(address.countryCode)) ? undefined : 'phone';
