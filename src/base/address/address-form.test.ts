import { expect, test } from 'vitest';
import { addressProblems } from './address-form.ts';

const portland = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '5035550100',
  addressLine1: '1 Trail Way',
  addressLine2: '',
  addressLine3: '',
  recipientContactPhone: '',
  city: 'Portland',
  postalCode: '97205',
  province: 'OR',
  countryCode: 'US',
};

test('says which code is wrong, and how', () => {
  const problem = (more: Partial<typeof portland>) => addressProblems({ ...portland, ...more }, { kind: 'postal' }).postalCode;
  expect(problem({ postalCode: '98101' })).toBe('postalRegion:US');
  expect(problem({ postalCode: '9720' })).toBe('postalCode:US');
  expect(problem({ countryCode: 'DE', province: '', postalCode: '1010', phone: '+4915112345678' })).toBe('exact:5');
  expect(problem({ countryCode: 'GB', province: '', postalCode: '12345', phone: '+447911123456' })).toBe('postalCode:GB');
});

test('every line of a form has 30 characters, the town too', () => {
  expect(addressProblems(portland, { kind: 'postal' })).toEqual({});
  const long = 'x'.repeat(31);
  expect(addressProblems({ ...portland, addressLine1: long, addressLine2: long, city: long }, { kind: 'postal' })).toEqual({
    addressLine1: 'max:30',
    addressLine2: 'max:30',
    city: 'max:30',
  });
});
