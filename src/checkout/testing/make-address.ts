import type { Address } from '#contract/address.ts';

/** Where a parcel can go, with everything that an address can say. */
export const makeAddress = (change: Partial<Address> = {}): Address => ({
  addressId: 'a',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '5035550123',
  phoneCode: '1',
  addressLine1: '12 Trail Street',
  city: 'Portland',
  postalCode: '97205',
  province: 'OR',
  country: 'United States',
  countryCode: 'US',
  isValidated: true,
  ...change,
});
