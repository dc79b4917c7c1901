import { expect, it } from 'vitest';
import { addressRule } from './address-rules.ts';
import { isOfRegion } from './postal-region.ts';

it.each([
  ['97205', 'OR', 'US', true],
  ['97205-1234', 'OR', 'US', true],
  ['98101', 'OR', 'US', false],
  ['10001', 'CA', 'US', false],
  ['06390', 'NY', 'US', true],
  ['09012', 'AE', 'US', true],
  ['00802', 'VI', 'US', true],
  ['K1A 0B1', 'ON', 'CA', true],
  ['V6B 1A1', 'ON', 'CA', false],
  ['X0A 0H0', 'NU', 'CA', true],
  ['69002', 'OR', 'FR', true],
  ['2000', 'NSW', 'AU', true],
])('%s is of %s in %s: %s', (code, region, country, expected) => {
  expect(isOfRegion(code, region, country)).toBe(expected);
});

it('knows every state and every province that an address can have', () => {
  const unknown = (country: string, code: string) =>
    (addressRule(country).provinces ?? []).filter(([province]) => isOfRegion(code, province, country)).map(([province]) => province);
  expect(unknown('US', '00000')).toEqual([]);
  expect(unknown('CA', 'Z9Z 9Z9')).toEqual([]);
});
