import { expect, test } from 'vitest';
import { townLines } from './address-lines.ts';

test.each([
  [{ city: 'Portland', province: 'OR', postalCode: '97205', countryCode: 'US' }, ['Portland, OR 97205']],
  [{ city: 'London', postalCode: 'E1 6AN', countryCode: 'GB' }, ['London', 'E1 6AN']],
  [{ city: 'Lyon', postalCode: '69002', countryCode: 'FR' }, ['69002 Lyon']],
  [{ city: 'Dublin', province: '', postalCode: '', countryCode: 'IE' }, ['Dublin']],
])('a town is written as its country does: %j', (place, lines) => {
  expect(townLines(place)).toEqual(lines);
});
