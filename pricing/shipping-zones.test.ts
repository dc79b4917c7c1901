import { expect, test } from 'vitest';
import { ratesTo, reaches } from './shipping-zones.ts';

const waysTo = (postalCode: string) => ratesTo('en-gb', 'standard', { countryCode: 'GB', postalCode }).map(({ code }) => code);
const isRemote = (postalCode: string) => !waysTo(postalCode).includes('express');

test.each([
  'PA41 7AA',
  'PA49 7UN',
  'PA60 7XN',
  'PA78 6SY',
  'PA20 0AA',
  'PH42 4RL',
  'PH49 4JF',
  'PH50 4QR',
  'TR21 0LW',
  'KA27 8AA',
  'IV1 1AA',
  'BT1 5GS',
])('%s is one of the British islands and far places that express does not reach', (postalCode) => expect(isRemote(postalCode)).toBe(true));

test.each(['PA4 0AA', 'PA6 7AA', 'PA7 5AA', 'PH5 2AA', 'PA2 0AA', 'KA2 7AA', 'PH4 9AA', 'TR2 1AA', 'PA80 5AA', 'SW1A 1AA', 'M1 1AE'])(
  '%s is on the mainland, though its letters begin like an island’s',
  (postalCode) => expect(isRemote(postalCode)).toBe(false),
);

test('half a code, as a wallet shows it, is the district that it names', () => {
  expect(['PA41', 'PA4', 'ph50', 'PA'].map(isRemote)).toEqual([true, false, true, false]);
});

test('the Channel Islands and the Isle of Man are outside of the customs territory', () => {
  const isReached = (postalCode: string) => reaches('en-gb', { countryCode: 'GB', postalCode });
  expect(['JE2 3AB', 'GY1 1AA', 'IM1 1AA', 'G1 1AA'].map(isReached)).toEqual([false, false, false, true]);
});
