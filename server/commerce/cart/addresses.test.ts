import { expect, it } from 'vitest';
import type { AddressInput } from '#contract/address.ts';
import { LOCALES } from '#contract/locales.ts';
import { acceptAddress } from './addresses.ts';
import { ADDRESSES } from './testing-addresses.ts';

const COUNTRY = { US: 'en-us', CA: 'en-ca', GB: 'en-gb', FR: 'fr-fr', DE: 'de-de' } as const;

it.each(Object.entries(ADDRESSES))('an accepted billing address is accepted again unchanged: %s', (_, given: AddressInput) => {
  const locale = LOCALES[COUNTRY[given.countryCode as keyof typeof COUNTRY]];
  const once = acceptAddress(given, 'billing', locale);
  expect(acceptAddress(once, 'billing', locale)).toEqual(once);
});
