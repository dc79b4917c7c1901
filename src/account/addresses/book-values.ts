import type { BookAddress, BookInput } from '#contract/calls/consumer-address.ts';
import { type AddressName, type AddressProblems, addressProblems, type AddressValues, toInput, toValues } from '#src/base/address/address-form.ts';

export interface BookValues {
  readonly approachType: 'S' | 'B';
  readonly main: boolean;
  readonly address: AddressValues;
}

/** An address of the book as its form shows it; a new one is empty, for deliveries, in the shop's country. */
export const toBookValues = (address: BookAddress | undefined, country: string, approachType: 'S' | 'B' = 'S'): BookValues => ({
  approachType: address?.approachType ?? approachType,
  main: address?.main ?? false,
  address: toValues(address, country),
});

export const toBookInput = ({ approachType, main, address }: BookValues, before: BookAddress | undefined, email: string): BookInput => ({
  ...toInput(address, before?.email ?? email, 'postal'),
  approachType,
  main,
});

/** What is wrong with it, as short names; a post office box is a place for bills, not for parcels. */
export const bookProblems = ({ address, approachType }: BookValues, email: string): AddressProblems =>
  addressProblems({ ...address, email }, { kind: 'postal', noPoBox: approachType === 'S' });

export const isAddressName = (name: string, values: AddressValues): name is AddressName => Object.hasOwn(values, name);
