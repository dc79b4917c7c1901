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

const forGrace = { ...ADDRESSES.OR, recipientContactPhone: '503 555 0101' };

it('keeps the phone of whoever takes a parcel with the address it goes to', () => {
  const once = acceptAddress(forGrace, 'home', LOCALES['en-us']);
  expect(once.recipientContactPhone).toBe('+15035550101');
  expect(acceptAddress(once, 'home', LOCALES['en-us'])).toEqual(once);
});

it.each(['billing', 'contact'] as const)('knows nobody who takes a parcel where none goes: %s', (purpose) => {
  expect(acceptAddress(forGrace, purpose, LOCALES['en-us'])).not.toHaveProperty('recipientContactPhone');
});

it('refuses a phone of whoever takes the parcel that is none, at its field', () => {
  expect(() => acceptAddress({ ...ADDRESSES.OR, recipientContactPhone: '12' }, 'home', LOCALES['en-us'])).toThrow(
    expect.objectContaining({ code: 'CHK380', details: { fields: { recipientContactPhone: 'pattern' } } }),
  );
});
