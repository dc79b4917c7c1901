import { expect, it } from 'vitest';
import { ADDRESS_COUNTRIES, addressRule } from '#domain/address-rules.ts';
import { LOCALES } from '#contract/locales.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { countryHandlers, countryList } from '#server/customers/profile/countries.ts';
import { countryRule, homeMask, toRule } from '#src/base/address/country-rules.ts';

const ask = countryHandlers()['utilities.i18n'] as unknown as (input: object, ctx: object) => Promise<CallResponse<'utilities.i18n'>>;
const rulesOf = (countryCode: string) => ask({ params: { countryCode } }, { locale: LOCALES['en-us'] });

it('the shop tells of every country what the page was built with, so that a form is the same without the network', async () => {
  for (const code of ADDRESS_COUNTRIES) {
    const { phoneMask: _, ...rule } = toRule(code, await rulesOf(code));
    const { phoneMask: __, ...built } = addressRule(code);
    expect(rule).toEqual(built);
  }
});

it('what the shop tells goes before what was built in: pattern, exact length, provinces, fields', async () => {
  const { country, address } = await rulesOf('DE');
  const rule = toRule('DE', {
    country,
    address: { ...address, postalPattern: '\\d{6}', postalLength: 6, fields: ['addressLine1', 'moon', 'city'], required: ['city'] },
  });
  expect(rule).toMatchObject({ postalPattern: '\\d{6}', postalLength: 6, fields: ['addressLine1', 'city'], required: ['city'] });
  expect(countryRule('DE')).toEqual(addressRule('DE'));
});

it.each(Object.values(LOCALES))('a number is written in one form in the shop of $id, whether the shop has been asked or not', ({ country }) => {
  const mask = countryList(LOCALES['en-us']).find(({ code }) => code === country)?.mask;
  expect(homeMask(country)).toBe(mask ?? '(XXX) XXX - XXXX');
});
