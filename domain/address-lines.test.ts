import { expect, test } from 'vitest';
import { addressLines, townLines } from './address-lines.ts';

test.each([
  [{ city: 'Portland', province: 'OR', postalCode: '97205', countryCode: 'US' }, ['Portland, OR 97205']],
  [{ city: 'London', postalCode: 'E1 6AN', countryCode: 'GB' }, ['London', 'E1 6AN']],
  [{ city: 'Lyon', postalCode: '69002', countryCode: 'FR' }, ['69002 Lyon']],
  [{ city: 'Dublin', province: '', postalCode: '', countryCode: 'IE' }, ['Dublin']],
])('a town is written as its country does: %j', (place, lines) => {
  expect(townLines(place)).toEqual(lines);
});

test('a third line is written below the second, and a line that is empty is left out', () => {
  const address = {
    addressId: '1',
    isValidated: true,
    email: 'ada@waymark.example',
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Pine Street',
    addressLine2: '',
    addressLine3: 'Behind the mill',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    country: 'United States',
    countryCode: 'US',
  };
  expect(addressLines(address)).toEqual(['Ada Byron', '1 Pine Street', 'Behind the mill', 'Portland, OR 97205', 'United States']);
});
